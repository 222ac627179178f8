#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"big2.title", "Big-2"},
    {"big2.about", "Four players, 52 cards: play higher or pass, and be the first to run out of cards."},

    {"big2.form.full", "Big-2"},
    {"big2.form.full.about", "All combinations; a stronger kind of five cards beats a weaker one."},
    {"big2.form.basic", "Big-2, basic"},
    {"big2.form.basic.about", "Singles, pairs, straights and full houses."},
    {"big2.option.patterns", "the combinations that can be played"},
    {"big2.option.fivecards", "whether a five-card combination beats only its own kind, or weaker kinds too"},
    {"big2.option.straights",
     "which straights count: wrapping past the two, with a low ace, without wrapping, or without twos"},
    {"big2.option.flushes", "how flushes compare: by highest card, or by suit first"},
    {"big2.option.suits", "the order of the suits, lowest first"},
    {"big2.option.start", "the suit of the three that starts the deal"},
    {"big2.option.fivecards.separate", "only its own kind"},
    {"big2.option.fivecards.ranked", "weaker kinds too"},
    {"big2.option.straights.circle", "wrapping past the two"},
    {"big2.option.straights.lowace", "with a low ace"},
    {"big2.option.straights.nowrap", "without wrapping"},
    {"big2.option.straights.notwos", "without twos"},
    {"big2.option.flushes.card", "by highest card"},
    {"big2.option.flushes.suit", "by suit first"},
    {"big2.option.suits.CDHS", "clubs, diamonds, hearts, spades"},
    {"big2.option.suits.DCHS", "diamonds, clubs, hearts, spades"},
    {"big2.option.suits.CSHD", "clubs, spades, hearts, diamonds"},
    {"big2.option.suits.SCDH", "spades, clubs, diamonds, hearts"},
    {"big2.option.start.club", "the three of clubs"},
    {"big2.option.start.diamond", "the three of diamonds"},
    {"big2.needs_singles",
     "The rule patterns must include single: without it, a player might have nothing to lead."},

    {"big2.no_card",
     "\"{text}\" is not a card. A card is a suit (C D H S) and a rank (3 to 10, J, Q, K, A, 2), such as C3."},
    {"big2.card_twice", "{card} is listed twice."},
    {"big2.deck_lacks", "A deal needs all 52 cards; this one lacks {cards}."},
    {"big2.deck_size", "A deal needs 52 cards; this one has {given}."},
    {"big2.empty_move", "Name the cards to play, or \"pass\"."},

    {"big2.not_your_turn", "It's {seat}'s turn."},
    {"big2.cannot_pass", "You lead this round, so you can't pass."},
    {"big2.not_in_hand", "You don't have {cards}."},
    {"big2.no_pattern", "{cards} isn't a valid combination."},
    {"big2.other_pattern", "That's a {pattern}; it can't beat a {wanted}."},
    {"big2.too_low", "{cards} doesn't beat the {wanted} {table} on the table."},
    {"big2.must_open", "The first play of the deal must include {card}."},
    {"big2.makes", "a {pattern}"},

    {"big2.plays", "{seat} plays a {pattern}: {cards}."},
    {"big2.passes", "{seat} passes."},
    {"big2.round", "{seat} leads a new round."},
    {"big2.wins", "{seat} runs out of cards and wins the deal."},

    {"big2.page.title", "How to play Big-2"},
    {"big2.page.aim", "Four players get 13 cards each. The first to run out of cards wins the deal."},
    {"big2.page.order", "Ranks from low to high: {ranks}."},
    {"big2.page.suits", "If ranks are equal, the suit decides, from low to high: {suits}."},
    {"big2.page.start", "The player with {card} starts, and the first play must include it."},
    {"big2.page.follow", "In turn, beat the last play with one of its kind, or pass; a pass is not final."},
    {"big2.page.round", "After three passes in a row, the last to play leads any combination."},

    {"big2.page.patterns", "Combinations"},
    {"big2.about.single", "one card"},
    {"big2.about.pair", "two of one rank; the higher card decides"},
    {"big2.about.triple", "three of one rank; the rank decides"},
    {"big2.about.straight", "five ranks in a row; the highest card decides"},
    {"big2.about.flush", "five of one suit; the highest card decides"},
    {"big2.about.flush_by_suit", "five of one suit; the suit decides, then the highest card"},
    {"big2.about.fullhouse", "three of one rank and two of another; the three decide"},
    {"big2.about.four", "four of one rank plus any card; the rank of the four decides"},
    {"big2.about.straightflush", "five ranks in a row, all of one suit; the highest card decides"},
    {"big2.about.other", "{number, plural, one {# card} other {# cards}}"},

    {"big2.page.five", "Five-card combinations"},
    {"big2.page.circle", "A straight can run past the two (Q K A 2 3); the two is then its highest card."},
    {"big2.page.lowace", "Straights run from A 2 3 4 5 to 10 J Q K A; a two is always the highest card."},
    {"big2.page.nowrap", "Straights run from 3 4 5 6 7 to J Q K A 2 and never past the two."},
    {"big2.page.notwos", "Straights have no twos: they run from 3 4 5 6 7 to 10 J Q K A."},
    {"big2.page.separate", "A five-card combination beats only its own kind."},
    {"big2.page.ranked", "A five-card combination also beats the five-card kinds listed above it."},

    {"big2.page.points", "Points"},
    {"big2.page.penalty", "Each card left costs 1 point; 2 with ten or more left, 3 with all 13."},
    {"big2.page.winner", "The winner scores what the others lose."},

    {"big2.arrange.rank", "by rank"},
    {"big2.arrange.suit", "by suit"},
    {"big2.arrange.patterns", "by combination"},

    {"big2.lesson.begin.title", "The three of clubs starts"},
    {"big2.lesson.begin.task",
     "The player with the three of clubs starts the deal, and the first play must include it. You have it: "
     "play it on its own, as a single."},
    {"big2.lesson.begin.hint", "Choose the three of clubs and nothing else."},
    {"big2.lesson.begin.done",
     "The deal has begun. Each player in turn now plays a higher single or passes."},
    {"big2.lesson.pair.title", "Beat a pair with a pair"},
    {"big2.lesson.pair.task",
     "A pair is two cards of the same rank, and only a higher pair beats it. If the ranks are equal, the "
     "pair with the higher suit wins. Suits from low to high: clubs, diamonds, hearts, spades. Dan has "
     "played two nines: beat them with the lowest pair you can."},
    {"big2.lesson.pair.hint",
     "Your fours are too low, and your kings are more than you need. Your nines include the spade, so they "
     "beat Dan's."},
    {"big2.lesson.pair.done",
     "Of two pairs of the same rank, the one with the spade is higher. You still have your kings for later."},
    {"big2.lesson.straight.title", "Five cards at once"},
    {"big2.lesson.straight.task",
     "Everyone has passed, so you lead a new round with any combination. A straight is five ranks in a row, "
     "in any suits: play yours, from the five to the nine."},
    {"big2.lesson.straight.hint", "Your straight is the five, six, seven, eight and nine."},
    {"big2.lesson.straight.done",
     "That's five cards gone in one play, and here only a higher straight can beat it."},
    {"big2.lesson.house.title", "Full house"},
    {"big2.lesson.house.task",
     "A full house is three cards of one rank and two of another; the three decide which is higher. Bert has "
     "played three threes with two queens: beat him with a full house of your own."},
    {"big2.lesson.house.hint", "Play your three nines with your two fours."},
    {"big2.lesson.house.done",
     "Three nines beat three threes whatever the pairs are, so a low pair will do."},
    {"big2.lesson.keep.title", "Save the two"},
    {"big2.lesson.keep.task",
     "Passing costs nothing: you can still play later in the same round. Dan has played the ace of diamonds, "
     "and your only card that beats it is the two of spades, the highest card of all. Save it for a better "
     "moment: pass."},
    {"big2.lesson.keep.hint", "Let this round go: pass."},
    {"big2.lesson.keep.done",
     "The two of spades wins any round of singles, so play it only when that gains you something."},
    {"big2.lesson.finish.title", "Plan your finish"},
    {"big2.lesson.finish.task",
     "You have three cards left, and Bert has played an ace. Win the round with the card nobody can beat, "
     "then lead the next one with the other two."},
    {"big2.lesson.finish.hint",
     "Play the two of spades first; when everyone has passed, play your two tens."},
    {"big2.lesson.finish.done",
     "You're the first to run out of cards and win the deal: you saved the two until it won you the last "
     "lead."},
});

}  // namespace

// The name of a pattern stands in the pattern's own file; it is said of plays, and of the option that allows
// it.
std::span<const Phrase> Big2::phrases() {
  static const std::vector<std::pair<std::string, std::string_view>> kPatterns = [] {
    std::vector<std::pair<std::string, std::string_view>> names;
    for (const Pattern* pattern : patterns()) {
      names.emplace_back(pattern->word().key(), pattern->title);
      names.emplace_back("big2.option.patterns." + std::string(pattern->name), pattern->title);
    }
    return names;
  }();
  static const std::vector<Phrase> kAll = [] {
    std::vector<Phrase> all(kPhrases.begin(), kPhrases.end());
    for (const auto& [key, title] : kPatterns) all.push_back({key, title});
    return all;
  }();
  return kAll;
}

}  // namespace parlor::big2
