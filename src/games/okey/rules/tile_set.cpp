#include "games/okey/rules/tile_set.h"

#include "melds/named_deck.h"

namespace parlor::okey {

Tile TileSet::tile(TileId id) const {
  const int copy = id.index() / faces_;
  if (copy >= copies_) return {Face::false_joker(), id.index() - faces_ * copies_};
  return {Face::at(id.index() % faces_), copy};
}

TileId TileSet::id(Tile tile) const {
  const Face face = tile.face();
  return TileId::at(face.is_false_joker() ? faces_ * copies_ + tile.copy()
                                          : faces_ * tile.copy() + face.index());
}

Tiles TileSet::all() const {
  Tiles all;
  for (int i = 0; i < size(); ++i) all.add(tile(TileId::at(i)));
  return all;
}

std::vector<std::string> TileSet::names() const {
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(size()));
  for (int i = 0; i < size(); ++i) names.push_back(tile(TileId::at(i)).face().to_string());
  return names;
}

std::string TileSet::deck_text(const std::vector<TileId>& order) const {
  return melds::named_deck(names(), order);
}

Result<std::vector<TileId>> TileSet::parse_deck(std::string_view text) const {
  return melds::parse_named_deck(names(), text, "okey.no_tile");
}

Result<Face> TileSet::parse_face(std::string_view text) const {
  const std::optional<Face> face = Face::parse(text);
  if (!face || copies_of(*face) == 0) return Message("okey.no_tile", {{"text", std::string(text)}});
  return *face;
}

}  // namespace parlor::okey
