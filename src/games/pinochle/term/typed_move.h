// What a person types for a move: as records write it, or shorter.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// "30", "+10", "pass"; "C"; "10C" or its number. `hand` is in the order in which it was shown.
Result<Move> read_typed_move(const View& view, const std::vector<Face>& hand, std::string_view line);

// Is it a number that lies among so many cards? Then its place from 0 on; nothing where it is no number.
std::optional<Result<std::size_t>> place_of(std::string_view word, std::size_t cards);

}  // namespace parlor::pinochle
