// A hand taken apart into plays: which patterns to keep together, and how many times one must get to play.
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

// The best partition of every part of one hand that is asked for, found once each.
class Plan {
 public:
  // What one play of a partition costs; the partition with the least sum is the best.
  using Cost = float (*)(const Holding& holding);

  // Takes over a new hand; the space of the last one is used again.
  void begin(const Rules& rules, Cards hand, Odds& odds, Cost price);
  // The least cost of getting rid of `part` of the hand.
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
  static constexpr std::uint32_t kMostOfAKind = 96;  // more than that of one pattern are thinned out

  // A holding as bits of the hand, under the lowest card that it contains.
  struct Piece {
    unsigned mask;
    float cost;
    std::uint16_t holding;
  };
  struct Node {
    std::uint32_t hand = 0;  // the node counts only for the hand that it was found for
    std::uint16_t piece = 0;
    float cost = 0;
  };

  unsigned compress(Cards part) const;
  float solve(unsigned left);

  Cards hand_;
  std::uint32_t hands_ = 0;
  std::vector<Holding> holdings_;
  std::vector<Piece> pieces_;                        // by lowest card
  std::array<std::size_t, kHandSize + 1> starts_{};  // where each lowest card's pieces begin
  std::vector<Node> nodes_ = std::vector<Node>(std::size_t{1} << kHandSize);
};

}  // namespace parlor::big2
