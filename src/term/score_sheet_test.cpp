#include "term/score_sheet.h"

#include <memory>
#include <utility>
#include <vector>

#include "term/test_table.h"

namespace parlor {
namespace {

using test::english;
using test::Tricks;

struct Pointed : Tricks {
  static int starting_points(const Rules&) { return 20; }
};

template <Game G>
std::unique_ptr<Table> table_with(const std::vector<std::pair<int, int>>& deals) {
  auto table = TableOf<G>::open(test::two_seats("human", "human", 5));
  REQUIRE(table.ok());
  std::vector<Scores> sheet;
  for (const auto& [ada, bo] : deals) {
    Scores& row = sheet.emplace_back();
    row[Seat::at(0)] = Score::of(ada);
    row[Seat::at(1)] = Score::of(bo);
  }
  (*table)->take_up(sheet);
  return std::move(*table);
}

template <Game G>
std::string sheet(const std::vector<std::pair<int, int>>& deals) {
  const Catalogue words = english();
  return score_sheet(*table_with<G>(deals), {words, {}});
}

}  // namespace

TEST_CASE("one deal is its own total, several have a total below them") {
  CHECK(sheet<Tricks>({{2, -1}}) ==
        "Scores    Ada     Bo\n"
        "Deal 1      2     -1\n");
  CHECK(sheet<Tricks>({{2, -1}, {1, 2}}) ==
        "Scores    Ada     Bo\n"
        "Deal 1      2     -1\n"
        "Deal 2      1      2\n"
        "Total       3      1\n");
  CHECK(sheet<Tricks>({}) ==
        "Scores    Ada     Bo\n"
        "Total       0      0\n");
}

TEST_CASE("points to start with have a row of their own, and then there is always a total") {
  CHECK(sheet<Pointed>({}) ==
        "Scores    Ada     Bo\n"
        "Start      20     20\n"
        "Total      20     20\n");
  CHECK(sheet<Pointed>({{0, -2}}) ==
        "Scores    Ada     Bo\n"
        "Start      20     20\n"
        "Deal 1      0     -2\n"
        "Total      20     18\n");
}

TEST_CASE("the verdict names the winner or those who tie, including starting points") {
  const Catalogue words = english();
  CHECK(verdict(*table_with<Pointed>({{0, -2}}), {words, {}}) == "Ada wins the match.");
  CHECK(verdict(*table_with<Pointed>({{-2, -2}}), {words, {}}) == "Ada, Bo share the win.");
}

}  // namespace parlor
