// The computer players of Remi.
//   random  one of the listed moves, all equally likely
//   basic   keeps what is in formations or near them, lays all it can
//   smart   counts the tiles still out that it can win with, and judges when to lay
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {

const PlayerLevels<Remi>& levels();

// One maker for each level but random.
std::unique_ptr<Player<Remi>> make_basic(const Seed& seed);
std::unique_ptr<Player<Remi>> make_smart(const Seed& seed);

// What they say of themselves and of their moves, in English.
std::span<const Phrase> player_phrases();

}  // namespace parlor::remi
