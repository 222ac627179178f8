// How fast Big-2 is: whole random deals, and each operation alone.
#include <array>
#include <benchmark/benchmark.h>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

constexpr std::size_t kDeals = 256;

const std::array<State, kDeals>& deals() {
  static const std::array<State, kDeals> kStates = [] {
    std::array<State, kDeals> states;
    for (std::size_t i = 0; i < kDeals; ++i) {
      states[i] = Big2::deal(Rules{}, {Chance(Seed::of(i)).shuffle(kDeckSize), Seed::of(i)}, {});
    }
    return states;
  }();
  return kStates;
}

// States met in random play, so that an operation is measured over early and late positions, leading and
// following.
const std::vector<State>& positions() {
  static const std::vector<State> kStates = [] {
    std::vector<State> states;
    FastRandom random(1);
    for (State state : deals()) {
      for (; !state.over; Big2::apply(state, state.turn, Big2::pick(state, state.turn, random)))
        states.push_back(state);
    }
    return states;
  }();
  return kStates;
}

template <class Operation>
void over_positions(benchmark::State& bench, Operation operation) {
  std::size_t i = 0;
  for (auto _ : bench) {
    operation(positions()[i]);
    if (++i == positions().size()) i = 0;
  }
}

void big2_rollout(benchmark::State& bench) {
  FastRandom random(1);
  std::int64_t decisions = 0;
  std::size_t i = 0;
  for (auto _ : bench) {
    State state = deals()[i++ % kDeals];
    for (; !state.over; ++decisions) Big2::apply(state, state.turn, Big2::pick(state, state.turn, random));
    benchmark::DoNotOptimize(state);
  }
  bench.counters["decisions/s"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
  bench.counters["games/s"] =
      benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["sizeof(State)"] = sizeof(State);
}

void big2_copy(benchmark::State& bench) {
  State copy;
  over_positions(bench, [&](const State& state) {
    copy = state;
    benchmark::DoNotOptimize(copy);
  });
}

void big2_view(benchmark::State& bench) {
  over_positions(bench, [](const State& state) { benchmark::DoNotOptimize(Big2::view(state, state.turn)); });
}

void big2_moves(benchmark::State& bench) {
  std::vector<Move> moves;
  moves.reserve(2048);
  std::int64_t listed = 0;
  over_positions(bench, [&](const State& state) {
    moves.clear();
    Big2::moves(Big2::view(state, state.turn), moves);
    listed += static_cast<std::int64_t>(moves.size());
  });
  bench.counters["moves listed"] =
      benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kAvgIterations);
}

void big2_check(benchmark::State& bench) {
  // Only `check` is measured: views and moves are made beforehand.
  std::vector<std::pair<View, Move>> questions;
  FastRandom random(2);
  for (const State& state : positions()) {
    questions.emplace_back(Big2::view(state, state.turn), Big2::pick(state, state.turn, random));
  }
  std::size_t i = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(Big2::check(questions[i].first, questions[i].second));
    if (++i == questions.size()) i = 0;
  }
}

void big2_sample(benchmark::State& bench) {
  FastRandom random(3);
  std::vector<View> views;
  for (const State& state : positions()) views.push_back(Big2::view(state, state.turn));
  std::size_t i = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(Big2::sample(views[i], random));
    if (++i == views.size()) i = 0;
  }
}

BENCHMARK(big2_rollout);
BENCHMARK(big2_copy);
BENCHMARK(big2_view);
BENCHMARK(big2_moves);
BENCHMARK(big2_check);
BENCHMARK(big2_sample);

}  // namespace
}  // namespace parlor::big2
