#include <array>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"big2.title", "Big-2"},
    {"big2.about", "Four players, 52 cards: play higher or pass, and be first without cards."},

    {"big2.option.patterns", "the card patterns that may be played"},
    {"big2.option.fivecards",
     "five-card patterns compare only within a kind, or by the usual order of kinds"},
    {"big2.option.straights",
     "a straight runs on the circle past the two, with a low ace, or without wrapping"},
    {"big2.option.suits", "the order of the suits, lowest first"},
    {"big2.option.start", "the suit of the three that begins the deal"},
    {"big2.option.fivecards.separate", "only within a kind"},
    {"big2.option.fivecards.ranked", "by the order of kinds"},
    {"big2.option.straights.circle", "around the circle"},
    {"big2.option.straights.lowace", "with a low ace"},
    {"big2.option.straights.nowrap", "without wrapping"},
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
    {"big2.deck_size", "A deal is 52 different cards; here are {given}."},
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
    {"big2.about.fullhouse", "three of one rank and two of another; the rank of the three counts"},
    {"big2.about.four", "four of a rank and any fifth card; the rank of the four counts"},
    {"big2.about.straightflush", "five ranks in a row of one suit; the highest card counts"},
    {"big2.about.other", "{number} cards"},

    {"big2.page.five", "Five cards"},
    {"big2.page.circle", "A row may run past the two (Q K A 2 3); then the two is its highest card."},
    {"big2.page.lowace", "A row may begin A 2 3 or 2 3 4 (the two is its highest card) and end at the ace."},
    {"big2.page.nowrap", "A row ends at the two: J Q K A 2 is the highest, and none runs past it."},
    {"big2.page.separate", "Five cards are answered only by five cards of the same kind."},
    {"big2.page.ranked", "Five cards are answered by a higher kind of five too, in the order of the list."},

    {"big2.page.points", "Points"},
    {"big2.page.penalty",
     "Each card left costs one point; from ten cards two each, with all thirteen three."},
    {"big2.page.winner", "The winner takes the sum."},

    {"big2.arrange.rank", "by rank"},
    {"big2.arrange.suit", "by suit"},
    {"big2.arrange.patterns", "by patterns"},
});

}  // namespace

// The name of a pattern stands in the pattern's own file; it is said of plays, and of the option that allows
// it.
std::span<const Phrase> Big2::phrases() {
  static const std::vector<std::pair<std::string, std::string_view>> kPatterns = [] {
    std::vector<std::pair<std::string, std::string_view>> names;
    for (const Pattern* pattern : patterns()) {
      names.emplace_back(pattern->key(), pattern->title);
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
