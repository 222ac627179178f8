// Tiles and tables of Okey as lines of text.
#pragma once

#include <string>
#include <vector>

#include "games/okey/rules/okey.h"
#include "term/screen.h"

namespace parlor::okey {

// "K5", in its colour if there are colours.
std::string face(Face face, const Style& style);
std::string faces(const std::vector<Face>& faces, const Style& style);
// A message in which tiles are shown in their colours.
Message painted(const Message& message, const Style& style);

std::string turn_line(Seat seat, const std::vector<std::string>& names, const Look& look);
// The discard that can be taken; empty if there is none.
std::string last_line(const View& view, const Look& look);
// The stack in draw order, if it is to be shown.
std::string stack_line(const View& view, const Look& look);
// The hand of a seat under the player's name.
std::string hand_lines(Seat seat, const std::vector<Face>& tiles, const std::vector<std::string>& names,
                       const Look& look);
// The stack, the indicator, and the tiles that others took.
std::string table_lines(const View& view, const std::vector<std::string>& names, const Look& look);

}  // namespace parlor::okey
