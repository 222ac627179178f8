// The tiles that Okey is played with.
#pragma once

#include <string>
#include <string_view>

#include "games/okey/rules/tiles.h"
#include "melds/tile_set.h"

namespace parlor::okey {

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
