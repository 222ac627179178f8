// Which form of a word goes with a number: "1 card", but "2 cards". The rules are CLDR's, for whole numbers.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace parlor {

enum class PluralForm : std::uint8_t { one, few, many, other };

// The name used in phrases: "few".
std::string_view plural_name(PluralForm form);

struct PluralRule {
  std::string_view language;          // its tag; empty for a language that has no rule here
  std::span<const PluralForm> forms;  // the forms this language has
  PluralForm (*of_magnitude)(std::uint64_t number);

  // -1 takes the form of 1.
  PluralForm form(std::int64_t number) const;
};

// A language without a rule uses a single form for all numbers.
const PluralRule& plural_rule(std::string_view language);
std::span<const PluralRule> plural_rules();

}  // namespace parlor
