#include "melds/tile_set.h"

#include "core/text.h"

namespace parlor::melds {

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
