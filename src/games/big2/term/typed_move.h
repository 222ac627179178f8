// A move as a person types it: cards, their positions in the hand as shown, or a pass.
#pragma once

#include <string_view>

#include "core/message.h"
#include "engine/assessment.h"
#include "games/big2/rules/rules.h"
#include "games/big2/rules/state.h"

namespace parlor::big2 {

// "C3 D3", "c3 d3", "0 1", "pass", "p" or "-1". `hand` is in the order shown.
Result<Move> read_typed_move(const Rules& rules, const Arrangement& hand, std::string_view line);

}  // namespace parlor::big2
