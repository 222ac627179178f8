#include "core/columns.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

TEST_CASE("numbers and durations are formatted for people, and columns are aligned") {
  CHECK(fixed(-1.005, 1) == "-1.0");
  CHECK(duration(850) == "850 ns");
  CHECK(duration(1240) == "1.24 µs");
  CHECK(duration(999.7) == "1.00 µs");
  CHECK(duration(17'000'000) == "17.0 ms");
  CHECK(duration(250e9) == "250 s");
  CHECK(aligned({{"a", "bb"}, {"ccc", "µ"}}) == "a    bb\nccc   µ\n");
}

}  // namespace
}  // namespace parlor
