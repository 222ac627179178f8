#include "games/big2/players/weights.h"

namespace parlor::big2 {
namespace {

using Row = std::array<float, kStages>;

constexpr std::array<Row, kFacts> kRows = {{
#define FACT(name, ...) Row{__VA_ARGS__},
#include "games/big2/players/facts.def"
#undef FACT
}};

constexpr Weights by_stage() {
  Weights weights{};
  for (std::size_t fact = 0; fact < kFacts; ++fact) {
    for (std::size_t stage = 0; stage < kStages; ++stage) weights[stage][fact] = kRows[fact][stage];
  }
  return weights;
}

constexpr Weights kTuned = by_stage();

}  // namespace

const Weights& tuned_weights() { return kTuned; }

}  // namespace parlor::big2
