// The 52 cards in Big-2's order: by rank 3 4 ... K A 2, then by suit. Card n beats every card below it.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"

namespace parlor::big2 {

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kDeckSize = kRanks * kSuits;

// From low to high.
enum class Rank : std::uint8_t {
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace,
  two
};
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
// The position of a suit in the order of suits. Which suit has which position is an option, so cards hold
// only the position and compare without knowing the rules.
enum class SuitPlace : std::uint8_t { lowest, second, third, highest };
// The four suits from low to high.
enum class SuitOrder : std::uint8_t { cdhs, dchs, cshd, scdh };

constexpr int index_of(Rank rank) { return static_cast<int>(rank); }
constexpr int index_of(SuitPlace place) { return static_cast<int>(place); }

inline constexpr std::array<Rank, kRanks> kAllRanks = [] {
  std::array<Rank, kRanks> ranks{};
  for (std::size_t i = 0; i < ranks.size(); ++i) ranks[i] = static_cast<Rank>(i);
  return ranks;
}();
inline constexpr std::array<SuitPlace, kSuits> kSuitPlaces = {SuitPlace::lowest, SuitPlace::second,
                                                              SuitPlace::third, SuitPlace::highest};

// Bits of a card's index: rrrr ss, the rank and the position of the suit.
class Card {
 public:
  static constexpr Card at(int index) { return Card(static_cast<std::uint8_t>(index)); }
  static constexpr Card of(Rank rank, SuitPlace place) {
    return at(index_of(rank) * kSuits + index_of(place));
  }

  constexpr int index() const { return index_; }
  constexpr Rank rank() const { return static_cast<Rank>(index_ / kSuits); }
  constexpr SuitPlace place() const { return static_cast<SuitPlace>(index_ % kSuits); }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  constexpr explicit Card(std::uint8_t index) : index_(index) {}
  std::uint8_t index_;
};

using Cards = BitSet<Card>;

inline constexpr Cards kDeck = Cards::first(kDeckSize);

Suit suit_at(SuitPlace place, SuitOrder order);
SuitPlace place_of(Suit suit, SuitOrder order);

// "C3", "S10", "H2"
std::string to_text(Card card, SuitOrder order);
// Lowest first.
std::vector<std::string> to_texts(Cards cards, SuitOrder order);
// The same, separated by spaces.
std::string to_text(Cards cards, SuitOrder order);
// "C3" or "C[3]", also in lowercase.
std::optional<Card> parse_card(std::string_view text, SuitOrder order);
// 'C', "10": the two parts of a card's text.
char to_letter(Suit suit);
std::string_view to_text(Rank rank);

}  // namespace parlor::big2
