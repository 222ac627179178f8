#include "term/painted.h"

#include <cstdint>
#include <doctest/doctest.h>

namespace parlor {
namespace {

// Tiles are words of one letter.
std::optional<std::string> boxed(std::string_view word) {
  if (word.size() != 1) return std::nullopt;
  return "[" + std::string(word) + "]";
}

Message with(const Value& value) { return painted(Message("key", {{"what", value}}), boxed); }

}  // namespace

TEST_CASE("a text that is a list of tiles is drawn tile by tile") {
  CHECK(with("a") == Message("key", {{"what", "[a]"}}));
  CHECK(with("a b  c") == Message("key", {{"what", "[a] [b] [c]"}}));
}

TEST_CASE("tiles are drawn one by one") {
  CHECK(with(TileTexts{"a", "b"}) == Message("key", {{"what", TileTexts{"[a]", "[b]"}}}));
  CHECK(with(TileTexts{"a", "odd"}) == Message("key", {{"what", TileTexts{"[a]", "odd"}}}));
}

TEST_CASE("a text with any other word in it stays as it is, and so does an empty one") {
  CHECK(with("a or b") == Message("key", {{"what", "a or b"}}));
  CHECK(with("hello") == Message("key", {{"what", "hello"}}));
  CHECK(with("") == Message("key", {{"what", ""}}));
}

TEST_CASE("numbers, seats and catalogue words are no tiles") {
  CHECK(with(std::int64_t{5}) == Message("key", {{"what", 5}}));
  CHECK(with(Seat::at(1)) == Message("key", {{"what", Seat::at(1)}}));
  CHECK(with(Key{"a"}) == Message("key", {{"what", Key{"a"}}}));
  CHECK(with(Name{"a", "b"}) == Message("key", {{"what", Name{"a", "b"}}}));
}

TEST_CASE("every argument is looked at, and the key is kept") {
  CHECK(painted(Message("two", {{"one", "a"}, {"seat", Seat::at(0)}, {"other", "b c"}}), boxed) ==
        Message("two", {{"one", "[a]"}, {"seat", Seat::at(0)}, {"other", "[b] [c]"}}));
}

}  // namespace parlor
