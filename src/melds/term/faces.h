// Tiles in a terminal: a number in two columns in its colour, then two spaces, of which a letter may take
// one.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/message.h"
#include "melds/face.h"
#include "term/style.h"

namespace parlor::melds {

// The number (or J) in its colour; with its letter where there is no colour, or where letters are wanted.
std::string face(Face face, const Style& style);
// Each in four columns.
std::string tiles_line(std::span<const Face> faces, const Style& style);
// The numbers from 1 on, under such tiles.
std::string positions_line(std::size_t count);
// A message with the tiles among its arguments in their colours.
Message painted(Message message, const Style& style);

}  // namespace parlor::melds
