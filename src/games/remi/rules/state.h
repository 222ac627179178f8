// What a deal of Remi is at one moment, and what one observer knows of it.
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

// What everybody sees, or could remember.
struct Public {
  Rules rules;
  Standing standing;
  Seat turn;
  Phase phase = Phase::draw;
  SeatSet melded;  // who has made the first meld
  SeatSet out;     // who has won by going out
  std::uint8_t pool_size = 0;
  std::uint16_t refills = 0;  // how often the discards went back into the pool
  std::uint16_t turns = 0;    // finished, both players' together
  ByFace<Tiles> laid;         // the tiles on the table
  Board table;                // its formations
  Discards discards;
  // Tiles that came from a discard pile and are still on somebody's rack for all that others can tell.
  PerSeat<ByFace<Tiles>> known;

  friend bool operator==(const Public&, const Public&) = default;

  bool over() const { return phase == Phase::over; }
  Seat other() const { return turn.next(kSeats); }
  // Whether this seat has finished a turn: then its rack was not complete at the end of it.
  bool has_played(Seat seat) const { return turns >= kSeats || (turns == 1 && seat != turn); }
};

// The pool in the order in which it is drawn: the last tile first.
using Pool = std::array<ByFace<Tile>, kMostInPool>;

struct State : Public {
  PerSeat<ByFace<Tiles>> racks;
  // What the other player can tell of each rack since the pool was empty: all that was not seen lay there.
  PerSeat<ByFace<Tiles>> deduced;
  std::optional<ByFace<Tile>> drawn;  // in this turn, by whose turn it is
  Pool pool{};
  Seed::Bytes key{};  // of the shuffles to come; no view shows it
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Tiles>> racks;       // empty where the observer does not see them
  PerSeat<ByFace<Tiles>> deduced;     // as in the state, for both players
  PerSeat<std::uint8_t> counts;       // how many tiles each rack holds
  std::optional<ByFace<Tile>> drawn;  // where the observer knows it
  Pool pool{};                        // for the open eye alone

  // At the end the racks are counted, so everybody sees them.
  bool shows(Seat seat) const { return over() || observer.sees(SeatSet::of(seat)); }
  // One's own rack; for who has no seat, nothing.
  Tiles own() const {
    if (!observer.seat()) return {};
    return racks[*observer.seat()];
  }
  // The points of the match so far, with those of this deal once it is over.
  Score total(Seat seat) const;
  bool has_melded() const { return observer.seat() && melded.contains(*observer.seat()); }
  // All that the observer can tell of a rack that is hidden.
  Tiles told_of(Seat seat) const { return known[seat] | deduced[seat]; }
  // Tiles that the observer has not seen and cannot tell where they are.
  Tiles unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// One step: a tile from the pool, the other player's top discard, or what is laid (the formations on the
// table as they become) with the discard that ends the turn.
struct Move {
  enum class Kind : std::uint8_t { draw, take, discard, lay };

  Kind kind = Kind::draw;
  Face tile{};    // to discard
  Board table{};  // after laying

  static Move draw() { return {}; }
  static Move take() { return {Kind::take}; }
  static Move discard(Face tile) { return {Kind::discard, tile}; }
  static Move lay(const Board& table, Face discard) { return {Kind::lay, discard, table}; }
  friend bool operator==(const Move&, const Move&) = default;
};

// A turn being put together: what has been laid, good or not, and the discard once it is chosen.
struct Draft {
  std::optional<Move> draw;  // "draw" or "take": nothing to put together
  std::optional<Board::Sets> sets;
  std::optional<Face> discard;
};

}  // namespace parlor::remi
