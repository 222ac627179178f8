// Tests of the tools that the laws use; the laws themselves are tested on the toy games.
#include <array>
#include <cmath>
#include <doctest/doctest.h>

#include "engine/laws/chi_square.h"
#include "engine/laws/message_laws.h"
#include "engine/laws/move_laws.h"
#include "engine/laws/sample_statistics.h"
#include "engine/laws/tile_laws.h"

using namespace parlor;

TEST_CASE("a record accepts only moves of plain words") {
  for (const char* text : {"C3 D3", "pass", "lay a1 b1 / a2 drop c3", "1.5", "x1."}) {
    CAPTURE(text);
    CHECK(!bad_form(text));
  }
  for (const char* text :
       {"", " C3", "C3 ", "C3  D3", "C3\nD3", "C3 [D3]", "\"C3\"", "12.", "C3 4. D3", "! C3"}) {
    CAPTURE(text);
    CHECK(bad_form(text));
  }
}

TEST_CASE("counts that fit are below the limit, and others above it") {
  const std::array<double, 4> expected = {100, 100, 100, 100};
  const std::array<std::int64_t, 4> fair = {93, 110, 101, 96};
  const std::array<std::int64_t, 4> unfair = {160, 80, 80, 80};
  CHECK(chi_square(fair, expected) < chi_square_limit(3));
  CHECK(chi_square(unfair, expected) > 47);
  CHECK(chi_square(unfair, expected) < chi_square_limit(3) + 10);
  CHECK(!too_many_hits(60, 100, 0.5));
  CHECK(too_many_hits(100, 100, 0.5));
  CHECK(too_many_hits(20, 500, 1e-9));
}

TEST_CASE("the arrangements of hidden tiles are counted from the sizes of their places") {
  CHECK(log_arrangements({{"hand 0", 2}, {"stock", 2}}) == doctest::Approx(std::log(6.0)));
  CHECK(log_arrangements({{"hand 0", 5}}) == doctest::Approx(0));
}

TEST_CASE("a lost, duplicated or unknown tile is named") {
  const auto at = [](int tile) { return Place{TileId::at(tile), "hand 0", Sight::nobody()}; };
  CHECK(!tiles_are_conserved({at(1), at(0)}, 2));
  CHECK(tiles_are_conserved({at(1)}, 2)->detail == "tile 0 is lost");
  CHECK(tiles_are_conserved({at(0), at(0)}, 1)->detail == "tile 0 lies at hand 0 and at hand 0");
  CHECK(tiles_are_conserved({at(0), at(7)}, 2)->detail == "tile 7 is not of the deck");
}

TEST_CASE("a message can be said if its key and its arguments exist") {
  const std::array<Phrase, 2> phrases = {{{"a", "{x} and {y}"}, {"b", "word"}}};
  CHECK(!unsayable(Message("a", {{"x", 1}, {"y", Key{"b"}}}), phrases));
  CHECK(unsayable(Message("a", {{"x", 1}}), phrases) == "\"a\" is said without its y");
  CHECK(unsayable(Message("a", {{"x", 1}, {"y", Key{"c"}}}), phrases) == "\"c\" is in no catalogue");
  CHECK(!unsayable(Message("table.deal_over"), phrases));
  CHECK(!unsayable(Message("a", {{"x", 1}, {"y", Name{"words", "b"}}}),
                   std::array<Phrase, 2>{{{"a", "{x} and {y}"}, {"words.b", "word"}}}));
}

TEST_CASE("a message with a plural can be said if the number and all arguments of its forms exist") {
  const std::array<Phrase, 1> phrases = {{{"a", "{n, plural, one {# tile of {x}} other {# tiles}}."}}};
  CHECK(!unsayable(Message("a", {{"n", 1}, {"x", 2}}), phrases));
  CHECK(unsayable(Message("a", {{"x", 2}}), phrases) == "\"a\" is said without its n");
  CHECK(unsayable(Message("a", {{"n", 1}}), phrases) == "\"a\" is said without its x");
  CHECK(unsayable(Message("a", {{"n", "1"}, {"x", 2}}), phrases) ==
        "\"a\" counts by its n, which is no number");
}
