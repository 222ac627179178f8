// How fast the solver is: 10,000 positions with 0 to 80 tiles on the table and 14 on the rack, one by one.
#include <algorithm>
#include <benchmark/benchmark.h>
#include <ctime>

#include "melds/test_positions.h"

namespace parlor::melds {
namespace {

constexpr std::size_t kPositions = 10'000;

// The time of this thread only: whatever else the machine does is not the solver's.
double seconds() {
  std::timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Times every position separately: the worst matters as much as the median.
template <class Solve>
void over_positions(benchmark::State& bench, PositionShape shape, int most_on_table, Solve solve) {
  FastRandom random(1);
  std::vector<Position> positions;
  for (std::size_t i = 0; i < kPositions; ++i) {
    shape.table = static_cast<int>(random.below(static_cast<std::uint32_t>(most_on_table + 1)));
    positions.push_back(random_position(shape, random));
  }
  Solver solver;
  // The solver's tables are made when first needed.
  for (std::size_t k = 0; k < 100; ++k) solve(solver, positions[k].task(shape.rules), positions[k]);
  std::vector<double> micros;
  std::size_t i = 0;
  for (auto _ : bench) {
    const Position& position = positions[i++ % kPositions];
    const double start = seconds();
    solve(solver, position.task(shape.rules), position);
    const double time = seconds() - start;
    bench.SetIterationTime(time);
    micros.push_back(time * 1e6);
  }
  std::ranges::sort(micros);
  bench.counters["median us"] = micros[micros.size() / 2];
  bench.counters["p99 us"] = micros[micros.size() * 99 / 100];
  bench.counters["worst us"] = micros.back();
}

constexpr auto kWorth = [](Solver& solver, const Task& task, const Position&) {
  benchmark::DoNotOptimize(solver.worth(task));
};

void solver_no_jokers(benchmark::State& bench) { over_positions(bench, {.jokers = 0}, 80, kWorth); }
void solver_two_jokers(benchmark::State& bench) { over_positions(bench, {.jokers = 2}, 80, kWorth); }
void solver_two_jokers_apart(benchmark::State& bench) {
  over_positions(bench, {.rules = {.most_jokers = 1}, .jokers = 2}, 80, kWorth);
}
void solver_points(benchmark::State& bench) {
  over_positions(bench, {.jokers = 2}, 80, [](Solver& solver, Task task, const Position&) {
    task.goal = Goal::points;
    benchmark::DoNotOptimize(solver.worth(task));
  });
}
void solver_formations(benchmark::State& bench) {
  over_positions(bench, {.jokers = 2}, 80, [](Solver& solver, const Task& task, const Position&) {
    benchmark::DoNotOptimize(solver.solve(task));
  });
}
void solver_kept_sets(benchmark::State& bench) {
  over_positions(bench, {.jokers = 2}, 80, [](Solver& solver, Task task, const Position& position) {
    task.table_sets = position.sets;
    benchmark::DoNotOptimize(solver.worth(task));
  });
}
void solver_first_meld(benchmark::State& bench) {
  over_positions(bench, {.jokers = 2}, 0, [](Solver& solver, Task task, const Position&) {
    task.least_points = 30;
    benchmark::DoNotOptimize(solver.worth(task));
  });
}
// A hand of Okey before its discard: 14 of 15 tiles placed is a win.
void solver_hand_of_15(benchmark::State& bench) {
  over_positions(bench, {.rules = {.wraps = true}, .jokers = 2, .rack = 15}, 0, kWorth);
}

BENCHMARK(solver_no_jokers)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_two_jokers)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_two_jokers_apart)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_points)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_formations)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_kept_sets)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_first_meld)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(solver_hand_of_15)->Iterations(kPositions)->UseManualTime()->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace parlor::melds
