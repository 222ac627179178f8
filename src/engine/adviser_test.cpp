#include "engine/adviser.h"

#include <chrono>
#include <doctest/doctest.h>
#include <memory>
#include <optional>
#include <vector>

#include "engine/table_of.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

using test::Tricks;

std::vector<Seed> seeds_given;
std::vector<Budget> budgets_given;

class Asked final : public Player<Tricks> {
 public:
  Thought<Tricks> think(const Tricks::View& view, const Budget& budget) override {
    budgets_given.push_back(budget);
    return {{view.hand.nth(0)}, Message("tricks.plays")};
  }
};

std::unique_ptr<Player<Tricks>> make_asked(const Seed& seed) {
  seeds_given.push_back(seed);
  return std::make_unique<Asked>();
}

Tricks::View first_view(const Seed& seed) {
  const Deck deck = *make_deck<Tricks>({}, {seed, std::nullopt});
  return Tricks::view(Tricks::deal({}, deck, {}), Seat::at(0));
}

TEST_CASE("advice depends only on what the seat sees, not on earlier questions or the time allowed") {
  seeds_given.clear();
  budgets_given.clear();
  const PlayerLevels<Tricks> levels = {{"asked", {"tricks.about"}, make_asked, Role::best}};
  Adviser<Tricks> adviser(levels);
  adviser.think(first_view(Seed::of(1)), {});
  adviser.think(first_view(Seed::of(2)), {});
  adviser.think(first_view(Seed::of(1)), {5, std::chrono::steady_clock::now()});
  REQUIRE(seeds_given.size() == 3);
  CHECK(seeds_given[0] == seeds_given[2]);
  CHECK(seeds_given[0] != seeds_given[1]);
  for (const Budget& budget : budgets_given) {
    CHECK(budget.nodes == 0);
    CHECK(budget.times == kAdviceTimes);
    CHECK_FALSE(budget.deadline);
  }
}

}  // namespace
}  // namespace parlor
