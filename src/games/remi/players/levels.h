// One maker for each level; players.cpp lists them.
#pragma once

#include <memory>

#include "engine/player.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {

std::unique_ptr<Player<Remi>> make_basic(const Seed& seed);
std::unique_ptr<Player<Remi>> make_smart(const Seed& seed);

}  // namespace parlor::remi
