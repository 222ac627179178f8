#include <array>
#include <span>

#include "games/remi/term/screen.h"

namespace parlor::remi {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"remi.screen.tiles", "{number, plural, one {# tile} other {# tiles}}"},
      {"remi.screen.points", "({number, plural, one {# point} other {# points}})"},
      {"remi.screen.melded", "has melded"},
      {"remi.screen.took", "took {tiles}"},
      {"remi.screen.formations", "On the table:"},
      {"remi.screen.no_formations", "On the table: nothing yet"},
      {"remi.screen.pool", "Pool: {number}"},
      {"remi.screen.pool_tiles", "Next in the pool: {tiles}"},
      {"remi.screen.discards", "Discards of {seat}: {tile}"},
      {"remi.screen.ask_draw", "d: draw from the pool, ?: help > "},
      {"remi.screen.ask_draw_or_take", "d: draw from the pool, t: take {tile}, ?: help > "},
      {"remi.screen.ask_discard", "x TILE: discard, s: sort, ?: help > "},
      {"remi.screen.ask_lay_or_discard",
       "m: meld, a: add, w: swap a joker, u: undo, x TILE: discard, s: sort, ?: help > "},
      {"remi.screen.no_command", "\"{text}\" is no command; ? shows them all."},
      {"remi.screen.no_position", "There is nothing at position {number}; the last is {last}."},
      {"remi.screen.position_twice", "Position {number} is named twice."},
      {"remi.screen.no_tile", "\"{text}\" is neither a position nor a tile such as 7r."},
      {"remi.screen.which_tile", "Say which tile, by its position or as in 7r."},
      {"remi.screen.which_formation", "Say which tile and the number of a formation, as in a 3 1."},
      {"remi.screen.no_formation",
       "\"{text}\" is no formation on the table; {last, plural, one {there is #} other {there are #}}."},
      {"remi.screen.does_not_fit", "{tile} does not fit formation {number}."},
      {"remi.screen.no_swap", "{tile} does not stand where a joker lies in formation {number}."},
      {"remi.screen.swap_one", "One tile is swapped for one joker."},
      {"remi.screen.jokers_loose", "The joker that you swapped out must be laid first (or undo)."},
      {"remi.screen.move_two", "Say two positions on your board: the tile, and where it goes."},
      {"remi.screen.sorts", "Sort by number, colour or formations: s n, s c, s f."},
      {"remi.screen.first_meld",
       "Your first meld counts {points} of {needed, plural, one {# point} other {# points}} so far."},
      {"remi.screen.first_meld_made",
       "Your first meld counts {points, plural, one {# point} other {# points}}; it needs {needed}."},
      {"remi.screen.nothing_to_undo", "There is nothing to undo."},

      {"remi.page.typing", "Commands"},
      {"remi.page.type_draw", "d         draw a tile from the pool"},
      {"remi.page.type_take", "t         take the top tile of the other player's discards"},
      {"remi.page.type_discard", "x 5       discard the tile at position 5; x 7r does it by name"},
      {"remi.page.type_sort", "s f       arrange your board in formations; s n by number, s c by colour"},
      {"remi.page.type_move", "v 3 7     move the tile at position 3 to position 7"},
      {"remi.page.type_lay", "m 1 2 3   lay the tiles at these positions as a formation"},
      {"remi.page.type_add",
       "a 4 2     add the tile at position 4 to formation 2; a 4 2 low puts a joker at a run's lower end"},
      {"remi.page.type_swap",
       "w 4 2     put the tile at position 4 in place of the joker in formation 2; the joker is then laid"},
      {"remi.page.type_undo", "u         undo the last step of laying; all is final with the discard"},
      {"remi.page.type_whole",
       "lay 8r 8g 8b, 7b J 9b discard 5g   the whole turn in one line, with all formations of the table"},
  });
  return kPhrases;
}

}  // namespace parlor::remi
