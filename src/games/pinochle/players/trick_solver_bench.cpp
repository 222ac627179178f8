// How long it takes to solve the tricks of a full deal: twelve cards each, both following rules.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table_of.h"
#include "games/pinochle/players/trick_solver.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {
namespace {

constexpr std::uint64_t kDeals = 400;

std::vector<OpenTricks> full_deals(Following following) {
  std::vector<OpenTricks> deals;
  const Rules rules{};
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    const State state = Pinochle::deal(rules, *make_deck<Pinochle>(rules, {Seed::of(i), std::nullopt}), {});
    deals.push_back({following, kAllSuits[i % kSuits], {}, state.first, {}});
    std::ranges::copy(state.hands, deals.back().hands.begin());
  }
  return deals;
}

void solve(benchmark::State& bench, Following following) {
  const std::vector<OpenTricks> deals = full_deals(following);
  TrickSolver solver;
  std::vector<double> nodes;
  std::size_t i = 0;
  for (auto _ : bench) {
    benchmark::DoNotOptimize(solver.solve(deals[i]));
    nodes.push_back(static_cast<double>(solver.nodes()));
    if (++i == deals.size()) i = 0;
  }
  double sum = 0;
  for (double each : nodes) sum += each;
  bench.counters["nodes"] = sum / static_cast<double>(nodes.size());
  bench.counters["most nodes"] = *std::ranges::max_element(nodes);
  bench.counters["nodes/s"] = benchmark::Counter(sum, benchmark::Counter::kIsRate);
}

void tricks_handout(benchmark::State& bench) { solve(bench, Following::handout); }
void tricks_course(benchmark::State& bench) { solve(bench, Following::course); }

BENCHMARK(tricks_handout)->Iterations(kDeals)->Unit(benchmark::kMillisecond);
BENCHMARK(tricks_course)->Iterations(kDeals)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace parlor::pinochle
