// A card pattern: what it is called, which cards make one, how two compare, and which ones a hand holds.
// Each pattern is one file with one object of this type, and one line in patterns.def.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"
#include "games/big2/rules/card.h"

namespace parlor::big2 {

struct Rules;

// How high a pattern is among its kind; each kind has its own measure.
class Strength {
 public:
  constexpr Strength() = default;
  static constexpr Strength none() { return Strength(-1); }  // below every pattern
  static constexpr Strength of(Card card) { return Strength(card.index()); }
  static constexpr Strength of(Rank rank) { return Strength(index_of(rank)); }
  // A card by its suit first: every card of a suit is above all cards of a lower one.
  static constexpr Strength by_suit(Card card) {
    return Strength(index_of(card.place()) * kRanks + index_of(card.rank()));
  }

  constexpr int value() const { return value_; }
  // The cards above this one, where strength is a card.
  constexpr Cards cards_above() const { return Cards::from_bits(~std::uint64_t{0} << (value_ + 1)); }
  // Likewise the ranks above, where it is a rank: all bits of their nibbles.
  constexpr std::uint64_t ranks_above() const { return ~std::uint64_t{0} << ((value_ + 1) * kSuits); }
  friend constexpr auto operator<=>(Strength, Strength) = default;

 private:
  constexpr explicit Strength(int value) : value_(static_cast<std::int8_t>(value)) {}
  std::int8_t value_ = -1;
};

// How many cards of equal rank, most first: a full house is {3, 2}. Patterns of different shapes share no
// cards.
using Shape = std::array<std::uint8_t, 5>;

inline constexpr int kMostPatternCards = 5;

struct Pattern {
  std::string_view name;   // in rules and keys: "fullhouse"
  std::string_view title;  // in sentences: "full house"
  Shape shape;
  // How strong these cards are as this pattern; nothing where they are not one.
  std::optional<Strength> (*recognise)(const Rules& rules, Cards cards);
  // How many of this pattern stronger than `above` a hand holds, and the k-th of them: quicker than a list.
  std::uint32_t (*count)(const Rules& rules, Cards hand, Strength above);
  Cards (*nth)(const Rules& rules, Cards hand, Strength above, std::uint32_t k);

  constexpr int size() const {
    int cards = 0;
    for (std::uint8_t part : shape) cards += part;
    return cards;
  }
  Name word() const { return {"big2.pattern", std::string(name)}; }
};

// The number of a pattern in the table; a higher one ranks higher where five-card patterns are ranked.
class PatternId {
 public:
  constexpr PatternId() = default;
  static constexpr PatternId none() { return PatternId(-1); }
  static constexpr PatternId at(int index) { return PatternId(index); }
  constexpr int index() const { return index_; }
  friend constexpr auto operator<=>(PatternId, PatternId) = default;

 private:
  constexpr explicit PatternId(int index) : index_(static_cast<std::int8_t>(index)) {}
  std::int8_t index_ = -1;
};

std::span<const Pattern* const> patterns();
const Pattern& pattern(PatternId id);
// The patterns that the handout has, as a mask over the table.
std::uint16_t standard_patterns();

}  // namespace parlor::big2
