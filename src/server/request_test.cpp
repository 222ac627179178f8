#include "server/request.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

TEST_CASE("a target is path and query, both decoded") {
  Request request;
  REQUIRE(read_target("/api/games/big2/rules?rules=a%3Db+c%20d&empty=&bare&twice=1&twice=2", request));
  CHECK(request.path == "/api/games/big2/rules");
  CHECK(request.segments == std::vector<std::string>{"api", "games", "big2", "rules"});
  CHECK(request.query["rules"] == "a=b c d");
  CHECK(request.query.contains("empty"));
  CHECK(request.query["bare"].empty());
  CHECK(request.query["twice"] == "2");
}

TEST_CASE("a slash that is encoded separates nothing, and empty segments are none") {
  Request request;
  REQUIRE(read_target("//api%2Fgames//x/", request));
  CHECK(request.path == "//api/games//x/");
  CHECK(request.segments == std::vector<std::string>{"api/games", "x"});
  CHECK(request.query.empty());
}

TEST_CASE("a badly encoded target is refused") {
  for (const char* target : {"/%", "/%4", "/%zz", "/?x=%g0", "%"}) {
    Request request;
    CHECK_FALSE_MESSAGE(read_target(target, request), target);
  }
}

TEST_CASE("characters that should have been encoded are taken as they are") {
  Request request;
  REQUIRE(read_target("/a|b/\xC3\xA9?x={\"k\"}&y=[1]%20#", request));
  CHECK(request.segments == std::vector<std::string>{"a|b", "\xC3\xA9"});
  CHECK(request.query["x"] == "{\"k\"}");
  CHECK(request.query["y"] == "[1] #");
}

TEST_CASE("a target that is not a path leads nowhere") {
  for (const std::string target : {"", "*", "games", "file:///etc/passwd", "http://example.org/api/games"}) {
    Request request;
    REQUIRE(read_target(target, request));
    CHECK(request.path == target);
    CHECK(request.segments.empty());
  }
}

using Segments = std::vector<std::string>;

TEST_CASE("a pattern fits paths that are the same but for its names, and says what stands there") {
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
