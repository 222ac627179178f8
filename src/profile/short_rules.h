// Rules as people choose them: only what differs from the rule document.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// As GameListing has it: "fivecards=ranked" in full, with the version in front.
using FullRules = std::function<Result<std::string>(std::string_view rules)>;

// The fewest options that mean the same as `full`, in the game's order; empty for the standard rules.
std::string short_rules(std::string_view full, const FullRules& full_rules);

}  // namespace parlor
