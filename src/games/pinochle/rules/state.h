// What a deal of Pinochle is at one moment, and what one observer knows of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/by_face.h"
#include "core/per_seat.h"
#include "core/seat.h"
#include "engine/match.h"
#include "games/pinochle/rules/rules.h"

namespace parlor::pinochle {

enum class Phase : std::uint8_t { bid, trump, pick, keep, play, over };

template <class T>
using PerSeat = parlor::PerSeat<T, kSeats>;

// A card that was played, and by whom.
struct Played {
  ByFace<Card> card;
  Seat by;
  friend bool operator==(const Played&, const Played&) = default;
};

// What everybody sees, or could remember.
struct Public {
  Rules rules;
  Standing standing;
  Phase phase = Phase::bid;
  Seat turn;                                   // in the keeping phase nobody's alone
  Seat first;                                  // who bid first
  PerSeat<std::optional<std::uint16_t>> bids;  // the last of each
  std::optional<Seat> bidder;                  // who holds the bid
  std::optional<Seat> declarer;                // who won it
  std::optional<Suit> trump;
  ByFace<Cards> open;            // turned up in cut-throat, until they are taken
  std::uint8_t stock_size = 0;   // cards of the stock that lie face down
  SeatSet kept;                  // who has chosen twelve of 24 cards
  PerSeat<ByFace<Cards>> shown;  // in melds
  PerSeat<std::int16_t> meld_points;
  PerSeat<ByFace<Cards>> played;  // by each
  PerSeat<ByFace<Cards>> taken;   // won by each
  std::optional<ByFace<Card>> led;
  std::optional<std::array<Played, 2>> last;  // the trick before
  // Cards that everybody knows to be in a hand, and faces that were shown not to be there.
  PerSeat<ByFace<Cards>> known;
  PerSeat<FaceBits> absent;

  friend bool operator==(const Public&, const Public&) = default;

  bool over() const { return phase == Phase::over; }
  static Seat other(Seat seat) { return seat.next(kSeats); }
  std::optional<std::uint16_t> bid() const { return bidder ? bids[*bidder] : std::optional<std::uint16_t>(); }
  // Who still has to choose what to keep.
  SeatSet choosing() const {
    SeatSet left;
    for (int i = 0; i < kSeats; ++i) {
      if (!kept.contains(Seat::at(i))) left = left.with(Seat::at(i));
    }
    return left;
  }
};

// In the order in which it is drawn: the last card first.
using Stock = std::array<ByFace<Card>, kStockCards>;

struct State : Public {
  PerSeat<ByFace<Cards>> hands;
  PerSeat<ByFace<Cards>> dropped;  // in cut-throat, face down
  Stock stock{};
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Cards>> hands;    // empty where the observer does not see them
  PerSeat<ByFace<Cards>> dropped;  // likewise
  PerSeat<std::uint8_t> counts;
  Stock stock{};  // for the open eye alone

  // At the end everything is open.
  bool shows(Seat seat) const { return over() || observer.sees(SeatSet::of(seat)); }
  // One's own hand; for who has no seat, nothing.
  Cards own() const {
    if (!observer.seat()) return {};
    return hands[*observer.seat()];
  }
  // Cards that the observer has not seen and cannot tell where they are.
  Cards unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// From the deal to the first choice, where nobody bids.
void begin_without_bidding(State& state);

// Which twelve of 24 cards the handout's computer keeps in cut-throat (keep_rule.cpp): cards of the shortest
// suit that is not trump go first, the lowest of it first, then the next suit; of suits equally long the one
// with fewer points.
Cards kept_by_rule(Suit trump, Cards hand);

// One step of a deal.
struct Move {
  enum class Kind : std::uint8_t { bid, pass, trump, take, keep, play };

  Kind kind = Kind::pass;
  std::uint16_t bid = 0;
  Suit suit{};
  Face card{};  // to take or to play
  Cards cards;  // to keep: first copies, and second ones of faces that are kept twice

  static Move raise_to(int points) { return {Kind::bid, static_cast<std::uint16_t>(points), {}, {}, {}}; }
  static Move pass() { return {}; }
  static Move name(Suit suit) { return {Kind::trump, 0, suit, {}, {}}; }
  static Move take(Face card) { return {Kind::take, 0, {}, card, {}}; }
  static Move play(Face card) { return {Kind::play, 0, {}, card, {}}; }
  static Move keep(Cards cards) {
    return {Kind::keep, 0, {}, {}, Cards::from_bits(once(cards) | std::uint64_t{twice(cards)} << kFaces)};
  }
  friend bool operator==(const Move&, const Move&) = default;
};

// Any number of cards may be thought of to keep; all else is one step.
using Draft = Move;

}  // namespace parlor::pinochle
