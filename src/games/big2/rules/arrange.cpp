// Drafts of a play, and the order of a player's own hand.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/big2/rules/big2.h"
#include "games/big2/rules/counts.h"

namespace parlor::big2 {
namespace {

std::vector<std::string> texts(Cards cards, SuitOrder order) {
  std::vector<std::string> found;
  for (Card card : cards) found.push_back(to_text(card, order));
  return found;
}

// Takes patterns out of the hand, those with the most cards first, until only singles are left.
Arrangement by_patterns(const Rules& rules, Cards hand) {
  Arrangement groups;
  std::vector<const Pattern*> enabled;
  for (int i = static_cast<int>(patterns().size()); i-- > 0;) {
    if (rules.has(PatternId::at(i))) enabled.push_back(&pattern(PatternId::at(i)));
  }
  for (int size = kMostPatternCards; size > 1; --size) {
    for (const Pattern* kind : enabled) {
      while (kind->size() == size && kind->count(rules, hand, Strength::none()) > 0) {
        const Cards cards = kind->nth(rules, hand, Strength::none(), 0);
        groups.push_back(texts(cards, rules.suits));
        hand -= cards;
      }
    }
  }
  for (Card card : hand) groups.push_back({to_text(card, rules.suits)});
  return groups;
}

}  // namespace

Assessment Big2::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  assessment.refusal = check(view, draft);
  const std::optional<Play> play = draft.is_pass() ? std::nullopt : fit(view.rules, draft.cards, kNoPlay);
  if (play) assessment.remark = Message("big2.makes", {{"pattern", pattern(play->pattern).word()}});
  return assessment;
}

const std::vector<std::string>& Big2::arrangements() {
  static const std::vector<std::string> kWays = {"rank", "suit", "patterns"};
  return kWays;
}

Arrangement Big2::arrange(const View& view, std::string_view how) {
  const SuitOrder order = view.rules.suits;
  if (how == "patterns") return by_patterns(view.rules, view.own());
  if (how == "rank") return {texts(view.own(), order)};
  Arrangement suits;
  for (SuitPlace place : kSuitPlaces) {
    const Cards cards = view.own() & cards_of_suit(place);
    if (!cards.empty()) suits.push_back(texts(cards, order));
  }
  return suits;
}

}  // namespace parlor::big2
