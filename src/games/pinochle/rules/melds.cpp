#include "games/pinochle/rules/melds.h"

#include <algorithm>
#include <array>
#include <functional>

#include "core/text.h"

namespace parlor::pinochle {
namespace {

constexpr auto kMelds = std::to_array<Meld>({
    {"double_run", 1500, &Rules::additional, "AT AT 10T 10T KT KT QT QT JT JT"},
    {"jacks_abound", 400, &Rules::additional, "JS JS JH JH JD JD JC JC"},
    {"double_pinochle", 300, &Rules::additional, "JD JD QS QS"},
    {"run_and_marriage", 230, &Rules::additional, "AT 10T KT KT QT QT JT"},
    {"run_and_king", 190, nullptr, "AT 10T KT KT QT JT"},
    {"run_and_queen", 190, nullptr, "AT 10T KT QT QT JT"},
    {"run", 150, nullptr, "AT 10T KT QT JT"},
    {"aces_around", 100, &Rules::additional, "AS AH AD AC"},
    {"kings_around", 80, &Rules::kings, "KS KH KD KC"},
    {"queens_around", 60, &Rules::queens, "QS QH QD QC"},
    {"royal_marriage", 40, nullptr, "KT QT"},
    {"pinochle", 40, &Rules::additional, "JD QS"},
    {"jacks_around", 40, &Rules::jacks, "JS JH JD JC"},
    {"common_marriage", 20, &Rules::additional, "KX QX"},
    {"dix", 10, &Rules::additional, "9T"},
});
static_assert(std::ranges::is_sorted(kMelds, std::ranges::greater(), &Meld::points));

std::vector<MeldPattern> patterns_for(Suit trump) {
  std::vector<MeldPattern> patterns;
  for (const Meld& meld : kMelds) {
    const bool any_suit = meld.cards.find('X') != std::string_view::npos;
    for (Suit plain : kAllSuits) {
      if (any_suit ? plain == trump : plain != kAllSuits.front()) continue;
      MeldPattern pattern{.meld = &meld, .cards = {}};
      for (std::string_view word : words(meld.cards)) {
        std::string card(word);
        if (card.back() == 'T') card.back() = letter_of(trump);
        if (card.back() == 'X') card.back() = letter_of(plain);
        const Face face = *Face::parse(card);
        pattern.cards.add(Card(face, count(pattern.cards, face)));
      }
      pattern.once = once(pattern.cards);
      pattern.twice = twice(pattern.cards);
      patterns.push_back(pattern);
    }
  }
  return patterns;
}

// Calls visit(pattern) for every meld of the hand.
template <class Visit>
void each_meld(const Rules& rules, Suit trump, Cards hand, Visit visit) {
  FaceBits left_once = once(hand);
  FaceBits left_twice = twice(hand);
  for (const MeldPattern& pattern : meld_patterns(trump)) {
    if ((pattern.once & ~left_once) != 0 || (pattern.twice & ~left_twice) != 0) continue;
    if (!counts(rules, *pattern.meld)) continue;
    const FaceBits gone = (pattern.once & ~left_twice) | pattern.twice;
    left_once &= ~gone;
    left_twice &= ~pattern.once;
    visit(pattern);
  }
}

}  // namespace

std::span<const Meld> melds() { return kMelds; }

std::span<const MeldPattern> meld_patterns(Suit trump) {
  static const std::array<std::vector<MeldPattern>, kSuits> kPatterns = {
      patterns_for(Suit::spades), patterns_for(Suit::hearts), patterns_for(Suit::diamonds),
      patterns_for(Suit::clubs)};
  return kPatterns[static_cast<std::size_t>(trump)];
}

bool counts(const Rules& rules, const Meld& meld) { return meld.option == nullptr || rules.*meld.option; }

std::vector<FoundMeld> melds_of(const Rules& rules, Suit trump, Cards hand) {
  std::vector<FoundMeld> found;
  each_meld(rules, trump, hand, [&](const MeldPattern& pattern) {
    const Cards cards = matching(hand, pattern.cards);
    hand -= cards;
    found.push_back({pattern.meld, cards});
  });
  return found;
}

MeldSum meld_sum(const Rules& rules, Suit trump, Cards hand) {
  MeldSum sum;
  each_meld(rules, trump, hand, [&](const MeldPattern& pattern) {
    const Cards cards = matching(hand, pattern.cards);
    hand -= cards;
    sum.cards |= cards;
    sum.points += pattern.meld->points;
  });
  return sum;
}

}  // namespace parlor::pinochle
