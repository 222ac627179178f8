// One maker for each level; players.cpp lists them.
#pragma once

#include <memory>

#include "engine/player.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

std::unique_ptr<Player<Pinochle>> make_basic(const Seed& seed);
std::unique_ptr<Player<Pinochle>> make_smart(const Seed& seed);

}  // namespace parlor::pinochle
