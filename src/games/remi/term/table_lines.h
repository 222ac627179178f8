// What lies on a table of Remi, as lines.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/remi/rules/state.h"
#include "term/screen.h"

namespace parlor::remi {

// Remi always says which colour a tile has.
Style tile_style(const Look& look);

// A player at the table: tiles, points of the match, whether they have melded, the rack where it may be seen.
std::string seat_lines(const View& view, const std::vector<std::string>& names, const Look& look);
// The formations with their numbers; nothing in the basic game.
std::string formation_lines(const Rules& rules, const Board& table, const Look& look);
// Pool and discard piles.
std::string pile_line(const View& view, const std::vector<std::string>& names, const Look& look);

}  // namespace parlor::remi
