// The labs of the listed games.
#pragma once

#include <string_view>
#include <vector>

#include "core/message.h"
#include "lab/lab.h"

namespace parlor {

const std::vector<GameLab>& labs();
// The lab of the game with that name, or a sentence listing the games there are.
Result<const GameLab*> find_lab(std::string_view name);

}  // namespace parlor
