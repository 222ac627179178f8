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
      {"remi.screen.pool", "Stock: {number}"},
      {"remi.screen.pool_tiles", "Next in the stock: {tiles}"},
      {"remi.screen.discards", "{seat}'s discards: {tile}"},
      {"remi.screen.ask_draw", "d: draw from the stock, ?: help > "},
      {"remi.screen.ask_draw_or_take", "d: draw from the stock, t: take {tile}, ?: help > "},
      {"remi.screen.ask_discard", "x TILE: discard, s: sort, ?: help > "},
      {"remi.screen.ask_lay_or_discard",
       "m: meld, a: add, w: swap a joker, u: undo, x TILE: discard, s: sort, ?: help > "},
      {"remi.screen.no_command", "\"{text}\" is not a command; type ? to see them all."},
      {"remi.screen.no_position", "There is no tile at position {number}; the last position is {last}."},
      {"remi.screen.position_twice", "Position {number} is listed twice."},
      {"remi.screen.no_tile", "\"{text}\" is neither a position nor a tile such as 7r."},
      {"remi.screen.which_tile", "Name the tile, by its position or by name, such as 7r."},
      {"remi.screen.which_formation", "Name the tile and the number of a formation, as in a 3 1."},
      {"remi.screen.no_formation", "There is no formation \"{text}\"; formations on the table: {last}."},
      {"remi.screen.does_not_fit", "{tile} does not fit in formation {number}."},
      {"remi.screen.no_swap", "There is no joker that stands for {tile} in formation {number}."},
      {"remi.screen.swap_one", "Swap one tile for one joker at a time."},
      {"remi.screen.jokers_loose", "First put the joker that you swapped out on the table, or undo."},
      {"remi.screen.move_two", "Give two positions on your rack: where the tile is, and where it goes."},
      {"remi.screen.sorts", "Sort by number, colour or formation: s n, s c, s f."},
      {"remi.screen.first_meld",
       "Your first meld is worth {points} of {needed, plural, one {# point} other {# points}} so far."},
      {"remi.screen.first_meld_made",
       "Your first meld is worth {points, plural, one {# point} other {# points}}; it needs {needed}."},
      {"remi.screen.nothing_to_undo", "There is nothing to undo."},

      {"remi.page.typing", "Commands"},
      {"remi.page.type_draw", "d         draw a tile from the stock"},
      {"remi.page.type_take", "t         take the top tile of the other player's discard pile"},
      {"remi.page.type_discard", "x 5       discard the tile at position 5; x 7r discards the red 7"},
      {"remi.page.type_sort", "s f       sort your rack by formation; s n by number, s c by colour"},
      {"remi.page.type_move", "v 3 7     move the tile at position 3 to position 7"},
      {"remi.page.type_lay", "m 1 2 3   meld the tiles at these positions as a formation"},
      {"remi.page.type_add",
       "a 4 2     add the tile at position 4 to formation 2; a 4 2 low adds a joker at the lower end of a "
       "run"},
      {"remi.page.type_swap",
       "w 4 2     replace the joker in formation 2 with the tile at position 4; then meld the joker"},
      {"remi.page.type_undo",
       "u         undo the last meld, addition or swap; your discard makes them final"},
      {"remi.page.type_whole",
       "lay 8r 8g 8b, 7b J 9b discard 5g   the whole turn in one line, listing all formations on the table"},
  });
  return kPhrases;
}

}  // namespace parlor::remi
