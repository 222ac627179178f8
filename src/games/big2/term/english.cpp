#include "games/big2/term/english.h"

#include <array>

namespace parlor::big2 {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"big2.screen.card", "{number} card"},
      {"big2.screen.cards", "{number} cards"},
      {"big2.screen.points", "({number} points)"},
      {"big2.screen.passed", "passed"},
      {"big2.screen.table", "On the table: {pattern} {cards}, from {seat}"},
      {"big2.screen.leads", "The table is empty: {seat} begins the round."},
      {"big2.screen.opens", "The table is empty: {seat} begins, with {card} in the first play."},
      {"big2.screen.no_index", "There is no card {number} in your hand; the last is {last}."},

      {"big2.page.title", "Big-2 as played at this table"},
      {"big2.page.aim", "Four players hold 13 cards each. Who is first without cards wins the deal."},
      {"big2.page.order", "Ranks from low to high: {ranks}."},
      {"big2.page.suits", "Between cards of one rank the suit decides, from low to high: {suits}."},
      {"big2.page.start", "Who holds {card} begins, and the first play must contain it."},
      {"big2.page.follow", "In turn, play the same pattern, higher, or pass. Who passed may come back in."},
      {"big2.page.round", "After three passes in a row the last to play begins a round with any pattern."},

      {"big2.page.patterns", "Patterns"},
      {"big2.page.pattern", "{name}  {about}"},
      {"big2.about.single", "one card"},
      {"big2.about.pair", "two of a rank; the higher card counts"},
      {"big2.about.triple", "three of a rank; the rank counts"},
      {"big2.about.straight", "five ranks in a row; the highest card counts"},
      {"big2.about.flush", "five of a suit; the highest card counts"},
      {"big2.about.fullhouse", "three of one rank and two of another; the rank of the three counts"},
      {"big2.about.four", "four of a rank and any fifth card; the rank of the four counts"},
      {"big2.about.straightflush", "five ranks in a row of one suit; the highest card counts"},
      {"big2.about.other", "{number} cards"},
      {"big2.page.circle", "A row may run past the two (Q K A 2 3); then the two is its highest card."},
      {"big2.page.lowace",
       "A row may begin A 2 3 or 2 3 4 (the two is its highest card) and end at the ace."},
      {"big2.page.nowrap", "A row ends at the two: J Q K A 2 is the highest, and none runs past it."},
      {"big2.page.separate", "Five cards are answered only by five cards of the same kind."},
      {"big2.page.ranked",
       "Five cards are answered by a higher kind of five too; the list is in rising order."},

      {"big2.page.points", "Points"},
      {"big2.page.penalty",
       "Each card left costs one point; from ten cards two each, with all thirteen three."},
      {"big2.page.winner", "The winner takes the sum."},

      {"big2.page.typing", "Typing a move"},
      {"big2.page.cards", "C3 D3   the cards, suit first, in any order; small letters will do"},
      {"big2.page.indices", "0 1     the numbers above the cards"},
      {"big2.page.pass", "pass    or p, or -1"},
  });
  return kPhrases;
}

}  // namespace parlor::big2
