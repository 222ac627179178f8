// How fast Remi is, and how fast a rack of 15 is judged.
#include "engine/game_bench.h"
#include "games/remi/rules/remi.h"
#include "melds/solver.h"

namespace parlor::remi {
namespace {

// Racks before the discard, as randomly dealt.
std::vector<Tiles> hands_of_15() {
  std::vector<Tiles> hands;
  for (State state : GameBench<Remi>::deals()) {
    Remi::apply(state, state.turn, Move::draw());
    hands.push_back(state.racks[state.turn]);
  }
  return hands;
}

// Whether any discard wins. All fifteen are tried.
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

[[maybe_unused]] const bool kAdded = GameBench<Remi>::add();
BENCHMARK(remi_win_check);
BENCHMARK(remi_arrange);

}  // namespace
}  // namespace parlor::remi
