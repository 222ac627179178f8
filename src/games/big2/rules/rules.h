// The rules of Big-2 and their options.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/form.h"
#include "engine/option.h"
#include "games/big2/rules/card.h"
#include "games/big2/rules/pattern.h"

namespace parlor::big2 {

enum class FiveCards : std::uint8_t { separate, ranked };
enum class Straights : std::uint8_t { circle, lowace, nowrap, notwos };
// What counts first when two flushes are compared.
enum class Flushes : std::uint8_t { card, suit };

struct Rules {
  std::uint16_t patterns = standard_patterns();  // one bit per line of patterns.def
  FiveCards fivecards = FiveCards::separate;
  Straights straights = Straights::circle;
  Flushes flushes = Flushes::card;
  SuitOrder suits = SuitOrder::cdhs;
  Suit start = Suit::clubs;  // or diamonds

  constexpr bool has(PatternId id) const { return (patterns >> id.index() & 1U) != 0; }
  // The three that must be in the first play.
  Card start_card() const;
  friend bool operator==(const Rules&, const Rules&) = default;
};

const std::vector<Option<Rules>>& options();
std::vector<Form> forms();
std::optional<Message> check_rules(const Rules& rules);

// Cards as a kind of pattern, with their strength.
struct Play {
  PatternId pattern;
  Strength strength;
  friend constexpr bool operator==(const Play&, const Play&) = default;
};

inline constexpr Play kNoPlay = {PatternId::none(), Strength::none()};

// Whether `play` beats `top`. Any play beats an empty one.
bool beats(const Rules& rules, Play play, Play top);
// The cards as the highest pattern they form that beats `top`; nothing if there is none.
std::optional<Play> fit(const Rules& rules, Cards cards, Play top);

}  // namespace parlor::big2
