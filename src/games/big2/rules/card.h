// The 52 cards in Big-2's order: by rank 3 4 ... K A 2, then by suit. Card n beats every card below it.
#pragma once

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

// Bits of a card's index: rrrr ss, the rank (0 is the three, 12 the two) and the suit's place in the order of
// suits.
class Card {
 public:
  static constexpr Card at(int index) { return Card(static_cast<std::uint8_t>(index)); }
  static constexpr Card of(int rank, int suit) { return at(rank * kSuits + suit); }

  constexpr int index() const { return index_; }
  constexpr int rank() const { return index_ / kSuits; }
  constexpr int suit() const { return index_ % kSuits; }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  constexpr explicit Card(std::uint8_t index) : index_(index) {}
  std::uint8_t index_;
};

using Cards = BitSet<Card>;

inline constexpr Cards kDeck = Cards::first(kDeckSize);

// Which letter stands for the lowest, the next, ... the highest suit.
enum class SuitOrder : std::uint8_t { cdhs, dchs, cshd, scdh };

// "C3", "S10", "H2"
std::string to_text(Card card, SuitOrder order);
// Lowest first.
std::vector<std::string> to_texts(Cards cards, SuitOrder order);
// The same, separated by spaces.
std::string to_text(Cards cards, SuitOrder order);
// "C3" or "C[3]", in small letters too.
std::optional<Card> parse_card(std::string_view text, SuitOrder order);
// "C", "10": the two parts of a card's text.
char suit_letter(Card card, SuitOrder order);
std::string_view rank_text(Card card);

}  // namespace parlor::big2
