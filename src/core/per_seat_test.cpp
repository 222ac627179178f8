#include "core/per_seat.h"

#include <cstdint>
#include <doctest/doctest.h>
#include <memory>
#include <numeric>
#include <type_traits>

using namespace parlor;

TEST_CASE("each seat has its own value, which starts at zero") {
  PerSeat<int> values;
  CHECK(values == PerSeat<int>{0, 0, 0, 0});
  values[Seat::at(2)] = 7;
  CHECK(values == PerSeat<int>{0, 0, 7, 0});
  CHECK(values != PerSeat<int>{7, 0, 0, 0});
  values.fill(3);
  CHECK(std::accumulate(values.begin(), values.end(), 0) == 3 * kMaxSeats);
}

TEST_CASE("a state with one value per seat is as small and as easy to copy as its values") {
  static_assert(sizeof(PerSeat<std::uint8_t, 2>) == 2);
  static_assert(std::is_trivially_copyable_v<PerSeat<std::uint8_t>>);
  static_assert(!std::is_copy_constructible_v<PerSeat<std::unique_ptr<int>>>);
  const PerSeat<char, 2> both{'a', 'b'};
  CHECK(both[Seat::at(1)] == 'b');
}
