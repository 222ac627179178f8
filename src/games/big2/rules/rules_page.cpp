// The text of the rules, with an example of every pattern that may be played.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/big2/rules/big2.h"
#include "games/big2/rules/counts.h"

namespace parlor::big2 {
namespace {

std::string suits_in_order(const Rules& rules) {
  std::vector<std::string> suits;
  suits.reserve(kSuits);
  for (SuitPlace place : kSuitPlaces) suits.emplace_back(1, to_letter(suit_at(place, rules.suits)));
  return join(suits, " ");
}

std::string ranks_in_order() {
  std::vector<std::string> ranks;
  ranks.reserve(kRanks);
  for (Rank rank : kAllRanks) ranks.emplace_back(to_text(rank));
  return join(ranks, " ");
}

// A pattern without a sentence of its own is described by its number of cards.
Message about(const Rules& rules, const Pattern& pattern) {
  std::string key = "big2.about." + std::string(pattern.name);
  if (pattern.name == "flush" && rules.flushes == Flushes::suit) key = "big2.about.flush_by_suit";
  if (std::ranges::find(Big2::phrases(), key, &Phrase::key) != Big2::phrases().end()) return Message(key);
  return Message("big2.about.other", {{"number", pattern.size()}});
}

// How clearly cards show what a pattern is: a straight in many suits cannot be taken for a flush, nor a flush
// with gaps for a straight. Among equals, lower cards are preferred.
auto clearness(Cards cards) {
  int suits = 0;
  for (SuitPlace place : kSuitPlaces) suits += (cards & cards_of_suit(place)).empty() ? 0 : 1;
  const std::uint64_t ranks = ranks_with_one(rank_counts(cards));
  const std::uint64_t next = (ranks >> kSuits | ranks << (kDeckSize - kSuits)) & kRankBits;
  return std::tuple(suits, -std::popcount(ranks & next), ~cards.bits());
}

// The clearest of the lowest plays that form this pattern and no higher one.
Cards example(const Rules& rules, PatternId id) {
  constexpr std::uint32_t kLooked = 256;
  Rules all = rules;
  all.patterns = static_cast<std::uint16_t>((1U << patterns().size()) - 1);
  const Pattern& kind = pattern(id);
  Cards best = kind.nth(rules, kDeck, Strength::none(), 0);
  bool found = false;
  const std::uint32_t plays = std::min(kLooked, kind.count(rules, kDeck, Strength::none()));
  for (std::uint32_t k = 0; k < plays; ++k) {
    const Cards cards = kind.nth(rules, kDeck, Strength::none(), k);
    if (fit(all, cards, kNoPlay)->pattern != id) continue;
    if (!found || clearness(cards) > clearness(best)) best = cards;
    found = true;
  }
  return best;
}

RulesPage::Example shown(const Rules& rules, PatternId id) {
  RulesPage::Example example{Message(pattern(id).word().key()), about(rules, pattern(id)), {}};
  for (Card card : big2::example(rules, id)) example.tiles.push_back(to_text(card, rules.suits));
  return example;
}

const char* straights_key(Straights straights) {
  switch (straights) {
    case Straights::circle:
      return "big2.page.circle";
    case Straights::lowace:
      return "big2.page.lowace";
    case Straights::nowrap:
      return "big2.page.nowrap";
    case Straights::notwos:
      return "big2.page.notwos";
  }
  return "";
}

}  // namespace

RulesPage Big2::rules_page(const Rules& rules) {
  RulesPage page;
  page.sections.push_back(
      {Message("big2.page.title"),
       {Message("big2.page.aim"), Message("big2.page.order", {{"ranks", ranks_in_order()}}),
        Message("big2.page.suits", {{"suits", suits_in_order(rules)}}),
        Message("big2.page.start", {{"card", to_text(rules.start_card(), rules.suits)}}),
        Message("big2.page.follow"), Message("big2.page.round")}});

  RulesPage::Section played{Message("big2.page.patterns"), {}};
  bool straights = false;
  int fives = 0;
  for (int i = 0; i < static_cast<int>(patterns().size()); ++i) {
    const PatternId id = PatternId::at(i);
    if (!rules.has(id)) continue;
    played.examples.push_back(shown(rules, id));
    straights = straights || pattern(id).name.starts_with("straight");
    fives += pattern(id).size() == 5 ? 1 : 0;
  }
  page.sections.push_back(std::move(played));

  RulesPage::Section five{Message("big2.page.five"), {}};
  if (straights) five.lines.emplace_back(straights_key(rules.straights));
  if (fives > 1) {
    const bool ranked = rules.fivecards == FiveCards::ranked;
    five.lines.emplace_back(ranked ? "big2.page.ranked" : "big2.page.separate");
  }
  if (!five.lines.empty()) page.sections.push_back(std::move(five));

  page.sections.push_back(
      {Message("big2.page.points"), {Message("big2.page.penalty"), Message("big2.page.winner")}});
  return page;
}

}  // namespace parlor::big2
