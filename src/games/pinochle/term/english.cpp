#include <array>
#include <span>

#include "games/pinochle/term/screen.h"

namespace parlor::pinochle {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"pinochle.screen.cards", "{number, plural, one {# card} other {# cards}}"},
      {"pinochle.screen.points", "({number, plural, one {# point} other {# points}})"},
      {"pinochle.screen.made", "melds {melds}, tricks {tricks}, together {sum}"},
      {"pinochle.screen.opens", "{seat} opens the bidding."},
      {"pinochle.screen.bid", "The bid is {bid}, from {seat}."},
      {"pinochle.screen.won", "{seat} won the bidding at {bid}; trump is still to be named."},
      {"pinochle.screen.trump", "Trump: {suit}"},
      {"pinochle.screen.worth", "Your melds by trump suit: {points}"},
      {"pinochle.screen.to_go", "{seat} bid {bid} and has {sum}: {left} to go."},
      {"pinochle.screen.reached", "{seat} bid {bid} and has {sum}: the bid is made."},
      {"pinochle.screen.turned", "Open on the table: {cards}"},
      {"pinochle.screen.led", "On the table: {card}, led by {seat}."},
      {"pinochle.screen.leads", "{seat} leads."},
      {"pinochle.screen.last", "Last trick: {led} from {leader}, {played} from {follower}; {seat} took it."},
      {"pinochle.screen.marked", "You may play the cards marked ^."},
      {"pinochle.screen.known", "Known to be in the hand of {seat}: {cards}"},
      {"pinochle.screen.chosen", "{seat} has chosen."},
      {"pinochle.screen.melds", "Melds: {list} = {points, plural, one {# point} other {# points}}"},
      {"pinochle.screen.no_melds", "Melds: none"},

      {"pinochle.screen.ask_open", "Your bid, {seat} (a multiple of ten, such as 30): "},
      {"pinochle.screen.ask_bid", "Your bid, {seat} ({low} or {high}, or pass): "},
      {"pinochle.screen.ask_trump", "Trump, {seat} (S, H, D or C): "},
      {"pinochle.screen.ask_take", "Which card do you take, {seat}? "},
      {"pinochle.screen.ask_keep", "Keep or drop, {seat} ({kept} kept, {dropped} dropped): "},
      {"pinochle.screen.ask_done", "Twelve are chosen, {seat}; done, or change them: "},
      {"pinochle.screen.ask_play", "Your card, {seat}: "},

      {"pinochle.screen.no_bid", "\"{text}\" is no bid: type a number such as 30, +10, +20, or pass."},
      {"pinochle.screen.no_opening", "There is no bid to raise yet: type a number such as 30."},
      {"pinochle.screen.no_trump", "\"{text}\" is no suit: type S, H, D or C."},
      {"pinochle.screen.no_take", "\"{text}\" is none of the open cards: type one of them, as in 10C."},
      {"pinochle.screen.no_index",
       "There is no card {number} here; the cards are numbered from 1 to {last}."},
      {"pinochle.screen.no_keep",
       "\"{text}\" is no choice: type keep or drop and then cards or their numbers; rule, clear or done."},
      {"pinochle.screen.no_list", "Say which cards: their numbers, or names as in 10C."},
      {"pinochle.screen.keep_full",
       "That would be {count, plural, one {# card} other {# cards}} to keep; it can be twelve."},
      {"pinochle.screen.drop_full",
       "That would be {count, plural, one {# card} other {# cards}} to drop; it can be twelve."},
      {"pinochle.screen.not_done", "Not done yet: {left} more to keep, or {more} more to drop."},

      {"pinochle.page.typing", "Typing a move"},
      {"pinochle.page.type_bid",
       "30        a bid; +10 or +20 raises the one there is; pass ends the bidding (or p)"},
      {"pinochle.page.type_trump", "C         the trump suit: S, H, D or C"},
      {"pinochle.page.type_card", "10C       a card: rank (A 10 K Q J 9) and suit; or the number above it"},
      {"pinochle.page.type_take", "take 10C  one of the two open cards; the card alone will do"},
      {"pinochle.page.type_keep",
       "keep 1 5  of 24 cards: to be kept, by numbers or names; drop 1 5 the contrary"},
      {"pinochle.page.type_rule",
       "rule      keeps what the simple rule would: shortest suits go first, low cards first"},
      {"pinochle.page.type_done",
       "done      plays the twelve, after a hint those of the hint; clear begins the choice anew"},

      {"pinochle.help.properties",
       "a properties file of the game's course: its rules, deal and players with a person at seat 1; its "
       "bids, "
       "trump and cards are played first"},
      {"pinochle.help.no_properties", "{game} has no properties files."},
      {"pinochle.script.unknown_key", "Warning: {key} is no key of this format; it is passed over."},
      {"pinochle.script.forced",
       "Warning: {key} plays {card} on {led} in round {round}, which is against the rules; it is played as "
       "forced."},
      {"pinochle.script.no_setting", "\"{text}\" is no setting; a setting is KEY=VALUE."},
      {"pinochle.script.bad_flag", "{key} is true or false, not \"{text}\"."},
      {"pinochle.script.bad_time", "{key} is a number of milliseconds from 0, not \"{text}\"."},
      {"pinochle.script.bad_first", "{key} is computer, human or random, not \"{text}\"."},
      {"pinochle.script.bad_following", "{key} is course or handout, not \"{text}\"."},
      {"pinochle.script.bad_suit", "{key} is S, H, D or C, not \"{text}\"."},
      {"pinochle.script.bad_bid", "{key} has \"{text}\": bids are multiples of ten from 0 to 2000."},
      {"pinochle.script.bad_raise",
       "{key} has {text}: after the very first bid, bids are raises by 10 or by 20, and 0 is a pass."},
      {"pinochle.script.too_high", "{key} raises the bid by {text} beyond {most}, the most that can be bid."},
      {"pinochle.script.bad_card",
       "{key} has \"{text}\", which is no card; a card is 1, 9, 10, 11, 12 or 13 and S, H, D or C, as in "
       "13C."},
      {"pinochle.script.too_many",
       "{key} has {count, plural, one {# card} other {# cards}}; there can be twelve."},
      {"pinochle.script.third_copy", "{key} has {text} a third time; there are only two of each card."},
      {"pinochle.script.keep_twelve",
       "{key} has {count, plural, one {# card} other {# cards}}; it is twelve or none."},
      {"pinochle.script.not_in_hand", "{key} has {card}, which is not in the hand."},
      {"pinochle.script.no_players", "The players random, basic and smart are not all there."},
  });
  return kPhrases;
}

}  // namespace parlor::pinochle
