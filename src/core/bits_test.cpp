#include "core/bits.h"

#include <doctest/doctest.h>
#include <vector>

#include "core/tile.h"

using namespace parlor;

using Tiles = BitSet<TileId>;

TEST_CASE("a tile set contains what was added and returns it in order") {
  Tiles set;
  CHECK(set.empty());
  for (int index : {63, 0, 17}) set.add(TileId::at(index));
  set.remove(TileId::at(5));
  CHECK(set.size() == 3);
  CHECK(set.contains(TileId::at(17)));
  CHECK(!set.contains(TileId::at(16)));
  CHECK(set.lowest() == TileId::at(0));
  CHECK(set.highest() == TileId::at(63));
  CHECK(set.nth(1) == TileId::at(17));
  std::vector<int> seen;
  for (TileId tile : set) seen.push_back(tile.index());
  CHECK(seen == std::vector<int>{0, 17, 63});
  set.remove(TileId::at(17));
  CHECK(!set.contains(TileId::at(17)));
}

TEST_CASE("tile sets have union, intersection and difference") {
  const Tiles low = Tiles::first(4);
  const Tiles high = Tiles::from_bits(0b111100);
  CHECK((low | high) == Tiles::first(6));
  CHECK((low & high).bits() == 0b1100);
  CHECK((low - high).bits() == 0b0011);
  CHECK(Tiles::first(6).contains_all(high));
  CHECK(!low.contains_all(high));
  CHECK(Tiles::first(64).size() == 64);
  CHECK(Tiles::first(0).empty());
}

TEST_CASE("the k-th bit is the same whichever way it is found") {
  constexpr std::uint64_t kBits = 0b1011'0010;
  constexpr std::uint64_t kSecond = select_bit(kBits, 2);  // computed by the loop
  volatile std::uint64_t bits = kBits;                     // computed by the processor, if it can
  CHECK(select_bit(bits, 2) == kSecond);
  CHECK(kSecond == 0b0010'0000);
}
