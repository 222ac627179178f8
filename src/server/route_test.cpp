#include "server/route.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

using Segments = std::vector<std::string>;

TEST_CASE("A pattern fits paths that are the same but for its names, and says what stands there") {
  const PathPattern pattern("/api/games/{game}/lessons/{lesson}");
  const Segments first{"api", "games", "big2", "lessons", "first"};
  const auto named = pattern.match(first);
  REQUIRE(named);
  CHECK(*named == std::vector<std::string_view>{"big2", "first"});
  CHECK_FALSE(pattern.match(Segments{"api", "games", "big2", "rules", "first"}));
  CHECK_FALSE(pattern.match(Segments{"api", "games", "big2", "lessons"}));
  CHECK_FALSE(pattern.match(Segments{"api", "games", "big2", "lessons", "first", "x"}));
  CHECK_FALSE(pattern.match({}));
  CHECK(PathPattern("/api/games").match(Segments{"api", "games"}).value().empty());
}

}  // namespace
}  // namespace parlor
