// The computer players of Okey.
//   random  one of the listed moves, all equally likely
//   basic   takes tiles that extend a chain; discards doubles, then tiles of the shortest chain
//   smart   counts what it has seen and who took what, and how likely its three best numbers are completed
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {

const PlayerLevels<Okey>& levels();

// One factory for each level except random.
std::unique_ptr<Player<Okey>> make_basic(const Seed& seed);
std::unique_ptr<Player<Okey>> make_smart(const Seed& seed);

// The English phrases about the players and their moves.
std::span<const Phrase> player_phrases();

}  // namespace parlor::okey
