#include <array>
#include <span>

#include "games/rummikub/term/screen.h"

namespace parlor::rummikub {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rummikub.screen.no_choice",
       "\"{text}\" is no choice of the menu: type one of its numbers, or ? for help."},
      {"rummikub.screen.no_number", "\"{text}\" is no number; nothing has been placed."},
      {"rummikub.screen.no_position", "There is nothing at position {number}; the last is {last}."},
      {"rummikub.screen.position_twice", "Position {number} is named twice."},
      {"rummikub.screen.fits_nowhere", "It fits no set on the board."},
      {"rummikub.screen.does_not_fit", "The tile does not fit set {number}."},
      {"rummikub.screen.no_sets", "These tiles make no group and no run."},
      {"rummikub.screen.nothing_to_take", "There are no sets on the board."},
      {"rummikub.screen.nothing_to_undo", "There is nothing to undo."},
      {"rummikub.screen.loose", "{tiles} must be placed on the board again first (or undo)."},
      {"rummikub.screen.no_colours", "The tiles have no colours here: --letters names them."},
      {"rummikub.screen.tiles", "{number, plural, one {# tile} other {# tiles}}"},
      {"rummikub.screen.points", "({number, plural, one {# point} other {# points}})"},
      {"rummikub.screen.bag", "Bag: {number}"},

      {"rummikub.help.solve", "find the best play from a table and a rack, exactly"},
      {"rummikub.help.solve.table", "the sets on the table, as in \"3r 4r 5r, 7r 7g 7b\""},
      {"rummikub.help.solve.rack", "the tiles of the rack, as in \"6r 7y J\""},
      {"rummikub.help.solve.keep", "tiles of the rack that are to stay there"},
      {"rummikub.help.solve.points", "place the most points instead of the most tiles"},
      {"rummikub.help.solve.first-meld", "leave the table alone, and count enough for a first meld"},
      {"rummikub.help.solve.keep-sets", "among plays with equally many tiles, leave most sets as they are"},
      {"rummikub.help.solve.positions",
       "a file of positions instead, or - for standard input: a line is TABLE | RACK, or TABLE | RACK | "
       "KEEP"},
      {"rummikub.help.solve.json", "answer as JSON, one line per position"},
      {"rummikub.help.no_solver", "{game} has no solver."},
      {"rummikub.solve.table", "The table (+ from the rack):"},
      {"rummikub.solve.placed", "From the rack: {tiles} (tiles: {count}, points: {points})"},
      {"rummikub.solve.left", "Left on the rack: {tiles}"},
      {"rummikub.solve.no_first_meld", "The rack has no first meld that counts enough."},
      {"rummikub.solve.bad_set", "Set {number} of the table, {set}, does not stand: {reason}"},
      {"rummikub.solve.real_only",
       "The solver rearranges the table, as only the real game does: leave set=handout out."},
      {"rummikub.solve.no_rack", "--rack is missing; --positions reads several positions from a file."},
      {"rummikub.solve.positions_alone", "--positions names the tiles itself: omit {option}."},
      {"rummikub.solve.no_position",
       "A position is TABLE | RACK, or TABLE | RACK | KEEP, as in 3r 4r 5r, 7r 7g 7b | 6r 7y J."},
      {"rummikub.solve.line", "Line {line}"},
      {"rummikub.solve.bad_line", "Line {line}: {problem}"},
      {"rummikub.solve.not_there", "{tile} is to be kept, but is not on the rack."},

      {"rummikub.page.typing", "Typing a turn"},
      {"rummikub.page.menu", "4         a number of the menu"},
      {"rummikub.page.positions",
       "1 7 11 0  the positions of the tiles for a set; one alone is added to a set"},
      {"rummikub.page.take_apart",
       "5         in the real game: tiles come off a set, to be placed again like those of the rack; 6 "
       "undoes"},
      {"rummikub.page.whole",
       "3r 4r 5r, 7r 7g 7b   the whole table as it becomes, or the word draw: a turn in one line"},
  });
  return kPhrases;
}

}  // namespace parlor::rummikub
