#include <array>
#include <span>

#include "games/big2/players/players.h"

namespace parlor::big2 {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"big2.player.random", "plays any legal move at random"},
      {"big2.player.basic", "makes the lowest legal play; passes only when it must"},
      {"big2.player.smart",
       "keeps combinations together, tracks the cards played and saves its control cards"},
      {"big2.player.search", "tries its best moves in simulated deals that fit what it has seen"},

      {"big2.reason.random", "Every legal move is as good as any other."},
      {"big2.reason.lowest_play", "It's the lowest play the rules allow."},
      {"big2.reason.cannot_play", "You can't beat the cards on the table."},
      {"big2.reason.only_move", "It's the only legal move."},
      {"big2.reason.goes_out", "This empties your hand and wins."},
      {"big2.reason.cannot_lose",
       "Nobody can beat {cards}, and at most one of your remaining plays can be beaten: you can't lose."},
      {"big2.reason.keeps", "Passing keeps your {pattern} {cards} together."},
      {"big2.reason.holds_back", "{cards} could win the lead, but will be worth more later."},
      {"big2.reason.waits", "Playing {cards} now would gain too little."},
      {"big2.reason.unbeatable", "Nobody can beat {cards}, so you lead again."},
      {"big2.reason.shuts_out", "{seat} has one card left and can't beat a {pattern}."},
      {"big2.reason.highest_card", "{seat} has one card left: your highest card is the hardest to beat."},
      {"big2.reason.breaks",
       "It breaks up your {pattern} {cards}, but still looks better than any other move."},
      {"big2.reason.plays_above", "A lower play would break up your {pattern} {cards}."},
      {"big2.reason.most_cards", "It gets rid of {number, plural, one {# card} other {# cards}} at once."},
      {"big2.reason.lowest_lead", "It gets rid of the lowest {pattern} you don't need for anything else."},
      {"big2.reason.lowest_answer",
       "It's the lowest {pattern} that beats the table and that you don't need for anything else."},
      {"big2.reason.best", "It breaks up nothing and looks better than any other move."},
      {"big2.reason.playouts",
       "In {games, plural, one {# simulated deal} other {# simulated deals}} that fit what you've seen, this "
       "move won {percent}% of the time."},
  });
  return kPhrases;
}

}  // namespace parlor::big2
