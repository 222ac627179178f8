// The computer players of Rummikub.
//   random  one of the listed turns, all equally likely
//   basic   as many tiles as new sets and appended tiles can take, each turn
//   smart   the exact solver, and a judgement of when to hold tiles back
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

const PlayerLevels<Rummikub>& levels();

// One maker for each level but random.
std::unique_ptr<Player<Rummikub>> make_basic(const Seed& seed);
std::unique_ptr<Player<Rummikub>> make_smart(const Seed& seed);

// What they say of themselves and of their moves, in English.
std::span<const Phrase> player_phrases();

// Why nothing is placed where nothing can be.
Message nothing_fits(const View& view);

}  // namespace parlor::rummikub
