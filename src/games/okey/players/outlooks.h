// The value of a hand in the simplified game and in real Okey.
#pragma once

#include <array>
#include <vector>

#include "games/okey/rules/chains.h"
#include "games/okey/rules/state.h"
#include "melds/outlook.h"

namespace parlor::okey {

// The chance of completing three numbers in the next few turns of the simplified game.
class ChainOutlook {
 public:
  // For the observer's seat.
  explicit ChainOutlook(const View& view);

  // The sum of the chances over all choices of three numbers. Only which faces are present matters, not how
  // many of each.
  double value(FaceBits faces) const;
  // For a hand with one extra tile: with the best discard, or its value as a winning hand.
  double value_with(const Tiles& hand, Face more) const;
  // After drawing from the stack, on average.
  double value_after_draw(const Tiles& hand) const;
  // How much the next player may want a tile, on the scale of the value of a hand.
  double wanted(Face face) const { return wanted_[static_cast<std::size_t>(face.index())]; }
  // The three numbers most likely to be completed, in order.
  std::array<int, kChainsToWin> best_numbers(FaceBits faces) const;

 private:
  static constexpr int kNumbers = 7;
  static constexpr int kDifferent = kNumbers * kColours;

  // That all missing colours of a number come in time.
  double chance_of(FaceBits faces, int number) const;

  std::array<double, kDifferent> drawn_{};  // that the next tile of the stack is this one
  std::array<double, kDifferent> comes_{};  // that one like it comes in time
  std::array<double, kDifferent> wanted_{};
};

// How close a hand of real Okey is to winning, with sets and runs or with seven pairs.
class FormationOutlook final : public melds::Outlook {
 public:
  // For the observer's seat.
  explicit FormationOutlook(const View& view);

  bool wins(const melds::Tiles& rack) const override;
  std::vector<melds::Face> candidates(const melds::Tiles& rack) const override;

 private:
  int misfits(const melds::Tiles& rack) const override;
};

}  // namespace parlor::okey
