#include "melds/tile_set.h"

#include "core/text.h"
#include "melds/named_deck.h"

namespace parlor::melds {

Tile TileSet::tile(TileId id) const {
  const int row = id.index() / numbers_;
  if (row >= kColours * kCopies) return {Face::joker(), id.index() - kColours * kCopies * numbers_};
  return {Face::of(static_cast<Colour>(row % kColours), id.index() % numbers_ + 1), row / kColours};
}

TileId TileSet::id(Tile tile) const {
  const Face face = tile.face();
  if (face.is_joker()) return TileId::at(kColours * kCopies * numbers_ + tile.copy());
  const int row = tile.copy() * kColours + static_cast<int>(face.colour());
  return TileId::at(row * numbers_ + face.number() - 1);
}

std::optional<Seat> TileSet::lot(TileId id) const {
  if (id.index() < tiles()) return std::nullopt;
  return Seat::at(id.index() - tiles());
}

Tiles TileSet::all() const {
  Tiles all;
  for (int i = 0; i < tiles(); ++i) all.add(tile(TileId::at(i)));
  return all;
}

std::vector<std::string> TileSet::names() const {
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(deck_size()));
  for (int i = 0; i < deck_size(); ++i) {
    const TileId id = TileId::at(i);
    const std::optional<Seat> seat = lot(id);
    names.push_back(seat ? "#" + seat->to_string() : tile(id).face().to_string());
  }
  return names;
}

std::string TileSet::deck_text(const std::vector<TileId>& order) const { return named_deck(names(), order); }

Result<std::vector<TileId>> TileSet::parse_deck(std::string_view text) const {
  return parse_named_deck(names(), text, "melds.no_tile");
}

Result<std::vector<Face>> TileSet::parse_faces(std::string_view text) const {
  std::vector<Face> faces;
  for (std::string_view word : words(text)) {
    const std::optional<Face> face = Face::parse(word);
    if (face && face->is_joker() && !has(*face)) return Message("melds.no_jokers");
    if (!face || !has(*face)) return Message("melds.no_tile", {{"text", std::string(word)}});
    faces.push_back(*face);
  }
  return faces;
}

DealtDeck dealt_deck(const TileSet& set, const std::vector<TileId>& order) {
  DealtDeck deck;
  for (TileId id : order) {
    const std::optional<Seat> lot = set.lot(id);
    if (!lot) {
      deck.tiles.push_back(set.tile(id));
    } else if (!deck.first_lot) {
      deck.first_lot = lot;
    }
  }
  return deck;
}

}  // namespace parlor::melds
