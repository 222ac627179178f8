// The tiles that a game is played with: how they are numbered, and decks of them as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "core/tile.h"
#include "melds/tile.h"

namespace parlor::melds {

// By rows: red, green, blue, yellow, then the second copies, then the jokers. A game may put a lot for each
// seat among them: whose comes first begins. "#0" is that of seat 0.
class TileSet {
 public:
  constexpr TileSet(int numbers, int jokers, int lots) : numbers_(numbers), jokers_(jokers), lots_(lots) {}

  constexpr int tiles() const { return kColours * kCopies * numbers_ + jokers_; }
  constexpr int deck_size() const { return tiles() + lots_; }
  constexpr bool has(Face face) const { return face.is_joker() ? jokers_ > 0 : face.number() <= numbers_; }

  Tile tile(TileId id) const;
  TileId id(Tile tile) const;
  std::optional<Seat> lot(TileId id) const;
  TileId lot_id(Seat seat) const { return TileId::at(tiles() + seat.index()); }
  Tiles all() const;

  // "3r 13y J #0 ..."; the word rest at the end is all that was not named, as the rows list it.
  std::string deck_text(const std::vector<TileId>& order) const;
  Result<std::vector<TileId>> parse_deck(std::string_view text) const;
  // "3r 4r 5r"
  Result<std::vector<Face>> parse_faces(std::string_view text) const;

 private:
  std::vector<std::string> names() const;

  int numbers_;
  int jokers_;
  int lots_;
};

// What a deck comes to: its tiles in their order, and whose lot was first.
struct DealtDeck {
  std::vector<Tile> tiles;
  std::optional<Seat> first_lot;
};
DealtDeck dealt_deck(const TileSet& set, const std::vector<TileId>& order);

}  // namespace parlor::melds
