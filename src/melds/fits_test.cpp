#include "melds/fits.h"

#include <cstdint>
#include <doctest/doctest.h>

#include "melds/test_positions.h"

namespace parlor::melds {
namespace {

// Some sets, some other tiles, some jokers.
FaceCounts hand(const MeldRules& rules, int jokers, int in_sets, int others, FastRandom& random) {
  const Position position =
      random_position({.rules = rules, .jokers = 0, .table = in_sets, .rack = others}, random);
  FaceCounts counts = position.rack;
  for (int i = 0; i < kFaces; ++i) {
    for (int k = 0; k < position.table[Face::at(i)]; ++k) counts.add(Face::at(i));
  }
  for (int k = 0; k < jokers; ++k) counts.add(Face::joker());
  return counts;
}

void compare(int count, const MeldRules& rules, int jokers) {
  FastRandom random(static_cast<std::uint64_t>(jokers + 1));
  int fitting = 0;
  for (int i = 0; i < count; ++i) {
    const FaceCounts counts = hand(rules, jokers, i % 13, 2 + i % 5, random);
    const int left = i % 3;
    const bool fit = fits(rules, tiles_of(counts), left);
    CHECK(fit == solver().all_fit(rules, counts, left));
    fitting += fit ? 1 : 0;
  }
  CHECK(fitting > 0);
  CHECK(fitting < count);
}

}  // namespace

TEST_CASE("tiles fit exactly if the solver can place them, all or all but a few, with any number of jokers") {
  compare(2000, {.wraps = true, .most_jokers = 4}, 0);
  compare(2000, {.wraps = false, .most_jokers = 4}, 1);
  compare(1000, {.wraps = true, .most_jokers = 4}, 1);
  compare(1000, {.wraps = true, .most_jokers = 4}, 2);
  compare(100, {.wraps = true, .most_jokers = 4}, 3);
  compare(500, {.numbers = 9, .wraps = true, .most_jokers = 4}, 2);
}

TEST_CASE("limits on jokers are respected") {
  compare(300, {.wraps = true, .most_jokers = 1}, 2);
  compare(300, {.wraps = true, .most_jokers = 4, .mostly_real = true}, 2);
}

TEST_CASE("two tiles that are far apart fit with two jokers between them") {
  FaceCounts counts;
  for (const char* text : {"4r", "7r", "J", "J"}) counts.add(Face::parse(text).value());
  CHECK(fits({}, tiles_of(counts)));
}

}  // namespace parlor::melds
