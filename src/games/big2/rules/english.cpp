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

    {"big2.arrange.rank", "by rank"},
    {"big2.arrange.suit", "by suit"},
    {"big2.arrange.patterns", "by patterns"},
});

}  // namespace

// The name of a pattern stands in the pattern's own file.
std::span<const Phrase> Big2::phrases() {
  static const std::vector<std::string> kKeys = [] {
    std::vector<std::string> keys;
    for (const Pattern* pattern : patterns()) keys.push_back(pattern->key());
    return keys;
  }();
  static const std::vector<Phrase> kAll = [] {
    std::vector<Phrase> all(kPhrases.begin(), kPhrases.end());
    for (std::size_t i = 0; i < kKeys.size(); ++i) all.push_back({kKeys[i], patterns()[i]->title});
    return all;
  }();
  return kAll;
}

}  // namespace parlor::big2
