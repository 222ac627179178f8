// A hand divided into plays: which patterns to keep together, and how many plays it takes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/big2/players/odds.h"

namespace parlor::big2 {

// A pattern that a hand holds.
struct Holding {
  Cards cards;
  Play play;
  Outlook outlook;
};

// The best partition of each requested part of one hand, computed once each.
class Plan {
 public:
  // The cost of one play of a partition; the partition with the smallest sum is the best.
  using Cost = float (*)(const Holding& holding);

  // Starts with a new hand, reusing the memory of the last one.
  void begin(const Rules& rules, Cards hand, Odds& odds, Cost price);
  // The smallest cost of getting rid of `part` of the hand.
  float cost(Cards part) { return solve(compress(part)); }
  // Calls visit(holding) for each play of the best partition of `part`.
  template <class Visit>
  void for_each(Cards part, Visit visit) {
    unsigned left = compress(part);
    solve(left);
    while (left != 0) {
      const Piece& piece = pieces_[nodes_[left].piece];
      visit(holdings_[piece.holding]);
      left &= ~piece.mask;
    }
  }
  const std::vector<Holding>& holdings() const { return holdings_; }

 private:
  static constexpr std::uint32_t kMostOfAKind = 96;  // beyond this, a sample of a pattern's plays

  // A holding as bits of the hand, listed under its lowest card.
  struct Piece {
    unsigned mask;
    float cost;
    std::uint16_t holding;
  };
  struct Node {
    std::uint32_t hand = 0;  // the node is valid only for the hand it was computed for
    std::uint16_t piece = 0;
    float cost = 0;
  };

  unsigned compress(Cards part) const;
  float solve(unsigned left);

  Cards hand_;
  std::uint32_t hands_ = 0;
  std::vector<Holding> holdings_;
  std::vector<Piece> pieces_;                        // by lowest card
  std::array<std::size_t, kHandSize + 1> starts_{};  // where the pieces of each lowest card begin
  std::vector<Node> nodes_ = std::vector<Node>(std::size_t{1} << kHandSize);
};

}  // namespace parlor::big2
