// Every way to place tiles without changing the sets on the table: one new set, or one tile appended to a
// set.
//
// They are counted with bits, and the k-th is found without listing the others, because playouts depend on
// its speed. Jokers are left to the solver.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/bits.h"
#include "games/rummikub/rules/rules.h"
#include "games/rummikub/rules/tally.h"

namespace parlor::rummikub {

// The tiles of one new set, in order.
struct NewSet {
  std::array<Face, melds::kMostNumbers> faces{};
  std::size_t size = 0;

  std::span<const Face> all() const& { return {faces.data(), size}; }
  std::span<const Face> all() && = delete;
};

class NewSets {
 public:
  explicit NewSets(FaceBits rack);

  int count() const { return count_; }
  NewSet nth(int k) const;

 private:
  static constexpr int kShortest = static_cast<int>(melds::kLeastSize);

  FaceBits faces_;
  std::array<std::uint32_t, melds::kColours> three_{};  // numbers with all colours but one
  std::uint32_t four_ = 0;                              // numbers with all colours
  int count_ = 0;
};

// One tile of the rack that fits a set.
struct Appended {
  int set;
  int place;  // before the tile at this place
  Face face;
};

// For sets without jokers: the number of tiles that fit, and the k-th of them.
int count_appended(const Board& board, FaceBits rack, int numbers);
Appended nth_appended(const Board& board, FaceBits rack, int numbers, int k);

// The tables after one tile of the rack is added to a set, including jokers: slow but general.
std::vector<Board> with_one_added(const Rules& rules, const Board& board, const Tiles& rack);

}  // namespace parlor::rummikub
