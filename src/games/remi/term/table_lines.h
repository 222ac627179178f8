// A table of Remi as lines of text.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/remi/rules/state.h"
#include "term/screen.h"

namespace parlor::remi {

// Remi always shows the colour of a tile.
Style tile_style(const Look& look);

// The players: number of tiles, points in the match, whether they have melded, and the rack if it is visible.
std::string seat_lines(const View& view, const std::vector<std::string>& names, const Look& look);
// The formations with their numbers; empty in the basic game.
std::string formation_lines(const Rules& rules, const Board& table, const Look& look);
// The pool and the discard piles.
std::string pile_line(const View& view, const std::vector<std::string>& names, const Look& look);

}  // namespace parlor::remi
