// Decides whether a move is legal.
#include <bit>
#include <optional>

#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

std::optional<Message> check_bid(const View& view, int bid) {
  if (bid % kBidStep != 0 || bid > kMostBid) return Message("pinochle.bad_bid", {{"most", kMostBid}});
  if (!view.bid()) return std::nullopt;
  const int raise = bid - *view.bid();
  if (raise == kBidStep || raise == 2 * kBidStep) return std::nullopt;
  return Message("pinochle.bad_raise", {{"bid", *view.bid()}});
}

std::optional<Message> check_keep(const View& view, Cards cards) {
  if (cards.size() != kHandCards) return Message("pinochle.keep_twelve", {{"count", cards.size()}});
  const Cards own = view.own();
  const FaceBits missing = (once(cards) & ~once(own)) | (twice(cards) & ~twice(own));
  if (missing == 0) return std::nullopt;
  const Face card = Face::at(std::countr_zero(missing));
  return Message(count(own, card) > 0 ? "pinochle.no_other_copy" : "pinochle.not_in_hand",
                 {{"card", card.to_string()}});
}

std::optional<Message> check_in_hand(const View& view, Face card) {
  if (count(view.own(), card) > 0) return std::nullopt;
  return Message("pinochle.not_in_hand", {{"card", card.to_string()}});
}

std::optional<Message> check_play(const View& view, Face card) {
  if (auto problem = check_in_hand(view, card)) return problem;
  if (!view.led) return std::nullopt;
  const Face led = view.led->face();
  const FaceBits hand = once(view.own());
  const FaceBits allowed = may_follow(view.rules.following, *view.trump, led, hand);
  if ((allowed & bit_of(card)) != 0) return std::nullopt;
  if ((allowed & above(led)) != 0) return Message("pinochle.must_beat", {{"card", led.to_string()}});
  return Message(view.rules.following == Following::handout ? "pinochle.must_follow" : "pinochle.must_trump",
                 {{"card", led.to_string()}});
}

// What a phase asks for.
Message about(Phase phase) {
  switch (phase) {
    case Phase::bid:
      return Message("pinochle.bid_first");
    case Phase::trump:
      return Message("pinochle.name_trump");
    case Phase::pick:
      return Message("pinochle.pick_card");
    case Phase::keep:
      return Message("pinochle.keep_first");
    case Phase::play:
      return Message("pinochle.play_card");
    case Phase::over:
      break;
  }
  return Message("table.deal_over");
}

Phase phase_of(Move::Kind kind) {
  switch (kind) {
    case Move::Kind::bid:
    case Move::Kind::pass:
      return Phase::bid;
    case Move::Kind::trump:
      return Phase::trump;
    case Move::Kind::take:
      return Phase::pick;
    case Move::Kind::keep:
      return Phase::keep;
    case Move::Kind::play:
      return Phase::play;
  }
  return Phase::over;
}

std::optional<Message> check_turn(const View& view, const Move& move) {
  if (view.over()) return Message("table.deal_over");
  const std::optional<Seat> seat = view.observer.seat();
  const bool chooses = view.phase == Phase::keep && seat && !view.kept.contains(*seat);
  if (view.phase == Phase::keep ? !chooses : !view.observer.is(view.turn)) {
    const Seat waits_for = view.phase == Phase::keep ? view.choosing().lowest() : view.turn;
    return Message("pinochle.not_your_turn", {{"seat", waits_for}});
  }
  if (phase_of(move.kind) != view.phase) return about(view.phase);
  return std::nullopt;
}

}  // namespace

std::optional<Message> Pinochle::check(const View& view, const Move& move) {
  if (auto problem = check_turn(view, move)) return problem;
  switch (move.kind) {
    case Move::Kind::bid:
      return check_bid(view, move.bid);
    case Move::Kind::pass:
      if (!view.bid()) return Message("pinochle.no_pass");
      return std::nullopt;
    case Move::Kind::trump:
      return std::nullopt;
    case Move::Kind::take:
      if (count(view.open, move.card) > 0) return std::nullopt;
      return Message("pinochle.not_open", {{"card", move.card.to_string()}});
    case Move::Kind::keep:
      return check_keep(view, move.cards);
    case Move::Kind::play:
      return check_play(view, move.card);
  }
  return std::nullopt;
}

std::optional<Message> Pinochle::check_forced(const View& view, const Move& move) {
  if (move.kind != Move::Kind::play) return check(view, move);
  if (auto problem = check_turn(view, move)) return problem;
  return check_in_hand(view, move.card);
}

}  // namespace parlor::pinochle
