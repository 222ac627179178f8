// One maker for each level; players.cpp lists them.
#pragma once

#include <memory>

#include "engine/player.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {

std::unique_ptr<Player<Big2>> make_basic(const Seed& seed);
std::unique_ptr<Player<Big2>> make_smart(const Seed& seed);
std::unique_ptr<Player<Big2>> make_search(const Seed& seed);

}  // namespace parlor::big2
