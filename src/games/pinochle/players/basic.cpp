#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <utility>

#include "core/fast_random.h"
#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/players/players.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

constexpr int kWorthTrumping = 10;  // points of the card that was led

Message about(const char* key, Face card) { return Message(key, {{"card", card.to_string()}}); }

class Basic final : public Player<Pinochle> {
 public:
  explicit Basic(const Seed& seed) : random_(seed) {}

  void deal_begins(const Setting&) override { judged_ = Cards(); }

  Thought<Pinochle> think(const View& view, const Budget&) override {
    switch (view.phase) {
      case Phase::bid:
        return bid(view);
      case Phase::trump:
        return {Move::name(trump_for(view.own())), Message("pinochle.reason.longest")};
      case Phase::pick: {
        const Face card = better_of(view.rules, *view.trump, view.own(), view.open);
        return {Move::take(card), about("pinochle.reason.picks", card)};
      }
      case Phase::keep:
        return {Move::keep(kept_by_rule(*view.trump, view.own())), Message("pinochle.reason.shortest")};
      case Phase::play:
      case Phase::over:
        break;
    }
    return view.led ? follow(view) : lead(view);
  }

 private:
  // Chosen once per deal: after bidding on one suit it must not play another of the same length.
  Suit trump_for(Cards hand) {
    if (judged_ != hand) trump_ = longest_suit(hand, random_);
    judged_ = hand;
    return trump_;
  }

  Thought<Pinochle> bid(const View& view) {
    const BidRule rule = bid_rule(view.rules, view.own(), trump_for(view.own()));
    if (!view.bid())
      return {Move::raise_to(rule.opening), Message("pinochle.reason.opens", {{"points", rule.opening}})};
    const int next = *view.bid() + rule.raise;
    if (next < rule.limit && next <= kMostBid)
      return {Move::raise_to(next), Message("pinochle.reason.raises", {{"points", rule.limit}})};
    return {Move::pass(), Message("pinochle.reason.passes", {{"points", rule.limit}})};
  }

  // An ace that is not trump, otherwise the card worth least.
  static Thought<Pinochle> lead(const View& view) {
    const Suit trump = *view.trump;
    for (Suit suit : kAllSuits) {
      const Face ace = Face::of(suit, Rank::ace);
      if (suit != trump && count(view.own(), ace) > 0)
        return {Move::play(ace), about("pinochle.reason.leads_ace", ace)};
    }
    const Face low = cheapest(trump, once(view.own()));
    return {Move::play(low), about("pinochle.reason.leads_low", low)};
  }

  static Thought<Pinochle> follow(const View& view) {
    const Suit trump = *view.trump;
    const Face led = view.led->face();
    const FaceBits allowed = may_follow(view.rules.following, trump, led, once(view.own()));
    FaceBits winning = 0;
    for (FaceBits left = allowed; left != 0; left &= left - 1) {
      const Face face = Face::at(std::countr_zero(left));
      if (beats(trump, led, face)) winning |= bit_of(face);
    }
    const FaceBits losing = allowed & ~winning;
    const bool worth_it = losing == 0 || points_of(trump, led) >= kWorthTrumping;
    if (winning != 0 && worth_it) {
      const Face face = Face::at(std::countr_zero(winning));
      return {Move::play(face), about("pinochle.reason.wins_cheap", face)};
    }
    const Face face = cheapest(trump, losing);
    return {Move::play(face), about("pinochle.reason.gives", face)};
  }

  // Not a trump if possible, then the fewest points.
  static Face cheapest(Suit trump, FaceBits faces) {
    std::optional<Face> best;
    const auto cost = [&](Face face) { return std::pair(face.suit() == trump, points_of(trump, face)); };
    for (; faces != 0; faces &= faces - 1) {
      const Face face = Face::at(std::countr_zero(faces));
      if (!best || cost(face) < cost(*best)) best = face;
    }
    return *best;
  }

  FastRandom random_;
  Cards judged_;  // the hand that the suit was chosen for
  Suit trump_{};
};

}  // namespace

std::unique_ptr<Player<Pinochle>> make_basic(const Seed& seed) { return std::make_unique<Basic>(seed); }

}  // namespace parlor::pinochle
