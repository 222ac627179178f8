#include <array>
#include <cstdint>
#include <span>

#include "games/big2/rules/pattern.h"

namespace parlor::big2 {

#define PATTERN(name, when) extern const Pattern name##_pattern;
#include "games/big2/rules/patterns.def"
#undef PATTERN

namespace {

constexpr bool standard = true;
constexpr bool extra = false;

constexpr std::array kPatterns = {
#define PATTERN(name, when) &name##_pattern,
#include "games/big2/rules/patterns.def"
#undef PATTERN
};

constexpr std::array<bool, kPatterns.size()> kStandard = {
#define PATTERN(name, when) when,
#include "games/big2/rules/patterns.def"
#undef PATTERN
};

}  // namespace

std::span<const Pattern* const> patterns() { return kPatterns; }

const Pattern& pattern(PatternId id) { return *kPatterns[static_cast<std::size_t>(id.index())]; }

std::uint16_t standard_patterns() {
  unsigned mask = 0;
  for (std::size_t i = 0; i < kStandard.size(); ++i) mask |= unsigned{kStandard[i]} << i;
  return static_cast<std::uint16_t>(mask);
}

}  // namespace parlor::big2
