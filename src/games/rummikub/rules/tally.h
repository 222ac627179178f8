// How many tiles of each face a table shows, as bits: none, one or two. There are never more than two jokers
// here.
#pragma once

#include <optional>

#include "melds/board.h"

namespace parlor::rummikub {

using melds::bits_of;
using melds::Board;
using melds::Colour;
using melds::Face;
using melds::FaceBits;
using melds::kLane;
using melds::Tile;
using melds::Tiles;

struct FaceTally {
  FaceBits once = 0;
  FaceBits twice = 0;
  bool more = false;  // some face occurs more often than the game has it
};

FaceTally tally(const Board& board);

// What was added to the table, face by face; nothing if a tile is missing afterwards.
std::optional<FaceTally> added(const FaceTally& before, const FaceTally& after);

}  // namespace parlor::rummikub
