// The computer players of Rummikub.
//   random  one of the listed turns, all equally likely
//   basic   places as many tiles as it can in new sets or by appending, each turn
//   smart   the exact solver, and a judgement of when to hold tiles back
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

const PlayerLevels<Rummikub>& levels();

// One factory for each level except random.
std::unique_ptr<Player<Rummikub>> make_basic(const Seed& seed);
std::unique_ptr<Player<Rummikub>> make_smart(const Seed& seed);

// The English phrases about the players and their moves.
std::span<const Phrase> player_phrases();

// Why nothing is placed when nothing can be.
Message nothing_fits(const View& view);

}  // namespace parlor::rummikub
