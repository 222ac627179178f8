// What a deal of Rummikub is at one moment, and what one observer knows of it.
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
  SeatSet melded;         // who has made the first meld
  std::uint8_t idle = 0;  // turns in a row in which nobody placed or drew
  std::uint8_t bag_size = 0;
  bool over = false;
  ByFace<Tiles> table;  // the tiles of the board
  Board board;
  friend bool operator==(const Public&, const Public&) = default;
};

// The bag in the order in which it will be drawn: the last tile first.
using Bag = std::array<ByFace<Tile>, kMostTiles>;

struct State : Public {
  PerSeat<ByFace<Tiles>> racks;
  Bag bag{};
};

struct View : Public {
  Observer observer = Observer::spectator();
  PerSeat<ByFace<Tiles>> racks;  // empty where the observer does not see them
  PerSeat<std::uint8_t> counts;  // how many tiles each rack holds
  Bag bag{};                     // for the open eye alone

  // At the end the racks are compared, so everybody sees them.
  bool shows(Seat seat) const { return over || observer.sees(SeatSet::of(seat)); }
  // One's own rack; for who has no seat, nothing.
  Tiles own() const {
    if (!observer.seat()) return {};
    return racks[*observer.seat()];
  }
  bool has_melded() const { return observer.seat() && melded.contains(*observer.seat()); }
  // Tiles that the observer has not seen.
  Tiles unseen() const;
  friend bool operator==(const View&, const View&) = default;
};

// One turn: the table as it becomes, or a tile from the bag. Who runs out of time draws as a penalty.
struct Move {
  enum class Kind : std::uint8_t { draw, place, late };

  Kind kind = Kind::draw;
  std::uint8_t penalty = 0;  // tiles to draw, of who was late
  Board board{};

  static Move draw() { return {}; }
  static Move place(const Board& board) { return {Kind::place, 0, board}; }
  static Move late(int tiles) { return {Kind::late, static_cast<std::uint8_t>(tiles), {}}; }
  friend bool operator==(const Move&, const Move&) = default;
};

// The table as it is being changed: any groups of tiles, good or not. Nothing: no tile has been touched.
struct Draft {
  std::optional<Board::Sets> sets;
};

}  // namespace parlor::rummikub
