// The computer players of Pinochle.
//   random  bids at random as far as its hand counts, else one of the listed moves, all equally likely
//   basic   bids by the handout's rule, plays tricks by simple rules
//   smart   bids what it expects to make, remembers every card, and searches the tricks; also called clever
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

const PlayerLevels<Pinochle>& levels();

// One maker for each level.
std::unique_ptr<Player<Pinochle>> make_random(const Seed& seed);
std::unique_ptr<Player<Pinochle>> make_basic(const Seed& seed);
std::unique_ptr<Player<Pinochle>> make_smart(const Seed& seed);

// What they say of themselves and of their moves, in English.
std::span<const Phrase> player_phrases();

}  // namespace parlor::pinochle
