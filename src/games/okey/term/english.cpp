#include <array>
#include <span>

#include "games/okey/term/screen.h"

namespace parlor::okey {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"okey.screen.who_plays", "Who plays?"},
      {"okey.screen.one_person", "1. You and three computers"},
      {"okey.screen.four_computers", "2. Four computers"},
      {"okey.screen.choice", "Your choice: "},
      {"okey.screen.which_level", "How strong are the computers?"},
      {"okey.screen.level", "{number}. {level}: {about}"},
      {"okey.screen.choose_level", "Your choice (Enter for {usual}): "},
      {"okey.screen.name", "Please enter your name: "},
      {"okey.screen.no_name",
       "A name must have 1 to {most, plural, one {# visible character} other {# visible characters}}."},
      {"okey.screen.developer", "Play in developer's mode with other player's tiles visible? (Y/N): "},
      {"okey.screen.yes_or_no", "Please answer Y or N."},

      {"okey.screen.turn", "{seat}'s turn."},
      {"okey.screen.tiles_of", "{seat}'s Tiles:"},
      {"okey.screen.last", "Last Discarded: {tile}"},
      {"okey.screen.what", "What will you do?"},
      {"okey.screen.pick_stack", "{number}. Pick From Tiles"},
      {"okey.screen.pick_discard", "{number}. Pick From Discard"},
      {"okey.screen.discard", "{number}. Discard Tile"},
      {"okey.screen.show", "{number}. Show The Matching {tile}"},
      {"okey.screen.pass", "{number}. Pass"},
      {"okey.screen.picked", "You picked up: {tile}"},
      {"okey.screen.which", "Which tile you will discard?"},
      {"okey.screen.index", "Discard the tile in index: "},
      {"okey.screen.you_win", "Congratulations, you win!"},
      {"okey.screen.you_win_double", "Congratulations, you win, and the win counts double!"},

      {"okey.screen.no_choice",
       "\"{text}\" is not a choice: type {last, plural, one {1} other {a number from 1 to #}}."},
      {"okey.screen.no_index", "\"{text}\" is not an index: type a number from 0 to {last}."},

      {"okey.screen.stack", "Stock: {number}"},
      {"okey.screen.indicator", "Indicator: {tile}, joker: {joker}"},
      {"okey.screen.holds", "{seat} is known to hold: {tiles}"},
      {"okey.screen.discards", "{seat}'s discards: {tiles}"},
      {"okey.screen.stack_tiles", "Next in the stock: {tiles}"},

      {"okey.page.typing", "Commands"},
      {"okey.page.type_number", "1         the menu item with this number"},
      {"okey.page.type_index",
       "5         the tile at this index, when asked for one; its name (K5) works too"},
      {"okey.page.type_move", "draw, take, discard K5, show, pass   a move, as written in records"},
  });
  return kPhrases;
}

}  // namespace parlor::okey
