#include "core/seat.h"

namespace parlor {

std::optional<Seat> Seat::parse(std::string_view text) {
  if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + kMaxSeats) return std::nullopt;
  return at(text[0] - '0');
}

}  // namespace parlor
