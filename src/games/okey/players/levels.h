// One maker for each level; players.cpp lists them.
#pragma once

#include <memory>

#include "engine/player.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {

std::unique_ptr<Player<Okey>> make_basic(const Seed& seed);
std::unique_ptr<Player<Okey>> make_smart(const Seed& seed);

}  // namespace parlor::okey
