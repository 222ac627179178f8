// Playouts must not touch the heap, and a waiting table should hold little of it: this test program counts
// the calls of `new`.
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <memory>
#include <new>
#include <optional>

#include "engine/table_of.h"
#include "games/big2/rules/test_big2.h"

namespace {

std::size_t allocations = 0;
std::size_t held = 0;  // bytes

void release(void* memory) {
  held -= malloc_usable_size(memory);
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) {
    held += malloc_usable_size(memory);
    return memory;
  }
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }

namespace parlor::big2 {
namespace {

TEST_CASE("copying, picking, applying, viewing and sampling allocate nothing") {
  const State start = test::dealt(test::rules(test::all_patterns()), 4);
  FastRandom random(1);
  const std::size_t before = allocations;
  for (int deal = 0; deal < 20; ++deal) {
    State state = start;
    while (!state.over) {
      const State world = Big2::sample(Big2::view(state, state.turn), random);
      Big2::apply(state, state.turn, Big2::pick(world, state.turn, random));
    }
  }
  CHECK(allocations == before);
}

// A match in the middle of its second deal.
std::unique_ptr<Table> running_match() {
  auto table = *TableOf<Big2>::open({"big2",
                                     "1",
                                     {{"Ada", "human", ""},
                                      {"Ben", "human", ""},
                                      {"Cleo", "computer", "smart"},
                                      {"Dan", "computer", "basic"}},
                                     MatchLength::deals(3)});
  for (std::uint64_t deal = 1; deal <= 2; ++deal) {
    REQUIRE(!table->deal({Seed::of(deal), std::nullopt}));
    for (int step = 0; deal == 1 ? !table->deal_over() : step < 12; ++step) {
      const Seat seat = table->actors().lowest();
      REQUIRE(!table->play(seat, table->moves(seat).front()));
    }
  }
  return table;
}

TEST_CASE("a table that has forgotten its log holds less than 2 KiB") {
  running_match();  // what is made once per program does not count
  const std::size_t before = held;
  const auto table = running_match();
  const std::size_t with_log = held - before;
  table->forget_log();
  CHECK(held - before < 2048);
  CHECK(held - before < with_log / 4);
}

}  // namespace
}  // namespace parlor::big2
