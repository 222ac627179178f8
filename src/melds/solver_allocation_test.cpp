// Players ask for the worth of a play thousands of times per decision, so this test program counts the calls
// of `new`.
#include <cstdlib>
#include <doctest/doctest.h>
#include <new>
#include <vector>

#include "melds/test_positions.h"

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace parlor::melds {
namespace {

TEST_CASE("once warm, a solver allocates nothing to find what a play is worth") {
  FastRandom random(7);
  std::vector<Task> tasks;
  for (int i = 0; i < 60; ++i) {
    const PositionShape shape{.rules = {.wraps = i % 5 == 0}, .jokers = i % 3, .table = i};
    tasks.push_back(random_position(shape, random).task(shape.rules));
    if (i % 4 == 0) tasks.back().least_points = 30;
  }
  Solver solver;
  for (const Task& task : tasks) solver.worth(task);
  const std::size_t before = allocations;
  for (const Task& task : tasks) solver.worth(task);
  CHECK(allocations == before);
}

}  // namespace
}  // namespace parlor::melds
