// The computer players of Pinochle.
//   random  bids at random up to what its hand is worth, otherwise one of the listed moves, all equally
//   likely
//   basic   bids by the rule document's method, plays tricks by simple rules
//   smart   bids what it expects to make, remembers every card, and searches the tricks; also called clever
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

const PlayerLevels<Pinochle>& levels();

// One factory for each level.
std::unique_ptr<Player<Pinochle>> make_random(const Seed& seed);
std::unique_ptr<Player<Pinochle>> make_basic(const Seed& seed);
std::unique_ptr<Player<Pinochle>> make_smart(const Seed& seed);

// The English phrases about the players and their moves.
std::span<const Phrase> player_phrases();

}  // namespace parlor::pinochle
