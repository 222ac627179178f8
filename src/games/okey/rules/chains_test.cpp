// What a chain is, and when three of them win.
#include "games/okey/rules/chains.h"

#include <bit>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "core/fast_random.h"
#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::tiles;

bool has_chains(std::string_view hand) { return has_three_chains(tiles(hand)); }

// Straight from the rules: the colours of each number, in a list.
int chains_counted(const std::vector<Face>& hand) {
  std::map<int, std::set<Colour>> colours;
  for (Face face : hand) colours[face.number()].insert(face.colour());
  int full = 0;
  for (const auto& [number, of] : colours) full += of.size() == 4 ? 1 : 0;
  return full;
}

}  // namespace

TEST_CASE("of the three racks in the rule document two win, and one has a single chain") {
  CHECK(has_chains("K1 K2 R2 B2 Y2 R3 K5 R5 B5 Y5 K6 R6 B6 Y6"));
  CHECK(has_chains("K2 R2 B2 Y2 K2 Y2 K3 R3 B3 Y3 K5 R5 B5 Y5"));
  const Tiles twos = tiles("K2 K2 K2 K2 R2 R2 R2 R2 B2 B2 B2 B2 Y2 Y2 Y2");
  CHECK(twos.size() == 15);
  CHECK(std::popcount(chains(twos.once())) == 1);
  CHECK_FALSE(has_three_chains(twos));
}

TEST_CASE("a chain is one number in all four colours, and nothing else") {
  CHECK(std::popcount(chains(tiles("K7 R7 B7 Y7").once())) == 1);
  CHECK(std::popcount(chains(tiles("K7 R7 B7 B7").once())) == 0);
  CHECK(std::popcount(chains(tiles("K1 R2 B3 Y4").once())) == 0);
  CHECK(std::popcount(chains(tiles("K1 K2 K3 K4").once())) == 0);  // no runs
  CHECK(std::popcount(chains(tiles("B1 Y1 K2 R2").once())) == 0);  // not across two numbers
  CHECK(std::popcount(chains(Tiles().once())) == 0);
}

TEST_CASE("two chains of the same number count once, so three sets of four tiles need not win") {
  CHECK_FALSE(has_chains("K5 R5 B5 Y5 K5 R5 B5 Y5 K6 R6 B6 Y6 K1 R2 B3"));
  CHECK_FALSE(has_chains("K5 R5 B5 Y5 K6 R6 B6 Y6 K7 R7 B7 K7 R7 B7 K1"));
  CHECK(has_chains("K5 R5 B5 Y5 K6 R6 B6 Y6 K7 R7 B7 Y7"));
  CHECK(has_chains("K5 R5 B5 Y5 K6 R6 B6 Y6 K7 R7 B7 Y7 K5 K6 K7"));
}

TEST_CASE("the length of a chain is its number of colours") {
  const FaceBits faces = tiles("K1 K1 R1 K2 R2 B2 Y2 Y7").once();
  CHECK(chain_length(faces, 1) == 2);
  CHECK(chain_length(faces, 2) == 4);
  CHECK(chain_length(faces, 3) == 0);
  CHECK(chain_length(faces, 7) == 1);
}

TEST_CASE("in random racks of few numbers, three chains are found exactly when counting colours finds them") {
  FastRandom random(17);
  std::map<int, int> seen;
  for (int i = 0; i < 20000; ++i) {
    const std::uint32_t numbers = 3 + random.below(5);
    Tiles hand;
    std::vector<Face> list;
    while (hand.size() < 15) {
      const Face face = Face::at(static_cast<int>(random.below(numbers * kColours)));
      // Rarely a colour that is already there, so that chains come about.
      if (hand.count(face) >= kMostCopies || (hand.count(face) > 0 && random.below(6) != 0)) continue;
      hand = hand.with(face);
      list.push_back(face);
    }
    const int counted = chains_counted(list);
    ++seen[counted];
    REQUIRE(std::popcount(chains(hand.once())) == counted);
    REQUIRE(has_three_chains(hand) == (counted >= 3));
  }
  for (int count : {0, 1, 2, 3}) CHECK_MESSAGE(seen[count] > 100, count);
}

}  // namespace parlor::okey
