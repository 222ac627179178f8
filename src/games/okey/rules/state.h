// The state of a deal of Okey, and what one observer knows about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/by_face.h"
#include "core/per_seat.h"
#include "core/seat.h"
#include "engine/match.h"
#include "games/okey/rules/discards.h"

namespace parlor::okey {

enum class Phase : std::uint8_t { draw, discard, over };

// What everybody sees or could remember.
struct Public {
  Rules rules;
  Standing standing;
  Seat turn;
  Phase phase = Phase::discard;
  SeatSet won;
  bool doubled = false;                   // the win counts double
  std::optional<Seat> shown;              // the seat that showed the matching tile
  std::optional<ByFace<Tile>> indicator;  // in real Okey
  std::uint8_t stack_size = 0;
  std::uint16_t turns = 0;  // finished, of all seats together
  Discards discards;
  // Tiles that were taken from the discards, or shown, and as far as the others can tell are still in that
  // hand.
  PerSeat<ByFace<Tiles>> known;
  PerSeat<Face> thrown;  // the last discard of each seat that has finished a turn

  friend bool operator==(const Public&, const Public&) = default;

  bool over() const { return phase == Phase::over; }
  // The face that is wild in real Okey.
  std::optional<Face> joker() const {
    return indicator ? std::optional(indicator->face().successor()) : std::nullopt;
  }
  // The seat that starts this deal.
  Seat first() const { return Seat::at(rules.begin_in_turns() ? (standing.deal - 1) % kSeats : 0); }
  // Whether this seat has finished a turn.
  bool has_played(Seat seat) const { return turns > (seat.index() - first().index() + kSeats) % kSeats; }
};

// Tiles are drawn from the end.
using Stack = std::array<ByFace<Tile>, kMostInStack>;

struct State : Public {
  PerSeat<ByFace<Tiles>> hands;
  std::optional<ByFace<Tile>> drawn;  // in this turn, by the seat to move
  Stack stack{};
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Tiles>> hands;       // empty if hidden from the observer
  PerSeat<std::uint8_t> counts;       // how many tiles each hand holds
  std::optional<ByFace<Tile>> drawn;  // if the observer knows it
  Stack stack{};                      // only for the open view

  // All hands are shown at the end.
  bool shows(Seat seat) const { return over() || observer.sees(SeatSet::of(seat)); }
  // The observer's own hand; empty for observers without a seat.
  Tiles own() const {
    if (!observer.seat()) return {};
    return hands[*observer.seat()];
  }
  // Tiles that the observer has not seen and cannot locate.
  Tiles unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// Whether the seat is in its first turn and has not drawn yet; the starting player does not draw.
inline bool before_first_draw(const Public& deal, Seat seat) {
  if (deal.has_played(seat)) return false;
  return deal.phase == Phase::draw || (deal.phase == Phase::discard && deal.turns == 0);
}

inline bool may_show(const Public& deal, Seat seat, const Tiles& hand) {
  return deal.indicator && !deal.shown && before_first_draw(deal, seat) &&
         hand.count(deal.indicator->face()) > 0;
}

// One step: draw from the stack, take the last discard, discard a tile, show the tile matching the indicator,
// or decline the last discard when the stack is empty.
struct Move {
  enum class Kind : std::uint8_t { draw, take, discard, show, pass };

  Kind kind = Kind::draw;
  Face tile{};  // to discard

  static constexpr Move draw() { return {}; }
  static constexpr Move take() { return {Kind::take, {}}; }
  static constexpr Move discard(Face tile) { return {Kind::discard, tile}; }
  static constexpr Move show() { return {Kind::show, {}}; }
  static constexpr Move pass() { return {Kind::pass, {}}; }
  friend bool operator==(const Move&, const Move&) = default;
};

// A turn is played one step at a time, so there is nothing to put together.
using Draft = Move;

}  // namespace parlor::okey
