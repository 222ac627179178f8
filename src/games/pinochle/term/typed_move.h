// A move as a person types it: as in records, or shorter.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// "30", "+10", "pass"; "C"; "10C" or its number. `hand` is in the order shown.
Result<Move> read_typed_move(const View& view, const std::vector<Face>& hand, std::string_view line);

// The position (from 0) that a number stands for in a hand of `cards` cards, or a refusal; nothing if the
// word is not a number.
std::optional<Result<std::size_t>> place_of(std::string_view word, std::size_t cards);

}  // namespace parlor::pinochle
