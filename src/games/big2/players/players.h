// The computer players of Big-2.
//   random  any legal move, all equally likely
//   basic   the lowest legal play
//   smart   weighs what each move leaves, with weights that were tuned by playing
//   search  plays the better moves out in deals that fit what it has seen
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/message.h"
#include "engine/player.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {

const PlayerLevels<Big2>& levels();

// One maker for each level but random.
std::unique_ptr<Player<Big2>> make_basic(const Seed& seed);
std::unique_ptr<Player<Big2>> make_smart(const Seed& seed);
std::unique_ptr<Player<Big2>> make_search(const Seed& seed);

// What basic plays: the play whose highest card is lowest, of those the one with fewest cards, of those the
// lowest cards; a pass only where nothing can be played. `moves` is space for the list of legal moves.
Move lowest_play(const View& view, std::vector<Move>& moves);

// What they say of themselves and of their moves, in English.
std::span<const Phrase> player_phrases();

}  // namespace parlor::big2
