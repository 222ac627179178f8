// One value for each seat.
#pragma once

#include <array>

#include "core/seat.h"

namespace parlor {

// Games with fewer seats pass their own kCount, because states are copied often. Initialise it with one value
// per seat, in seat order.
template <class T, int kCount = kMaxSeats>
struct PerSeat {
  using value_type = T;
  using iterator = typename std::array<T, kCount>::iterator;
  using const_iterator = typename std::array<T, kCount>::const_iterator;

  std::array<T, kCount> in_order{};

  constexpr T& operator[](Seat seat) { return in_order[slot(seat)]; }
  constexpr const T& operator[](Seat seat) const { return in_order[slot(seat)]; }
  constexpr void fill(const T& value) { in_order.fill(value); }

  constexpr iterator begin() { return in_order.begin(); }
  constexpr iterator end() { return in_order.end(); }
  constexpr const_iterator begin() const { return in_order.begin(); }
  constexpr const_iterator end() const { return in_order.end(); }

  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace parlor
