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
      {"big2.screen.leads", "The table is empty: {seat} leads."},
      {"big2.screen.opens", "The table is empty: {seat} leads and must include {card}."},
      {"big2.screen.no_index", "You have no card {number}; your cards are numbered 0 to {last}."},

      {"big2.page.typing", "Typing a move"},
      {"big2.page.cards", "C3 D3   the cards, suit first, in any order; lowercase works too"},
      {"big2.page.indices", "0 1     the numbers above the cards"},
      {"big2.page.pass", "pass    or p, or -1"},
  });
  return kPhrases;
}

}  // namespace parlor::big2
