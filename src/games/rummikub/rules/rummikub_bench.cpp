// How fast Rummikub is: whole random deals of the handout's game, and single operations.
#include <array>
#include <benchmark/benchmark.h>

#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

constexpr std::size_t kDeals = 256;

const std::array<State, kDeals>& deals() {
  static const std::array<State, kDeals> kStates = [] {
    std::array<State, kDeals> states;
    const Rules rules;
    for (std::size_t i = 0; i < kDeals; ++i) {
      const Seed seed = Seed::of(i);
      states[i] =
          Rummikub::deal(rules, {Rummikub::shuffle(rules).order(seed, Rummikub::deck_size(rules)), seed}, {});
    }
    return states;
  }();
  return kStates;
}

void rummikub_rollout(benchmark::State& bench) {
  FastRandom random(1);
  std::int64_t decisions = 0;
  std::size_t i = 0;
  for (auto _ : bench) {
    State state = deals()[i++ % kDeals];
    for (; !state.over; ++decisions)
      Rummikub::apply(state, state.turn, Rummikub::pick(state, state.turn, random));
    benchmark::DoNotOptimize(state);
  }
  bench.counters["decisions/s"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
  bench.counters["games/s"] =
      benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["sizeof(State)"] = sizeof(State);
}

void rummikub_sample(benchmark::State& bench) {
  FastRandom random(1);
  const View view = Rummikub::view(deals()[0], deals()[0].turn);
  for (auto _ : bench) benchmark::DoNotOptimize(Rummikub::sample(view, random));
}

void rummikub_view(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(Rummikub::view(deals()[0], deals()[0].turn));
}

BENCHMARK(rummikub_rollout);
BENCHMARK(rummikub_sample);
BENCHMARK(rummikub_view);

}  // namespace
}  // namespace parlor::rummikub
