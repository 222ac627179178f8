#include <array>
#include <span>

#include "games/big2/term/screen.h"

namespace parlor::big2 {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"big2.screen.cards", "{number, plural, one {# card} other {# cards}}"},
      {"big2.screen.points", "({number, plural, one {# point} other {# points}})"},
      {"big2.screen.passed", "passed"},
      {"big2.screen.table", "On the table: {pattern} {cards}, from {seat}"},
      {"big2.screen.leads", "The table is empty: {seat} begins the round."},
      {"big2.screen.opens", "The table is empty: {seat} begins, with {card} in the first play."},
      {"big2.screen.no_index", "There is no card {number} in your hand; the last is {last}."},

      {"big2.page.typing", "Typing a move"},
      {"big2.page.cards", "C3 D3   the cards, suit first, in any order; small letters will do"},
      {"big2.page.indices", "0 1     the numbers above the cards"},
      {"big2.page.pass", "pass    or p, or -1"},
  });
  return kPhrases;
}

}  // namespace parlor::big2
