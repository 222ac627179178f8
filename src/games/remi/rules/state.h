// The state of a deal of Remi, and what one observer knows about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/by_face.h"
#include "core/chance.h"
#include "core/per_seat.h"
#include "core/seat.h"
#include "engine/match.h"
#include "games/remi/rules/discards.h"

namespace parlor::remi {

enum class Phase : std::uint8_t { draw, discard, over };

// What everybody sees or could remember.
struct Public {
  Rules rules;
  Standing standing;
  Seat turn;
  Phase phase = Phase::draw;
  SeatSet melded;  // the seats that have made their first meld
  SeatSet out;     // the seat that has won by going out
  std::uint8_t pool_size = 0;
  std::uint16_t refills = 0;  // how often the discards went back into the pool
  std::uint16_t turns = 0;    // finished, by both players together
  ByFace<Tiles> laid;         // the tiles on the table
  Board table;                // its formations
  Discards discards;
  // Tiles that came from a discard pile and, as far as the others can tell, are still on that rack.
  PerSeat<ByFace<Tiles>> known;

  friend bool operator==(const Public&, const Public&) = default;

  bool over() const { return phase == Phase::over; }
  Seat other() const { return turn.next(kSeats); }
  // Whether this seat has finished a turn; if so, its rack was not complete at the end of it.
  bool has_played(Seat seat) const { return turns >= kSeats || (turns == 1 && seat != turn); }
};

// Tiles are drawn from the end.
using Pool = std::array<ByFace<Tile>, kMostInPool>;

struct State : Public {
  PerSeat<ByFace<Tiles>> racks;
  // What the other player can tell about each rack since the pool was empty: all unseen tiles had to be on
  // it.
  PerSeat<ByFace<Tiles>> deduced;
  std::optional<ByFace<Tile>> drawn;  // in this turn, by the seat to move
  Pool pool{};
  Seed::Bytes key{};  // for later shuffles; no view shows it
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Tiles>> racks;       // empty if hidden from the observer
  PerSeat<ByFace<Tiles>> deduced;     // as in the state, for both players
  PerSeat<std::uint8_t> counts;       // how many tiles each rack holds
  std::optional<ByFace<Tile>> drawn;  // if the observer knows it
  Pool pool{};                        // only for the open view

  // The racks are counted at the end, so everybody sees them.
  bool shows(Seat seat) const { return over() || observer.sees(SeatSet::of(seat)); }
  // The observer's own rack; empty for observers without a seat.
  Tiles own() const {
    if (!observer.seat()) return {};
    return racks[*observer.seat()];
  }
  // The points of the match so far, including this deal once it is over.
  Score total(Seat seat) const;
  bool has_melded() const { return observer.seat() && melded.contains(*observer.seat()); }
  // Everything that the observer can tell about a hidden rack.
  Tiles told_of(Seat seat) const { return known[seat] | deduced[seat]; }
  // Tiles that the observer has not seen and cannot locate.
  Tiles unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// One step: draw from the pool, take the other player's top discard, or meld formations (given as the
// resulting table) and end the turn with a discard.
struct Move {
  enum class Kind : std::uint8_t { draw, take, discard, lay };

  Kind kind = Kind::draw;
  Face tile{};    // to discard
  Board table{};  // after the new formations

  static Move draw() { return {}; }
  static Move take() { return {Kind::take}; }
  static Move discard(Face tile) { return {Kind::discard, tile}; }
  static Move lay(const Board& table, Face discard) { return {Kind::lay, discard, table}; }
  friend bool operator==(const Move&, const Move&) = default;
};

// A turn that is still being put together: what has been melded, valid or not, and the discard once it is
// chosen.
struct Draft {
  std::optional<Move> draw;  // "draw" or "take": there is nothing to put together
  std::optional<Board::Sets> sets;
  std::optional<Face> discard;
};

}  // namespace parlor::remi
