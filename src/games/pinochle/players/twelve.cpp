#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

// Roughly what a card makes in tricks, from the nine to the ace.
constexpr std::array<double, kRanks> kTrump = {14, 8, 9, 10, 16, 20};
constexpr std::array<double, kRanks> kPlain = {0, 1, 1, 2, 6, 14};

double in_tricks(Suit trump, Face face) {
  const auto rank = static_cast<std::size_t>(face.rank());
  return face.suit() == trump ? kTrump[rank] : kPlain[rank];
}

// Tries all combinations of melds that fit into twelve cards, filled up with the cards that do most in
// tricks.
class Choice {
 public:
  Choice(const Rules& rules, Suit trump, Cards hand) : rules_(rules), trump_(trump), hand_(hand) {
    for (Card card : hand) by_worth_.push_back(card);
    // Among equal cards, those that the rule keeps come first: short suits go.
    const Cards kept = kept_by_rule(trump, hand);
    std::ranges::sort(by_worth_, std::ranges::greater(), [&](Card card) {
      return std::tuple(in_tricks(trump, card.face()), kept.contains(card), -card.index());
    });
    try_from(0, Cards());
  }
  Cards best() const { return best_; }

 private:
  void try_from(std::size_t next, Cards used) {
    consider(used);
    const std::span<const MeldPattern> patterns = meld_patterns(trump_);
    for (std::size_t i = next; i < patterns.size(); ++i) {
      const Cards cards = patterns[i].cards;
      if (!counts(rules_, *patterns[i].meld) || used.size() + cards.size() > kHandCards) continue;
      const Cards found = matching(hand_ - used, cards);
      if (found.size() == cards.size()) try_from(i + 1, used | found);
    }
  }

  void consider(Cards used) {
    for (Card card : by_worth_) {
      if (used.size() == kHandCards) break;
      used.add(card);
    }
    const double worth = worth_of(rules_, trump_, used);
    if (!best_.empty() && worth <= most_) return;
    most_ = worth;
    best_ = used;
  }

  const Rules& rules_;
  Suit trump_;
  Cards hand_;
  std::vector<Card> by_worth_;  // most valuable first
  Cards best_;
  double most_ = 0;
};

}  // namespace

double worth_of(const Rules& rules, Suit trump, Cards hand) {
  double worth = meld_sum(rules, trump, hand).points;
  for (Card card : hand) worth += in_tricks(trump, card.face());
  return worth;
}

Face better_of(const Rules& rules, Suit trump, Cards hand, Cards open) {
  std::optional<Face> best;
  double most = 0;
  for (Card card : open) {
    Cards with = hand;
    with.add(card);
    const double worth = worth_of(rules, trump, with);
    if (best && worth <= most) continue;
    best = card.face();
    most = worth;
  }
  return *best;
}

Cards best_twelve(const Rules& rules, Suit trump, Cards hand) { return Choice(rules, trump, hand).best(); }

}  // namespace parlor::pinochle
