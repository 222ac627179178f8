// The computer players of Remi.
//   random  one of the listed moves, all equally likely
//   basic   keeps tiles that are in or near formations, melds all it can
//   smart   counts the unseen tiles that would let it win, and judges when to meld
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {

const PlayerLevels<Remi>& levels();

// One factory for each level except random.
std::unique_ptr<Player<Remi>> make_basic(const Seed& seed);
std::unique_ptr<Player<Remi>> make_smart(const Seed& seed);

// The English phrases about the players and their moves.
std::span<const Phrase> player_phrases();

}  // namespace parlor::remi
