// The state of a deal of Pinochle, and what one observer knows about it.
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

// A card and the seat that played it.
struct Played {
  ByFace<Card> card;
  Seat by;
  friend bool operator==(const Played&, const Played&) = default;
};

// What everybody sees or could remember.
struct Public {
  Rules rules;
  Standing standing;
  Phase phase = Phase::bid;
  Seat turn;                                   // while cards are kept, both may act
  Seat first;                                  // the seat that bid first
  PerSeat<std::optional<std::uint16_t>> bids;  // each seat's last bid
  std::optional<Seat> bidder;                  // the seat with the highest bid
  std::optional<Seat> declarer;                // the seat that won the bidding
  std::optional<Suit> trump;
  ByFace<Cards> open;            // turned up in cut-throat, until they are taken
  std::uint8_t stock_size = 0;   // face-down cards of the stock
  SeatSet kept;                  // the seats that have chosen twelve of 24 cards
  PerSeat<ByFace<Cards>> shown;  // in melds
  PerSeat<std::int16_t> meld_points;
  PerSeat<ByFace<Cards>> played;  // by each seat
  PerSeat<ByFace<Cards>> taken;   // won by each seat
  std::optional<ByFace<Card>> led;
  std::optional<std::array<Played, 2>> last;  // the previous trick
  // Cards that everybody knows to be in a hand, and faces known not to be there.
  PerSeat<ByFace<Cards>> known;
  PerSeat<FaceBits> absent;

  friend bool operator==(const Public&, const Public&) = default;

  bool over() const { return phase == Phase::over; }
  static Seat other(Seat seat) { return seat.next(kSeats); }
  std::optional<std::uint16_t> bid() const { return bidder ? bids[*bidder] : std::optional<std::uint16_t>(); }
  // The seats that still have to choose what to keep.
  SeatSet choosing() const {
    SeatSet left;
    for (int i = 0; i < kSeats; ++i) {
      if (!kept.contains(Seat::at(i))) left = left.with(Seat::at(i));
    }
    return left;
  }
};

// Cards are drawn from the end.
using Stock = std::array<ByFace<Card>, kStockCards>;

struct State : Public {
  PerSeat<ByFace<Cards>> hands;
  PerSeat<ByFace<Cards>> dropped;  // in cut-throat, face down
  Stock stock{};
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Cards>> hands;    // empty if hidden from the observer
  PerSeat<ByFace<Cards>> dropped;  // likewise
  PerSeat<std::uint8_t> counts;
  Stock stock{};  // only for the open view

  // Everything is open at the end.
  bool shows(Seat seat) const { return over() || observer.sees(SeatSet::of(seat)); }
  // The observer's own hand; empty for observers without a seat.
  Cards own() const {
    if (!observer.seat()) return {};
    return hands[*observer.seat()];
  }
  // Cards that the observer has not seen and cannot locate.
  Cards unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// From the deal to the first decision, if there is no bidding.
void begin_without_bidding(State& state);

// The twelve of 24 cards that the rule document's computer keeps in cut-throat (keep_rule.cpp): it drops
// cards of the shortest suit other than trump first, lowest card first, then of the next suit; among suits of
// equal length, the one with fewer points goes first.
Cards kept_by_rule(Suit trump, Cards hand);

// One step of a deal.
struct Move {
  enum class Kind : std::uint8_t { bid, pass, trump, take, keep, play };

  Kind kind = Kind::pass;
  std::uint16_t bid = 0;
  Suit suit{};
  Face card{};  // to take or to play
  Cards cards;  // to keep: first copies, and second copies of faces kept twice

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

// A draft may keep any number of cards; everything else is a single step.
using Draft = Move;

}  // namespace parlor::pinochle
