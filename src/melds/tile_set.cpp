#include "melds/tile_set.h"

#include <algorithm>

#include "core/text.h"

namespace parlor::melds {
namespace {

// "All tiles that were not named": saves a deal set by hand the whole pool.
constexpr std::string_view kRest = "rest";

// As tiles are written, whatever letters were used.
std::string canonical(std::string_view word) {
  const std::optional<Face> face = Face::parse(word);
  return face ? face->to_string() : std::string(word);
}

}  // namespace

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

std::string TileSet::text(TileId id) const {
  if (const auto seat = lot(id)) return "#" + seat->to_string();
  return tile(id).face().to_string();
}

std::string TileSet::deck_text(const std::vector<TileId>& order) const {
  std::vector<std::string> texts;
  texts.reserve(order.size());
  for (TileId id : order) texts.push_back(text(id));
  return join(texts, " ");
}

Result<std::vector<TileId>> TileSet::parse_deck(std::string_view text) const {
  std::vector<TileId> unnamed;
  unnamed.reserve(static_cast<std::size_t>(deck_size()));
  for (int i = 0; i < deck_size(); ++i) unnamed.push_back(TileId::at(i));
  const std::vector<TileId> all = unnamed;
  std::vector<TileId> order;
  const std::vector<std::string_view> names = words(text);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == kRest && i + 1 == names.size()) {
      order.insert(order.end(), unnamed.begin(), unnamed.end());
      return order;
    }
    const auto called = [this, name = canonical(names[i])](TileId id) { return this->text(id) == name; };
    const auto found = std::ranges::find_if(unnamed, called);
    if (found == unnamed.end()) {
      const bool known = std::ranges::any_of(all, called);
      return Message(known ? "melds.too_many_of" : "melds.no_tile", {{"text", std::string(names[i])}});
    }
    order.push_back(*found);
    unnamed.erase(found);
  }
  if (!unnamed.empty()) {
    return Message("melds.deck_size", {{"missing", static_cast<std::int64_t>(unnamed.size())}});
  }
  return order;
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
