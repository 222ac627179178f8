#include <array>
#include <span>

#include "games/pinochle/term/screen.h"

namespace parlor::pinochle {

std::span<const Phrase> screen_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"pinochle.screen.cards", "{number, plural, one {# card} other {# cards}}"},
      {"pinochle.screen.points", "({number, plural, one {# point} other {# points}})"},
      {"pinochle.screen.made", "melds {melds}, tricks {tricks}, total {sum}"},
      {"pinochle.screen.opens", "{seat} opens the bidding."},
      {"pinochle.screen.bid", "The bid is {bid}, from {seat}."},
      {"pinochle.screen.won", "{seat} won the bidding at {bid} and names the trump suit."},
      {"pinochle.screen.trump", "Trump: {suit}"},
      {"pinochle.screen.worth", "Your melds by trump suit: {points}"},
      {"pinochle.screen.to_go", "{seat} bid {bid} and has {sum}: {left} to go."},
      {"pinochle.screen.reached", "{seat} bid {bid} and has {sum}: the bid is made."},
      {"pinochle.screen.turned", "Face up on the table: {cards}"},
      {"pinochle.screen.led", "On the table: {card}, led by {seat}."},
      {"pinochle.screen.leads", "{seat} leads."},
      {"pinochle.screen.last", "Last trick: {led} from {leader}, {played} from {follower}; {seat} took it."},
      {"pinochle.screen.marked", "You can play the cards marked ^."},
      {"pinochle.screen.known", "Known to be in {seat}'s hand: {cards}"},
      {"pinochle.screen.chosen", "{seat} has chosen."},
      {"pinochle.screen.melds", "Melds: {list} = {points, plural, one {# point} other {# points}}"},
      {"pinochle.screen.no_melds", "Melds: none"},

      {"pinochle.screen.ask_open", "Your bid, {seat} (a multiple of ten, such as 30): "},
      {"pinochle.screen.ask_bid", "Your bid, {seat} ({low} or {high}, or pass): "},
      {"pinochle.screen.ask_trump", "Trump, {seat} (S, H, D or C): "},
      {"pinochle.screen.ask_take", "Which card will you take, {seat}? "},
      {"pinochle.screen.ask_keep", "Keep or drop, {seat} ({kept} kept, {dropped} dropped): "},
      {"pinochle.screen.ask_done", "Twelve chosen, {seat}; type done, or change them: "},
      {"pinochle.screen.ask_play", "Your card, {seat}: "},

      {"pinochle.screen.no_bid", "\"{text}\" isn't a bid: type a number such as 30, or +10, +20 or pass."},
      {"pinochle.screen.no_opening", "There is no bid to raise yet: type a number such as 30."},
      {"pinochle.screen.no_trump", "\"{text}\" isn't a suit: type S, H, D or C."},
      {"pinochle.screen.no_take",
       "\"{text}\" isn't one of the face-up cards: type one of them, such as 10C."},
      {"pinochle.screen.no_index", "There is no card {number} here; the cards are numbered 1 to {last}."},
      {"pinochle.screen.no_keep",
       "\"{text}\" isn't a choice: type keep or drop followed by cards or their numbers, or rule, clear or "
       "done."},
      {"pinochle.screen.no_list", "Which cards? Type their numbers, or names such as 10C."},
      {"pinochle.screen.keep_full",
       "That would be {count, plural, one {# card} other {# cards}} to keep; keep only twelve."},
      {"pinochle.screen.drop_full",
       "That would be {count, plural, one {# card} other {# cards}} to drop; drop only twelve."},
      {"pinochle.screen.not_done", "Not done yet: keep {left} more, or drop {more} more."},

      {"pinochle.page.typing", "Typing a move"},
      {"pinochle.page.type_bid",
       "30        a bid; +10 or +20 raises the current bid; pass (or p) ends the bidding"},
      {"pinochle.page.type_trump", "C         the trump suit: S, H, D or C"},
      {"pinochle.page.type_card", "10C       a card: rank (A 10 K Q J 9) and suit; or the number above it"},
      {"pinochle.page.type_take", "take 10C  one of the two face-up cards; 10C alone works too"},
      {"pinochle.page.type_keep", "keep 1 5  keeps cards of your 24, by number or name; drop 1 5 drops them"},
      {"pinochle.page.type_rule",
       "rule      keeps what a simple rule would: shortest suits go first, low cards first"},
      {"pinochle.page.type_done",
       "done      keeps the twelve you chose, or the hint's twelve; clear starts over"},

      {"pinochle.help.properties",
       "properties file in the course's format: sets the rules, the deal and the computer player, with a "
       "human "
       "at seat 1; its bids, trump and cards are played first"},
      {"pinochle.help.no_properties", "{game} has no properties files."},
      {"pinochle.script.unknown_key", "Warning: {key} is not a key of this format; it is ignored."},
      {"pinochle.script.forced",
       "Warning: {key} plays {card} on {led} in round {round}, which is against the rules; the move is "
       "forced."},
      {"pinochle.script.no_setting", "\"{text}\" is not a setting; a setting is KEY=VALUE."},
      {"pinochle.script.bad_flag", "{key} must be true or false, not \"{text}\"."},
      {"pinochle.script.bad_time", "{key} must be a number of milliseconds, 0 or more, not \"{text}\"."},
      {"pinochle.script.bad_first", "{key} must be computer, human or random, not \"{text}\"."},
      {"pinochle.script.bad_following", "{key} must be course or handout, not \"{text}\"."},
      {"pinochle.script.bad_suit", "{key} must be S, H, D or C, not \"{text}\"."},
      {"pinochle.script.bad_bid", "{key} contains \"{text}\"; bids are multiples of ten from 0 to 2000."},
      {"pinochle.script.bad_raise",
       "{key} contains {text}; after the first bid of the deal, a bid is a raise of 10 or 20, or 0 to pass."},
      {"pinochle.script.too_high", "{key} raises the bid by {text}, above the maximum of {most}."},
      {"pinochle.script.bad_card",
       "{key} contains \"{text}\", which is not a card; a card is 1, 9, 10, 11, 12 or 13 and S, H, D or C, "
       "such as 13C."},
      {"pinochle.script.too_many",
       "{key} has {count, plural, one {# card} other {# cards}}; the maximum is twelve."},
      {"pinochle.script.third_copy", "{key} contains {text} a third time; there are only two of each card."},
      {"pinochle.script.keep_twelve",
       "{key} has {count, plural, one {# card} other {# cards}}; it must have twelve or none."},
      {"pinochle.script.not_in_hand", "{key} contains {card}, which is not in the hand."},
      {"pinochle.script.no_players", "The players random, basic and smart must all be available."},
  });
  return kPhrases;
}

}  // namespace parlor::pinochle
