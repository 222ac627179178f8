#include <array>
#include <span>

#include "games/big2/players/players.h"

namespace parlor::big2 {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"big2.player.random", "any legal move, all equally likely"},
      {"big2.player.basic", "the lowest legal play; passes only when it must"},
      {"big2.player.smart", "keeps patterns together, counts what is out and holds control cards"},
      {"big2.player.search", "plays the better moves out in deals that fit what it has seen"},

      {"big2.reason.random", "One legal move is as good as another."},
      {"big2.reason.lowest_play", "It is the lowest play that the rules allow."},
      {"big2.reason.cannot_play", "You hold nothing that beats the table."},
      {"big2.reason.only_move", "It is the only legal move."},
      {"big2.reason.goes_out", "You get rid of your last cards and win."},
      {"big2.reason.cannot_lose",
       "Nobody can beat {cards}, and of what is left at most one play can be beaten: you cannot lose."},
      {"big2.reason.keeps", "Passing keeps the {pattern} {cards} together."},
      {"big2.reason.holds_back", "{cards} could take the lead, but is worth more later."},
      {"big2.reason.waits", "Playing {cards} now would gain too little."},
      {"big2.reason.unbeatable", "Nobody can beat {cards}, so you lead again."},
      {"big2.reason.shuts_out", "{seat} has one card left and cannot answer a {pattern}."},
      {"big2.reason.highest_card", "{seat} has one card left: your highest card is the hardest to beat."},
      {"big2.reason.breaks", "It breaks up the {pattern} {cards}, but promises more than any other move."},
      {"big2.reason.plays_above", "A lower play would break up the {pattern} {cards}."},
      {"big2.reason.most_cards", "It gets rid of {number, plural, one {# card} other {# cards}} at once."},
      {"big2.reason.lowest_lead", "It gets rid of the lowest {pattern} that you need for nothing else."},
      {"big2.reason.lowest_answer",
       "It is the lowest {pattern} that beats the table and that you need for nothing else."},
      {"big2.reason.best", "It breaks up nothing and promises more than any other move."},
      {"big2.reason.playouts",
       "Played out {games, plural, one {# time} other {# times}} with cards that fit what you have seen, it "
       "won {percent, plural, one {# time} other {# times}} of 100."},
  });
  return kPhrases;
}

}  // namespace parlor::big2
