// The state of a deal of Big-2, and what one observer knows about it.
#pragma once

#include <cstdint>
#include <optional>

#include "core/per_seat.h"
#include "core/seat.h"
#include "engine/match.h"
#include "games/big2/rules/card.h"
#include "games/big2/rules/rules.h"

namespace parlor::big2 {

inline constexpr int kSeats = 4;
inline constexpr int kHandSize = kDeckSize / kSeats;

// What everybody sees.
struct Public {
  Rules rules;
  Standing standing;
  Cards table;         // the top play; empty at the start of a round
  Play top = kNoPlay;  // its pattern and strength
  Seat top_seat;       // the seat that played it
  Seat turn;
  std::uint8_t passes = 0;  // in a row since the top play
  bool opening = true;      // the first play of the deal is still to come
  bool over = false;        // `turn` has played the last card

  bool leads() const { return table.empty(); }
  friend bool operator==(const Public&, const Public&) = default;
};

struct State : Public {
  PerSeat<Cards> hands;
  friend bool operator==(const State&, const State&) = default;
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<Cards> hands;          // empty if hidden from the observer
  PerSeat<std::uint8_t> counts;  // how many cards each seat holds
  Cards played;                  // all cards played so far

  // The observer's own hand; empty for observers without a seat.
  Cards own() const { return observer.seat() ? hands[*observer.seat()] : Cards(); }
  // Cards that the observer has not seen.
  Cards unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// The cards to play; none to pass.
struct Move {
  Cards cards;

  static constexpr Move pass() { return {}; }
  constexpr bool is_pass() const { return cards.empty(); }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace parlor::big2
