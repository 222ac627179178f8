// What the judge looks at, and how much each fact counts; the numbers are in facts.def.
#pragma once

#include <array>
#include <cstddef>

namespace parlor::big2 {

enum class Fact : std::size_t {
#define FACT(name, ...) name,
#include "games/big2/players/facts.def"
#undef FACT
};

inline constexpr std::array kAllFacts = {
#define FACT(name, ...) Fact::name,
#include "games/big2/players/facts.def"
#undef FACT
};
inline constexpr std::size_t kFacts = kAllFacts.size();

// How close the nearest opponent is to going out: one card, two or three, four to seven, or more.
enum class Stage : std::size_t { last_card, few, some, many };
inline constexpr std::size_t kStages = 4;

// One number per fact.
class Facts {
 public:
  float& operator[](Fact fact) { return values_[static_cast<std::size_t>(fact)]; }
  float operator[](Fact fact) const { return values_[static_cast<std::size_t>(fact)]; }
  const std::array<float, kFacts>& values() const { return values_; }

 private:
  std::array<float, kFacts> values_{};
};

using Weights = std::array<std::array<float, kFacts>, kStages>;  // by stage

const Weights& tuned_weights();

}  // namespace parlor::big2
