// Playouts must not touch the heap: this test program counts what `new` is asked for.
#include <cstdlib>
#include <new>

#include "games/big2/rules/testing.h"

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

namespace parlor::big2 {
namespace {

TEST_CASE("copying, picking, applying, viewing and sampling allocate nothing") {
  const State start = testing::dealt(
      testing::rules("patterns=single,pair,triple,straight,flush,fullhouse,four,straightflush"), 4);
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

}  // namespace
}  // namespace parlor::big2
