// Tiles in a terminal: a number in two columns in its colour, then two spaces, the first of which a letter
// may take.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/message.h"
#include "melds/face.h"
#include "term/style.h"

namespace parlor::melds {

// The number (or J) in its colour; followed by its letter if there are no colours or letters are wanted.
std::string face(Face face, const Style& style);
// Each tile takes four columns.
std::string tiles_line(std::span<const Face> faces, const Style& style);
// The numbers 1, 2, 3 ... below such a line of tiles.
std::string positions_line(std::size_t count);
// A message in which tiles are shown in their colours.
Message painted(Message message, const Style& style);

}  // namespace parlor::melds
