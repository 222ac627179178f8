// What a hand is worth in the simplified game and in real Okey.
#pragma once

#include <array>
#include <vector>

#include "games/okey/rules/chains.h"
#include "games/okey/rules/state.h"
#include "melds/outlook.h"

namespace parlor::okey {

// The chance to complete three numbers in the next few turns of the simplified game.
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

// How near a hand of real Okey is to winning, with sets and runs or with seven pairs.
class FormationOutlook final : public melds::Outlook {
 public:
  // Of the observer's seat.
  explicit FormationOutlook(const View& view);

  bool wins(const melds::Tiles& rack) const override;
  std::vector<melds::Face> candidates(const melds::Tiles& rack) const override;

 private:
  int misfits(const melds::Tiles& rack) const override;
};

}  // namespace parlor::okey
