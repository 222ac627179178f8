// The computer players of Big-2.
//   random  any legal move, all equally likely
//   basic   the lowest legal play
//   smart   weighs what each move leaves, with weights tuned by playing
//   search  plays out the better moves in deals that fit what it has seen
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/message.h"
#include "engine/player.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {

const PlayerLevels<Big2>& levels();

// One factory for each level except random.
std::unique_ptr<Player<Big2>> make_basic(const Seed& seed);
std::unique_ptr<Player<Big2>> make_smart(const Seed& seed);
std::unique_ptr<Player<Big2>> make_search(const Seed& seed);

// The move of basic: the play whose highest card is lowest; among those, the one with the fewest cards; among
// those, the one with the lowest cards; a pass only if nothing can be played. `moves` is scratch space for
// the list of legal moves.
Move lowest_play(const View& view, std::vector<Move>& moves);

// The English phrases about the players and their moves.
std::span<const Phrase> player_phrases();

}  // namespace parlor::big2
