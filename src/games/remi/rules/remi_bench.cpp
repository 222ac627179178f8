// How fast Remi is: whole random deals of the basic game, single operations, and judging a hand of 15.
#include <array>
#include <benchmark/benchmark.h>

#include "games/remi/rules/complete.h"
#include "games/remi/rules/remi.h"
#include "melds/solver.h"

namespace parlor::remi {
namespace {

constexpr std::size_t kDeals = 256;

State dealt(const Rules& rules, std::size_t number) {
  const Seed seed = Seed::of(number);
  return Remi::deal(rules, {Shuffle::fair().order(seed, Remi::deck_size(rules)), seed}, {});
}

const std::array<State, kDeals>& deals() {
  static const std::array<State, kDeals> kStates = [] {
    std::array<State, kDeals> states;
    for (std::size_t i = 0; i < kDeals; ++i) states[i] = dealt(Rules{}, i);
    return states;
  }();
  return kStates;
}

// Racks before the discard, random as they were dealt.
std::vector<Tiles> hands_of_15() {
  std::vector<Tiles> hands;
  for (State state : deals()) {
    Remi::apply(state, state.turn, Move::draw());
    hands.push_back(state.rack(state.turn));
  }
  return hands;
}

void remi_rollout(benchmark::State& bench) {
  FastRandom random(1);
  std::int64_t decisions = 0;
  std::size_t i = 0;
  for (auto _ : bench) {
    State state = deals()[i++ % kDeals];
    for (; !state.over(); ++decisions) Remi::apply(state, state.turn, Remi::pick(state, state.turn, random));
    benchmark::DoNotOptimize(state);
  }
  bench.counters["decisions/s"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
  bench.counters["games/s"] =
      benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["sizeof(State)"] = sizeof(State);
}

void remi_sample(benchmark::State& bench) {
  FastRandom random(1);
  const View view = Remi::view(deals()[0], deals()[0].turn);
  for (auto _ : bench) benchmark::DoNotOptimize(Remi::sample(view, random));
}

void remi_view(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(Remi::view(deals()[0], deals()[0].turn));
}

// Does some discard win? All fifteen are tried.
void remi_win_check(benchmark::State& bench) {
  const Rules rules;
  const std::vector<Tiles> hands = hands_of_15();
  std::size_t i = 0;
  for (auto _ : bench) {
    const Tiles& hand = hands[i++ % hands.size()];
    bool wins = false;
    hand.for_each([&](Tile tile) { wins = wins || complete(rules, hand.without(tile.face())); });
    benchmark::DoNotOptimize(wins);
  }
}

// The best way to arrange fifteen tiles.
void remi_arrange(benchmark::State& bench) {
  const Rules rules;
  const std::vector<Tiles> hands = hands_of_15();
  std::size_t i = 0;
  for (auto _ : bench) {
    melds::Task task;
    task.rules = rules.meld_rules();
    task.rack = hands[i++ % hands.size()].counts();
    benchmark::DoNotOptimize(melds::solver().solve(task));
  }
}

BENCHMARK(remi_rollout);
BENCHMARK(remi_sample);
BENCHMARK(remi_view);
BENCHMARK(remi_win_check);
BENCHMARK(remi_arrange);

}  // namespace
}  // namespace parlor::remi
