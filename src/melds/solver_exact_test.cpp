// The solver against an integer program over all formations, solved by GLPK.
#include <cstdint>
#include <cstdlib>
#include <doctest/doctest.h>
#include <optional>
#include <sstream>
#include <string>

#include "melds/test_integer_program.h"
#include "melds/test_positions.h"
#include "testing/temporary_folder.h"

namespace parlor::melds {
namespace {

// The value of the best solution; nothing if there is none.
std::optional<int> glpk(const Task& task) {
  const test::TemporaryFolder folder;
  const auto program = folder.write("task.lp", IntegerProgram(task).text());
  const auto answer = folder / "answer";
  const std::string command =
      "glpsol --lp " + program.string() + " -w " + answer.string() + " >/dev/null 2>&1";
  REQUIRE_MESSAGE(std::system(command.c_str()) == 0, "glpsol did not run: is glpk-utils installed?");
  std::istringstream lines(test::content(answer));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string kind, status;
    int rows = 0, columns = 0;
    double value = 0;
    if (words >> kind && kind == "s" && words >> kind >> rows >> columns >> status) {
      if (status != "o") return std::nullopt;
      words >> value;
      return static_cast<int>(value + 0.5);
    }
  }
  FAIL("glpsol gave no answer");
  return std::nullopt;
}

std::string describe(const Task& task) {
  std::string text = "table";
  for (int i = 0; i < kFaces; ++i) {
    for (int k = 0; k < task.table[Face::at(i)]; ++k) text += " " + Face::at(i).to_string();
  }
  text += ", rack";
  for (int i = 0; i < kFaces; ++i) {
    for (int k = 0; k < task.rack[Face::at(i)]; ++k) text += " " + Face::at(i).to_string();
  }
  return text + ", numbers " + std::to_string(task.rules.numbers) + (task.rules.wraps ? ", wraps" : "") +
         ", most jokers " + std::to_string(task.rules.most_jokers);
}

void compare(const Task& task, Solver& solver) {
  CAPTURE(describe(task));
  const std::optional<Worth> worth = solver.worth(task);
  const std::optional<int> value = glpk(task);
  REQUIRE(worth.has_value() == value.has_value());
  if (worth) CHECK(program_value(task, *worth) == *value);
}

// Random tables and racks, small and large.
template <class Change>
void compare_many(int count, PositionShape shape, Change change) {
  FastRandom random(
      static_cast<std::uint64_t>(count + shape.jokers * 1000 + shape.rules.most_jokers * 10000));
  Solver solver;
  const int most = shape.table;
  for (int i = 0; i < count; ++i) {
    shape.table = most * i / count;
    const Position position = random_position(shape, random);
    Task task = position.task(shape.rules);
    change(task, position, i);
    compare(task, solver);
  }
}

constexpr auto kAsIs = [](Task&, const Position&, int) {};
constexpr auto kPoints = [](Task& task, const Position&, int) { task.goal = Goal::points; };

TEST_CASE("GLPK places no more tiles than the solver") {
  compare_many(60, {.jokers = 0, .table = 80}, kAsIs);
  compare_many(40, {.jokers = 1, .table = 70}, kAsIs);
  compare_many(50, {.jokers = 2, .table = 70}, kAsIs);
  compare_many(30, {.rules = {.numbers = 8}, .jokers = 2, .table = 40}, kAsIs);
}

TEST_CASE("GLPK makes no more points than the solver") {
  compare_many(30, {.jokers = 0, .table = 80}, kPoints);
  compare_many(30, {.jokers = 2, .table = 60}, kPoints);
  compare_many(20, {.jokers = 2, .table = 50}, [](Task& task, const Position&, int i) {
    task.goal = Goal::points;
    task.joker_points = i % 3 * 10;
    for (int k = 0; k < kFaces; k += 5) task.keep[Face::at(k)] = task.rack[Face::at(k)] > 0 ? 1 : 0;
  });
}

TEST_CASE("GLPK finds nothing better if runs wrap") {
  compare_many(30, {.rules = {.wraps = true}, .jokers = 0, .table = 60}, kAsIs);
  compare_many(30, {.rules = {.numbers = 9, .wraps = true}, .jokers = 2, .table = 30}, kPoints);
}

TEST_CASE("GLPK finds nothing better if a formation can have only one joker, nor with many jokers") {
  compare_many(30, {.rules = {.most_jokers = 1}, .jokers = 2, .table = 50}, kAsIs);
  compare_many(20, {.rules = {.numbers = 8, .most_jokers = 1}, .jokers = 4, .table = 30, .rack = 10},
               kPoints);
  compare_many(20, {.rules = {.numbers = 8, .most_jokers = 2}, .jokers = 4, .table = 20, .rack = 10}, kAsIs);
  compare_many(12, {.rules = {.numbers = 8, .most_jokers = 3}, .jokers = 4, .table = 16, .rack = 8}, kAsIs);
  compare_many(8, {.rules = {.numbers = 8, .most_jokers = 4}, .jokers = 4, .table = 12, .rack = 8}, kAsIs);
}

TEST_CASE("GLPK finds nothing better for a rack of Remi, with two jokers or four") {
  const MeldRules rules{.wraps = true, .most_jokers = 4};
  compare_many(25, {.rules = rules, .jokers = 2, .rack = 15}, kAsIs);
  compare_many(15, {.rules = rules, .jokers = 4, .rack = 15}, kAsIs);
}

TEST_CASE("GLPK finds nothing better if every set needs more tiles than jokers") {
  const MeldRules rules{.wraps = true, .most_jokers = 4, .mostly_real = true};
  compare_many(30, {.rules = rules, .jokers = 2, .rack = 15}, kAsIs);
  compare_many(20, {.rules = rules, .jokers = 4, .rack = 15}, kAsIs);
  compare_many(20, {.rules = {.numbers = 8, .most_jokers = 4, .mostly_real = true}, .jokers = 2, .rack = 20},
               kPoints);
  // Hands of nearly all jokers with a few tiles, for which the limit matters most.
  compare_many(20, {.rules = rules, .jokers = 4, .rack = 11},
               [](Task& task, const Position&, int) { task.rack[Face::joker()] = 4; });
}

TEST_CASE("GLPK finds no better initial meld") {
  const auto first = [](Task& task, const Position&, int i) {
    task.least_points = 30 + i % 4 * 15;
    if (i % 2 == 1) task.goal = Goal::points;
  };
  compare_many(40, {.jokers = 0, .table = 20, .rack = 24}, first);
  compare_many(50, {.jokers = 2, .table = 8, .rack = 22}, first);
  compare_many(20, {.rules = {.wraps = true}, .jokers = 2, .table = 8, .rack = 22}, first);
  compare_many(20, {.rules = {.most_jokers = 1}, .jokers = 2, .table = 8, .rack = 22}, first);
}

TEST_CASE("GLPK leaves no more sets on the table unchanged") {
  const auto keep = [](Task& task, const Position& position, int) { task.table_sets = position.sets; };
  compare_many(40, {.jokers = 0, .table = 80}, keep);
  compare_many(40, {.jokers = 2, .table = 60}, keep);
  compare_many(20, {.rules = {.wraps = true}, .jokers = 1, .table = 40}, keep);
  compare_many(20, {.jokers = 2, .table = 60}, [](Task& task, const Position& position, int) {
    task.table_sets = position.sets;
    task.goal = Goal::points;
  });
}

TEST_CASE("GLPK cannot arrange a table that the solver cannot") {
  // One tile of the rack is put on the table as if it had to be used.
  compare_many(40, {.jokers = 1, .table = 60}, [](Task& task, const Position&, int) {
    for (int k = 0; k < kFaces; ++k) {
      const Face face = Face::at(k);
      if (task.rack[face] == 0) continue;
      task.rack.remove(face);
      task.table.add(face);
      return;
    }
  });
}

TEST_CASE("GLPK finds nothing better for one whole colour and a joker") {
  for (int jokers = 1; jokers <= 2; ++jokers) {
    Task task;
    for (int n = 1; n <= kMostNumbers; ++n) task.rack[Face::of(Colour::blue, n)] = 2;
    task.rack[Face::joker()] = static_cast<std::uint8_t>(jokers);
    Solver solver;
    compare(task, solver);
    CHECK(solver.worth(task)->tiles == 26 + jokers);
  }
}

}  // namespace
}  // namespace parlor::melds
