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
    {"big2.about", "Four players, 52 cards: play higher or pass, and be first without cards."},

    {"big2.form.full", "Big-2"},
    {"big2.form.full.about", "All hands; a better five-card hand beats a lesser one."},
    {"big2.form.basic", "Big-2, basic"},
    {"big2.form.basic.about", "Singles, pairs, straights and full houses."},
    {"big2.option.patterns", "the card patterns that may be played"},
    {"big2.option.fivecards",
     "five-card patterns compare only within a kind, or by the usual order of kinds"},
    {"big2.option.straights",
     "a straight runs on the circle past the two, with a low ace, without wrapping, or without twos"},
    {"big2.option.flushes", "flushes compare by their highest card, or by the suit first"},
    {"big2.option.suits", "the order of the suits, lowest first"},
    {"big2.option.start", "the suit of the three that begins the deal"},
    {"big2.option.fivecards.separate", "only within a kind"},
    {"big2.option.fivecards.ranked", "by the order of kinds"},
    {"big2.option.straights.circle", "around the circle"},
    {"big2.option.straights.lowace", "with a low ace"},
    {"big2.option.straights.nowrap", "without wrapping"},
    {"big2.option.straights.notwos", "without twos"},
    {"big2.option.flushes.card", "by the highest card"},
    {"big2.option.flushes.suit", "by the suit first"},
    {"big2.option.suits.CDHS", "clubs, diamonds, hearts, spades"},
    {"big2.option.suits.DCHS", "diamonds, clubs, hearts, spades"},
    {"big2.option.suits.CSHD", "clubs, spades, hearts, diamonds"},
    {"big2.option.suits.SCDH", "spades, clubs, diamonds, hearts"},
    {"big2.option.start.club", "the three of clubs"},
    {"big2.option.start.diamond", "the three of diamonds"},
    {"big2.needs_singles",
     "The rule patterns must contain single: without it a leader may hold nothing to play."},

    {"big2.no_card",
     "\"{text}\" is no card; a card is a suit (C D H S) and a rank (3 to 10, J, Q, K, A, 2), as in C3."},
    {"big2.card_twice", "The card {card} is named twice."},
    {"big2.deck_lacks", "A deal is 52 different cards; this one lacks {cards}."},
    {"big2.deck_size", "A deal is 52 different cards; {given, plural, one {here is #} other {here are #}}."},
    {"big2.empty_move", "A move names the cards to play, or is \"pass\"."},

    {"big2.not_your_turn", "It is the turn of {seat}."},
    {"big2.cannot_pass", "You lead this round, so you cannot pass."},
    {"big2.not_in_hand", "{cards} is not in your hand."},
    {"big2.no_pattern", "{cards} makes no pattern of these rules."},
    {"big2.other_pattern", "That is a {pattern}; the table asks for a {wanted}."},
    {"big2.too_low", "{cards} does not beat the {wanted} {table} on the table."},
    {"big2.must_open", "The first play of the deal must contain {card}."},
    {"big2.makes", "a {pattern}"},

    {"big2.plays", "{seat} plays a {pattern} {cards}."},
    {"big2.passes", "{seat} passes."},
    {"big2.round", "A new round begins with {seat}."},
    {"big2.wins", "{seat} has no cards left and wins the deal."},

    {"big2.page.title", "Big-2 with these rules"},
    {"big2.page.aim", "Four players hold 13 cards each. Who is first without cards wins the deal."},
    {"big2.page.order", "Ranks from low to high: {ranks}."},
    {"big2.page.suits", "Between cards of one rank the suit decides, from low to high: {suits}."},
    {"big2.page.start", "Who holds {card} begins, and the first play must contain it."},
    {"big2.page.follow", "In turn, play the same pattern, higher, or pass. Who passed may come back in."},
    {"big2.page.round", "After three passes in a row the last to play begins a round with any pattern."},

    {"big2.page.patterns", "Patterns"},
    {"big2.about.single", "one card"},
    {"big2.about.pair", "two of a rank; the higher card counts"},
    {"big2.about.triple", "three of a rank; the rank counts"},
    {"big2.about.straight", "five ranks in a row; the highest card counts"},
    {"big2.about.flush", "five of a suit; the highest card counts"},
    {"big2.about.flush_by_suit", "five of a suit; the suit counts, then the highest card"},
    {"big2.about.fullhouse", "three of one rank and two of another; the rank of the three counts"},
    {"big2.about.four", "four of a rank and any fifth card; the rank of the four counts"},
    {"big2.about.straightflush", "five ranks in a row of one suit; the highest card counts"},
    {"big2.about.other", "{number, plural, one {# card} other {# cards}}"},

    {"big2.page.five", "Five cards"},
    {"big2.page.circle", "A row may run past the two (Q K A 2 3); then the two is its highest card."},
    {"big2.page.lowace", "A row may begin A 2 3 or 2 3 4 (the two is its highest card) and end at the ace."},
    {"big2.page.nowrap", "A row ends at the two: J Q K A 2 is the highest, and none runs past it."},
    {"big2.page.notwos", "A row holds no two: 3 4 5 6 7 is the lowest, 10 J Q K A the highest."},
    {"big2.page.separate", "Five cards are answered only by five cards of the same kind."},
    {"big2.page.ranked", "Five cards are answered by a higher kind of five too, in the order of the list."},

    {"big2.page.points", "Points"},
    {"big2.page.penalty",
     "Each card left costs one point; from ten cards two each, with all thirteen three."},
    {"big2.page.winner", "The winner takes the sum."},

    {"big2.arrange.rank", "by rank"},
    {"big2.arrange.suit", "by suit"},
    {"big2.arrange.patterns", "by patterns"},

    {"big2.lesson.begin.title", "The three of clubs begins"},
    {"big2.lesson.begin.task",
     "Who holds the three of clubs begins the deal, and the first play must contain it. You hold it: play it "
     "alone, as a single card."},
    {"big2.lesson.begin.hint", "Choose the three of clubs, and no other card with it."},
    {"big2.lesson.begin.done",
     "The deal has begun. In turn, everybody now plays a higher single card or passes."},
    {"big2.lesson.pair.title", "A pair answers a pair"},
    {"big2.lesson.pair.task",
     "A pair is two cards of one rank, and only a higher pair beats it. Between pairs of one rank the "
     "highest suit decides: clubs, diamonds, hearts, spades, from low to high. Dan has played two nines: "
     "beat them with the lowest pair that you can."},
    {"big2.lesson.pair.hint",
     "The fours are too low, and the kings are more than it takes. Your nines hold the spade, so they beat "
     "those of Dan."},
    {"big2.lesson.pair.done",
     "Of two pairs of one rank the one with the spade is higher. Your kings are still there for later."},
    {"big2.lesson.straight.title", "Five cards at once"},
    {"big2.lesson.straight.task",
     "Everybody passed, so you begin a new round, with any pattern. A straight is five ranks in a row, of "
     "any suits: play yours, from the five to the nine."},
    {"big2.lesson.straight.hint", "The straight is the five, the six, the seven, the eight and the nine."},
    {"big2.lesson.straight.done",
     "Five cards are gone with one play, and here only a higher straight can answer it."},
    {"big2.lesson.house.title", "Three and two"},
    {"big2.lesson.house.task",
     "A full house is three cards of one rank and two of another, and the three decide which is higher. Ben "
     "has played three threes with two queens: beat him with your own full house."},
    {"big2.lesson.house.hint", "Take the three nines, and the two fours with them."},
    {"big2.lesson.house.done",
     "Three nines beat three threes, whatever the pairs are: so the pair may be a low one."},
    {"big2.lesson.keep.title", "Keep the two back"},
    {"big2.lesson.keep.task",
     "A pass costs nothing, and who passed may come back in the same round. Dan has played the ace of "
     "diamonds, and of your cards only the two of spades beats it, the highest card of all. Keep it for a "
     "better moment: pass."},
    {"big2.lesson.keep.hint", "Let this round go: pass."},
    {"big2.lesson.keep.done",
     "The two of spades takes any round of single cards, so let it go only when that wins you something."},
    {"big2.lesson.finish.title", "Out with a plan"},
    {"big2.lesson.finish.task",
     "You have three cards left, and Ben has played an ace. Take the round with the card that nobody can "
     "beat, and begin the next one with the two others."},
    {"big2.lesson.finish.hint", "First the two of spades; when all have passed, the two tens."},
    {"big2.lesson.finish.done",
     "You are the first without cards and win the deal: the two was kept for the moment when it gave you the "
     "last lead."},
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
