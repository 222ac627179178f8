// The state of a deal of Rummikub, and what one observer knows about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/by_face.h"
#include "core/per_seat.h"
#include "core/seat.h"
#include "engine/match.h"
#include "games/rummikub/rules/rules.h"
#include "games/rummikub/rules/tally.h"

namespace parlor::rummikub {

// What everybody sees.
struct Public {
  Rules rules;
  Standing standing;
  Seat turn;
  SeatSet melded;         // the seats that have made their initial meld
  std::uint8_t idle = 0;  // consecutive turns in which nobody placed or drew
  std::uint8_t bag_size = 0;
  bool over = false;
  ByFace<Tiles> table;  // the tiles on the board
  Board board;
  friend bool operator==(const Public&, const Public&) = default;
};

// Tiles are drawn from the end.
using Bag = std::array<ByFace<Tile>, kMostTiles>;

struct State : Public {
  PerSeat<ByFace<Tiles>> racks;
  Bag bag{};
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Tiles>> racks;  // empty if hidden from the observer
  PerSeat<std::uint8_t> counts;  // how many tiles each rack holds
  Bag bag{};                     // only for the open view

  // The racks are compared at the end, so everybody sees them.
  bool shows(Seat seat) const { return over || observer.sees(SeatSet::of(seat)); }
  // The observer's own rack; empty for observers without a seat.
  Tiles own() const {
    if (!observer.seat()) return {};
    return racks[*observer.seat()];
  }
  bool has_melded() const { return observer.seat() && melded.contains(*observer.seat()); }
  // Tiles that the observer has not seen.
  Tiles unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// One turn: the resulting table, or a draw from the bag. A player who runs out of time draws a penalty.
struct Move {
  enum class Kind : std::uint8_t { draw, place, late };

  Kind kind = Kind::draw;
  std::uint8_t penalty = 0;  // tiles to draw for being late
  Board board{};

  static Move draw() { return {}; }
  static Move place(const Board& board) { return {Kind::place, 0, board}; }
  static Move late(int tiles) { return {Kind::late, static_cast<std::uint8_t>(tiles), {}}; }
  friend bool operator==(const Move&, const Move&) = default;
};

// The table while it is being changed: any groups of tiles, valid or not. Nothing if no tile has been
// touched.
struct Draft {
  std::optional<Board::Sets> sets;
};

}  // namespace parlor::rummikub
