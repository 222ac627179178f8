// Tiles, racks and boards as the handout prints them: a number in two columns in its colour, then two spaces.
#pragma once

#include <span>
#include <string>

#include "games/rummikub/rules/board.h"
#include "term/style.h"

namespace parlor::rummikub {

// The number (or J) in its colour.
std::string face(Face face, const Style& style);
// Each in four columns.
std::string tiles_line(std::span<const Face> faces, const Style& style);
// The numbers from 1 on, under such tiles.
std::string positions_line(std::size_t count);
// "Board: No sets", or its sets with their numbers.
std::string board_lines(const Board::Sets& sets, const Style& style);

}  // namespace parlor::rummikub
