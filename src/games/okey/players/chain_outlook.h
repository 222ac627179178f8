// What a hand of the simplified game is worth: the chance to complete three numbers in the next few turns.
#pragma once

#include <array>

#include "games/okey/rules/chains.h"
#include "games/okey/rules/state.h"

namespace parlor::okey {

class ChainOutlook {
 public:
  // Of the observer's seat.
  explicit ChainOutlook(const View& view);

  // The chances of all sets of three numbers together. Only which faces are there counts, not how often.
  double value(FaceBits faces) const;
  // Of a hand with a tile too many: with the best discard, or as one that wins.
  double value_with(const Tiles& hand, Face more) const;
  // After a tile from the stack, on average.
  double value_after_draw(const Tiles& hand) const;
  // How much the next player may want a tile, to be weighed against the value of a hand.
  double wanted(Face face) const { return wanted_[static_cast<std::size_t>(face.index())]; }
  // The three numbers that are likeliest to be completed, in their order.
  std::array<int, kChainsToWin> best_numbers(FaceBits faces) const;

 private:
  static constexpr int kNumbers = 7;
  static constexpr int kDifferent = kNumbers * kColours;

  // That all colours of a number that are missing come in time.
  double chance_of(FaceBits faces, int number) const;

  std::array<double, kDifferent> drawn_{};  // that the next tile of the stack is this one
  std::array<double, kDifferent> comes_{};  // that one like it comes in time
  std::array<double, kDifferent> wanted_{};
};

}  // namespace parlor::okey
