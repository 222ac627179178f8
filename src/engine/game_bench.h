// How fast a game is: whole random deals, and each operation by itself over positions from such deals. For
// X_bench.cpp; uses the game's standard rules.
#pragma once

#include <array>
#include <benchmark/benchmark.h>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/fast_random.h"
#include "engine/table_of.h"

namespace parlor {

template <Game G>
class GameBench {
 public:
  using State = typename G::State;

  // Registers GAME_rollout, GAME_copy and so on.
  static bool add() {
    const auto add = [](const char* name, void (*run)(benchmark::State&)) {
      benchmark::RegisterBenchmark((std::string(G::kName) + "_" + name).c_str(), run);
    };
    add("rollout", rollout);
    add("copy", copy);
    add("view", view);
    add("moves", moves);
    add("check", check);
    add("sample", sample);
    return true;
  }

  static const std::vector<State>& deals() {
    static const std::vector<State> kStates = [] {
      std::vector<State> states;
      const typename G::Rules rules{};
      for (std::uint64_t i = 0; i < kDeals; ++i) {
        const auto deck = make_deck<G>(rules, DealSource{Seed::of(i), std::nullopt});
        states.push_back(G::deal(rules, *deck, opening_of<G>(rules)));
      }
      return states;
    }();
    return kStates;
  }

  // States from random play, so that each operation is measured on early and late positions.
  static const std::vector<State>& positions() {
    static const std::vector<State> kStates = [] {
      std::vector<State> states;
      FastRandom random(1);
      for (State state : deals()) {
        for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
          states.push_back(state);
          G::apply(state, actors.lowest(), G::pick(state, actors.lowest(), random), nullptr);
        }
      }
      return states;
    }();
    return kStates;
  }

 private:
  static constexpr std::uint64_t kDeals = 256;

  static Seat actor(const State& state) { return G::actors(state).lowest(); }

  template <class Item, class Operation>
  static void over(benchmark::State& bench, const std::vector<Item>& items, Operation operation) {
    std::size_t i = 0;
    for (auto _ : bench) {
      operation(items[i]);
      if (++i == items.size()) i = 0;
    }
  }

  static void rollout(benchmark::State& bench) {
    FastRandom random(1);
    std::int64_t decisions = 0;
    over(bench, deals(), [&](State state) {
      for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state), ++decisions)
        G::apply(state, actors.lowest(), G::pick(state, actors.lowest(), random), nullptr);
      benchmark::DoNotOptimize(state);
    });
    bench.counters["decisions/s"] =
        benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.counters["sizeof(State)"] = sizeof(State);
  }

  static void copy(benchmark::State& bench) {
    State copy;
    over(bench, positions(), [&](const State& state) {
      copy = state;
      benchmark::DoNotOptimize(copy);
    });
  }

  static void view(benchmark::State& bench) {
    over(bench, positions(),
         [](const State& state) { benchmark::DoNotOptimize(G::view(state, actor(state))); });
  }

  static void moves(benchmark::State& bench) {
    std::vector<typename G::Move> moves;
    moves.reserve(2048);
    std::int64_t listed = 0;
    over(bench, positions(), [&](const State& state) {
      moves.clear();
      G::moves(G::view(state, actor(state)), moves);
      listed += static_cast<std::int64_t>(moves.size());
    });
    bench.counters["moves listed"] =
        benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kAvgIterations);
  }

  // Measures only `check`: views and moves are prepared in advance.
  static void check(benchmark::State& bench) {
    FastRandom random(2);
    std::vector<std::pair<typename G::View, typename G::Move>> questions;
    for (std::size_t i = 0; i < positions().size(); i += kEvery) {
      const State& state = positions()[i];
      questions.emplace_back(G::view(state, actor(state)), G::pick(state, actor(state), random));
    }
    over(bench, questions,
         [](const auto& asked) { benchmark::DoNotOptimize(G::check(asked.first, asked.second)); });
  }

  static void sample(benchmark::State& bench) {
    FastRandom random(3);
    std::vector<typename G::View> views;
    for (std::size_t i = 0; i < positions().size(); i += kEvery)
      views.push_back(G::view(positions()[i], actor(positions()[i])));
    over(bench, views,
         [&](const typename G::View& view) { benchmark::DoNotOptimize(G::sample(view, random)); });
  }

  static constexpr std::size_t kEvery = 5;  // so that views and moves fit into memory
};

}  // namespace parlor
