// A card pattern: its name, which cards form it, how two of them compare, and which ones a hand holds. Each
// pattern is one file with one object of this type, and one line in patterns.def.
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

// How high a play is among plays of its pattern; each pattern has its own scale.
class Strength {
 public:
  constexpr Strength() = default;
  static constexpr Strength none() { return Strength(-1); }  // below every pattern
  static constexpr Strength of(Card card) { return Strength(card.index()); }
  static constexpr Strength of(Rank rank) { return Strength(index_of(rank)); }
  // Compares by suit first: every card of a suit is above all cards of a lower suit.
  static constexpr Strength by_suit(Card card) {
    return Strength(index_of(card.place()) * kRanks + index_of(card.rank()));
  }

  constexpr int value() const { return value_; }
  // The cards above this one, if the strength is a card.
  constexpr Cards cards_above() const { return Cards::from_bits(~std::uint64_t{0} << (value_ + 1)); }
  // The ranks above this one, if the strength is a rank: all bits of their nibbles.
  constexpr std::uint64_t ranks_above() const { return ~std::uint64_t{0} << ((value_ + 1) * kSuits); }
  friend constexpr auto operator<=>(Strength, Strength) = default;

 private:
  constexpr explicit Strength(int value) : value_(static_cast<std::int8_t>(value)) {}
  std::int8_t value_ = -1;
};

// The numbers of cards of equal rank, largest first: a full house is {3, 2}. The same cards never form
// patterns of different shapes.
using Shape = std::array<std::uint8_t, 5>;

inline constexpr int kMostPatternCards = 5;

struct Pattern {
  std::string_view name;   // in rules and keys: "fullhouse"
  std::string_view title;  // in sentences: "full house"
  Shape shape;
  // The strength of these cards as this pattern; nothing if they do not form it.
  std::optional<Strength> (*recognise)(const Rules& rules, Cards cards);
  // The number of plays of this pattern stronger than `above` in a hand, and the k-th of them: quicker than a
  // list.
  std::uint32_t (*count)(const Rules& rules, Cards hand, Strength above);
  Cards (*nth)(const Rules& rules, Cards hand, Strength above, std::uint32_t k);

  constexpr int size() const {
    int cards = 0;
    for (std::uint8_t part : shape) cards += part;
    return cards;
  }
  Name word() const { return {"big2.pattern", std::string(name)}; }
};

// The index of a pattern in the table; a higher index ranks higher if five-card patterns are ranked.
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
// The patterns of the rule document, as a mask over the table.
std::uint16_t standard_patterns();

}  // namespace parlor::big2
