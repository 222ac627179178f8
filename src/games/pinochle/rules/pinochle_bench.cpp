// How fast Pinochle is, and its tricks alone.
#include "engine/game_bench.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {
namespace {

// Deals after bidding and melds.
std::vector<State> first_tricks() {
  std::vector<State> states;
  FastRandom random(1);
  for (State state : GameBench<Pinochle>::deals()) {
    while (state.phase != Phase::play)
      Pinochle::apply(state, state.turn, Pinochle::pick(state, state.turn, random));
    states.push_back(state);
  }
  return states;
}

// Random cards from the first trick to the last.
void pinochle_tricks(benchmark::State& bench) {
  const std::vector<State> starts = first_tricks();
  FastRandom random(1);
  std::int64_t decisions = 0;
  std::size_t i = 0;
  for (auto _ : bench) {
    State state = starts[i];
    if (++i == starts.size()) i = 0;
    while (!state.over()) {
      Pinochle::apply(state, state.turn, Pinochle::pick(state, state.turn, random));
      ++decisions;
    }
    benchmark::DoNotOptimize(state);
  }
  bench.counters["decisions/s"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

void pinochle_melds(benchmark::State& bench) {
  const std::vector<State> starts = first_tricks();
  const Rules rules{.additional = true};
  std::size_t i = 0;
  for (auto _ : bench) {
    const State& state = starts[i];
    if (++i == starts.size()) i = 0;
    benchmark::DoNotOptimize(meld_sum(rules, *state.trump, state.hands[state.turn]));
  }
}

[[maybe_unused]] const bool kAdded = GameBench<Pinochle>::add();
BENCHMARK(pinochle_tricks);
BENCHMARK(pinochle_melds);

}  // namespace
}  // namespace parlor::pinochle
