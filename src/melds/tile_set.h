// The tiles a game is played with: how they are numbered, and decks of them as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "core/tile.h"
#include "melds/named_deck.h"
#include "melds/tile.h"

namespace parlor::melds {

// All coloured faces in rows, once for each copy, then the faces without a number. A game may add a lot for
// each seat: the seat whose lot comes first starts. "#0" is the lot of seat 0.
template <class Tiles>
class BasicTileSet {
 public:
  using Tile = typename Tiles::Tile;
  using Face = typename Tiles::Face;

  constexpr int tiles() const { return faces() * copies_ + jokers_; }
  constexpr int deck_size() const { return tiles() + lots_; }
  constexpr int copies_of(Face face) const {
    if (face == Face::without_number()) return jokers_;
    return face.number() <= numbers_ ? copies_ : 0;
  }
  constexpr bool has(Face face) const { return copies_of(face) > 0; }

  constexpr Tile tile(TileId id) const {
    const int copy = id.index() / faces();
    if (copy >= copies_) return {Face::without_number(), id.index() - faces() * copies_};
    return {Face::in_rows(id.index() % faces(), numbers_), copy};
  }
  constexpr TileId id(Tile tile) const {
    const Face face = tile.face();
    if (face == Face::without_number()) return TileId::at(faces() * copies_ + tile.copy());
    return TileId::at(faces() * tile.copy() + face.place_in_rows(numbers_));
  }
  constexpr std::optional<Seat> lot(TileId id) const {
    if (id.index() < tiles()) return std::nullopt;
    return Seat::at(id.index() - tiles());
  }
  constexpr TileId lot_id(Seat seat) const { return TileId::at(tiles() + seat.index()); }
  constexpr Tiles all() const {
    Tiles all;
    for (int i = 0; i < tiles(); ++i) all.add(tile(TileId::at(i)));
    return all;
  }

  // "3r 13y J #0 ..."; the word rest at the end stands for everything not named, in the order above.
  std::string deck_text(const std::vector<TileId>& order) const { return named_deck(names(), order); }
  Result<std::vector<TileId>> parse_deck(std::string_view text) const {
    return parse_named_deck(names(), text, Face::kUnknown);
  }

 protected:
  constexpr BasicTileSet(int numbers, int copies, int jokers, int lots)
      : numbers_(numbers), copies_(copies), jokers_(jokers), lots_(lots) {}

 private:
  constexpr int faces() const { return kColours * numbers_; }
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(deck_size()));
    for (int i = 0; i < deck_size(); ++i) {
      const TileId id = TileId::at(i);
      const std::optional<Seat> seat = lot(id);
      names.push_back(seat ? "#" + seat->to_string() : tile(id).face().to_string());
    }
    return names;
  }

  int numbers_;
  int copies_;
  int jokers_;
  int lots_;
};

class TileSet : public BasicTileSet<Tiles> {
 public:
  constexpr TileSet(int numbers, int jokers, int lots) : BasicTileSet(numbers, kCopies, jokers, lots) {}

  // "3r 4r 5r"
  Result<std::vector<Face>> parse_faces(std::string_view text) const;
};

// For a game whose rules determine its tiles.
template <class Rules>
struct TileDecks {
  static int deck_size(const Rules& rules) { return rules.tile_set().deck_size(); }
  static std::string deck_text(const Rules& rules, const std::vector<TileId>& order) {
    return rules.tile_set().deck_text(order);
  }
  static Result<std::vector<TileId>> parse_deck(const Rules& rules, std::string_view text) {
    return rules.tile_set().parse_deck(text);
  }
};

// A deck as dealt: its tiles in order, and the seat whose lot came first.
struct DealtDeck {
  std::vector<Tile> tiles;
  std::optional<Seat> first_lot;
};
DealtDeck dealt_deck(const TileSet& set, const std::vector<TileId>& order);

}  // namespace parlor::melds
