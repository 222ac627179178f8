#include "core/plural.h"

#include <algorithm>
#include <array>

namespace parlor {
namespace {

PluralForm always_other(std::uint64_t /*number*/) { return PluralForm::other; }

PluralForm one_or_other(std::uint64_t number) { return number == 1 ? PluralForm::one : PluralForm::other; }

// "2 cărți", "19 cărți", "101 cărți", but "20 de cărți".
PluralForm romanian(std::uint64_t number) {
  if (number == 1) return PluralForm::one;
  const std::uint64_t end = number % 100;
  return number == 0 || (end >= 1 && end <= 19) ? PluralForm::few : PluralForm::other;
}

// "2 cartas", but "1000000 de cartas".
PluralForm spanish(std::uint64_t number) {
  if (number == 1) return PluralForm::one;
  return number != 0 && number % 1'000'000 == 0 ? PluralForm::many : PluralForm::other;
}

constexpr std::array kOther = {PluralForm::other};
constexpr std::array kOneOther = {PluralForm::one, PluralForm::other};
constexpr std::array kOneFewOther = {PluralForm::one, PluralForm::few, PluralForm::other};
constexpr std::array kOneManyOther = {PluralForm::one, PluralForm::many, PluralForm::other};

constexpr PluralRule kNoRule = {"", kOther, always_other};
constexpr std::array<PluralRule, 5> kRules = {{
    {"en", kOneOther, one_or_other},
    {"es", kOneManyOther, spanish},
    {"ro", kOneFewOther, romanian},
    {"tr", kOneOther, one_or_other},
    {"zh-Hant", kOther, always_other},
}};

}  // namespace

std::string_view plural_name(PluralForm form) {
  constexpr std::array<std::string_view, 4> kNames = {"one", "few", "many", "other"};
  return kNames.at(static_cast<std::size_t>(form));
}

PluralForm PluralRule::form(std::int64_t number) const {
  const auto bits = static_cast<std::uint64_t>(number);
  return of_magnitude(number < 0 ? -bits : bits);  // unsigned, since the smallest number cannot be negated
}

const PluralRule& plural_rule(std::string_view language) {
  const auto* found = std::ranges::find(kRules, language, &PluralRule::language);
  return found == kRules.end() ? kNoRule : *found;
}

std::span<const PluralRule> plural_rules() { return kRules; }

}  // namespace parlor
