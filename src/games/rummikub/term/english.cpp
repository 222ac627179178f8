#include <array>
#include <span>

#include "games/rummikub/term/screen.h"

namespace parlor::rummikub {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rummikub.screen.no_choice", "\"{text}\" isn't on the menu: type one of its numbers, or ? for help."},
      {"rummikub.screen.no_number", "\"{text}\" isn't a number; nothing was placed."},
      {"rummikub.screen.no_position", "There is no tile at position {number}; the last position is {last}."},
      {"rummikub.screen.position_twice", "Position {number} is listed twice."},
      {"rummikub.screen.fits_nowhere", "It doesn't fit any set on the table."},
      {"rummikub.screen.does_not_fit", "The tile doesn't fit set {number}."},
      {"rummikub.screen.no_sets", "There are no groups or runs on your rack."},
      {"rummikub.screen.nothing_to_take", "There are no sets on the table."},
      {"rummikub.screen.nothing_to_undo", "There is nothing to undo."},
      {"rummikub.screen.loose", "First place {tiles} back on the table, or undo."},
      {"rummikub.screen.no_colours", "This output has no colours: use --letters to tell the tiles apart."},
      {"rummikub.screen.tiles", "{number, plural, one {# tile} other {# tiles}}"},
      {"rummikub.screen.points", "({number, plural, one {# point} other {# points}})"},
      {"rummikub.screen.bag", "Pool: {number}"},

      {"rummikub.help.solve", "find the best Rummikub play"},
      {"rummikub.help.solve.table", "the sets on the table, such as \"3r 4r 5r, 7r 7g 7b\""},
      {"rummikub.help.solve.rack", "the tiles on the rack, such as \"6r 7y J\""},
      {"rummikub.help.solve.keep", "tiles that must stay on the rack"},
      {"rummikub.help.solve.points", "place the most points instead of the most tiles"},
      {"rummikub.help.solve.first-meld",
       "leave the table alone, and look for an initial meld worth enough points"},
      {"rummikub.help.solve.keep-sets",
       "among plays with equally many tiles, leave the most sets on the table unchanged"},
      {"rummikub.help.solve.positions",
       "read positions from a file, or from standard input with -; each line is TABLE | RACK or TABLE | RACK "
       "| KEEP"},
      {"rummikub.help.solve.json", "answer in JSON, one line per position"},
      {"rummikub.help.no_solver", "{game} has no solver."},
      {"rummikub.solve.table", "The table (+ marks tiles from the rack):"},
      {"rummikub.solve.placed",
       "From the rack: {tiles} ({count, plural, one {# tile} other {# tiles}}, {points, plural, one {# "
       "point} other {# points}})"},
      {"rummikub.solve.left", "Left on the rack: {tiles}"},
      {"rummikub.solve.no_first_meld", "The rack has no initial meld worth enough points."},
      {"rummikub.solve.bad_set", "Set {number} on the table, {set}, is not valid: {reason}"},
      {"rummikub.solve.real_only",
       "The solver rearranges the table, which only the real game allows: omit set=handout."},
      {"rummikub.solve.no_rack",
       "Missing argument: --rack. To read several positions from a file, use --positions."},
      {"rummikub.solve.positions_alone", "With --positions, the tiles come from the file: omit {option}."},
      {"rummikub.solve.no_position",
       "A position is TABLE | RACK or TABLE | RACK | KEEP, such as 3r 4r 5r, 7r 7g 7b | 6r 7y J."},
      {"rummikub.solve.line", "Line {line}"},
      {"rummikub.solve.bad_line", "Line {line}: {problem}"},
      {"rummikub.solve.not_there", "{tile} cannot be kept: it is not on the rack."},

      {"rummikub.page.typing", "Typing a turn"},
      {"rummikub.page.menu", "4         a number from the menu"},
      {"rummikub.page.positions",
       "1 7 11 0  the positions of the tiles in a new set; a single tile is added to a set"},
      {"rummikub.page.take_apart",
       "5         in the real game: take tiles off a set, to place again like tiles from your rack; 6 "
       "undoes"},
      {"rummikub.page.whole",
       "3r 4r 5r, 7r 7g 7b   the whole table after your turn, or draw: a turn in one line"},
  });
  return kPhrases;
}

}  // namespace parlor::rummikub
