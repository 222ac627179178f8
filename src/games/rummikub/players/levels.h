// One maker for each level; players.cpp lists them.
#pragma once

#include <memory>

#include "engine/player.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

// Why nothing is placed where nothing can be.
Message nothing_fits(const View& view);

std::unique_ptr<Player<Rummikub>> make_basic(const Seed& seed);
std::unique_ptr<Player<Rummikub>> make_smart(const Seed& seed);

}  // namespace parlor::rummikub
