// How fast Okey is, and its check for a winning hand in both rule sets.
#include "engine/game_bench.h"
#include "games/okey/rules/chains.h"
#include "games/okey/rules/complete.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

// Fifteen tiles after a draw of random play.
std::vector<Tiles> hands_of_15() {
  std::vector<Tiles> hands;
  for (const State& state : GameBench<Okey>::positions()) {
    if (state.phase == Phase::discard) hands.push_back(state.hands[state.turn]);
  }
  return hands;
}

void okey_win_check(benchmark::State& bench) {
  const std::vector<Tiles> hands = hands_of_15();
  std::size_t i = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(has_three_chains(hands[i]));
    if (++i == hands.size()) i = 0;
  }
}

// Real Okey: whether any discard wins. All fifteen are tried.
void okey_real_win_check(benchmark::State& bench) {
  const Rules rules{.set = RuleSet::okey};
  std::vector<State> states;
  for (std::uint64_t i = 0; i < 256; ++i)
    states.push_back(Okey::deal(rules, *make_deck<Okey>(rules, {Seed::of(i), std::nullopt}), {}));
  std::size_t i = 0;
  for (auto _ : bench) {
    const State& state = states[i++ % states.size()];
    const Tiles& hand = state.hands[state.turn];
    bool wins = false;
    hand.for_each([&](Tile tile) { wins = wins || complete(state, hand.without(tile.face())); });
    benchmark::DoNotOptimize(wins);
  }
}

[[maybe_unused]] const bool kAdded = GameBench<Okey>::add();
BENCHMARK(okey_win_check);
BENCHMARK(okey_real_win_check);

}  // namespace
}  // namespace parlor::okey
