#include "games/pinochle/rules/card.h"

#include <algorithm>
#include <tuple>

#include "core/text.h"

namespace parlor::pinochle {
namespace {

constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::array<std::string_view, kRanks> kRankTexts = {"9", "J", "Q", "K", "10", "A"};
constexpr std::array<std::string_view, kRanks> kRankNumbers = {"9", "11", "12", "13", "10", "1"};

// From the ace down, as people hold and read them: A K Q J 10 9.
int reading_order(Rank rank) {
  switch (rank) {
    case Rank::ace:
      return 0;
    case Rank::king:
      return 1;
    case Rank::queen:
      return 2;
    case Rank::jack:
      return 3;
    case Rank::ten:
      return 4;
    case Rank::nine:
      return 5;
  }
  return 6;
}

}  // namespace

char letter_of(Suit suit) { return kSuitLetters[static_cast<std::size_t>(suit)]; }

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  const std::size_t found = kSuitLetters.find(upper_case(text).front());
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(found);
}

std::optional<Face> Face::parse(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  const std::optional<Suit> suit = parse_suit(text.substr(text.size() - 1));
  const std::string rank = upper_case(text.substr(0, text.size() - 1));
  if (!suit) return std::nullopt;
  for (std::size_t i = 0; i < kRanks; ++i) {
    if (rank == kRankTexts[i] || rank == kRankNumbers[i]) return of(*suit, static_cast<Rank>(i));
  }
  return std::nullopt;
}

std::string Face::rank_text() const { return std::string(kRankTexts[static_cast<std::size_t>(rank())]); }

std::string Face::to_string() const { return rank_text() + letter_of(suit()); }

std::string Face::numbered() const {
  return std::string(kRankNumbers[static_cast<std::size_t>(rank())]) + letter_of(suit());
}

Cards matching(Cards cards, Cards wanted) {
  const FaceBits both = twice(wanted);
  const Cards first = Cards::from_bits(once(wanted)) & cards;
  const FaceBits missing = once(wanted) & ~static_cast<FaceBits>(first.bits());
  const auto second = Cards::from_bits(std::uint64_t{both | missing} << kFaces);
  return first | (second & cards);
}

void exchange(Cards& cards, Card one, Card other) {
  if (cards.contains(one) == cards.contains(other)) return;
  const bool had = cards.contains(one);
  cards.remove(had ? one : other);
  cards.add(had ? other : one);
}

std::vector<Face> faces_of(Cards cards) {
  std::vector<Face> faces;
  faces.reserve(static_cast<std::size_t>(cards.size()));
  for (Card card : cards) faces.push_back(card.face());
  std::ranges::sort(faces, {}, [](Face face) { return std::tuple(face.suit(), reading_order(face.rank())); });
  return faces;
}

}  // namespace parlor::pinochle
