// The computer players of Okey.
//   random  one of the listed moves, all equally likely
//   basic   takes what makes a chain longer; throws away doubles, then what is in the shortest chain
//   smart   counts what it has seen and who took what, and how likely its three best numbers are completed
#pragma once

#include <memory>
#include <span>

#include "core/message.h"
#include "engine/player.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {

const PlayerLevels<Okey>& levels();

// One maker for each level but random.
std::unique_ptr<Player<Okey>> make_basic(const Seed& seed);
std::unique_ptr<Player<Okey>> make_smart(const Seed& seed);

// What they say of themselves and of their moves, in English.
std::span<const Phrase> player_phrases();

}  // namespace parlor::okey
