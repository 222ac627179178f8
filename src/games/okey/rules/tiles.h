// The physical tiles of Okey, and hands of them as bits: one word per copy, one bit per face. The bits are in
// the order of a sorted hand, so adding a tile inserts it in its place.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "games/okey/rules/face.h"
#include "melds/tile_bits.h"
#include "melds/tile_set.h"

namespace parlor::okey {

// nnnn...n, one nibble per number: K R B Y from its lowest bit up. The false joker has bit 52.
using FaceBits = melds::FaceBits;

constexpr FaceBits bits_of(Face face) { return FaceBits{1} << face.index(); }

using Tile = melds::BasicTile<Face>;

class Tiles : public melds::TileBits<Tiles, Tile> {
 public:
  constexpr Tiles() = default;

  // Adds a tile of this face that is not in the set yet.
  constexpr Tiles with(Face face) const {
    Tiles more = *this;
    int copy = 0;
    while (contains({face, copy})) ++copy;
    more.add({face, copy});
    return more;
  }
};

// The tiles Okey is played with.
class TileSet : public melds::BasicTileSet<Tiles> {
 public:
  constexpr TileSet(int numbers, int copies, int false_jokers)
      : BasicTileSet(numbers, copies, false_jokers, 0) {}

  Result<Face> parse_face(std::string_view text) const {
    const std::optional<Face> face = Face::parse(text);
    if (!face || !has(*face)) return Message(Face::kUnknown, {{"text", std::string(text)}});
    return *face;
  }
};

}  // namespace parlor::okey
