#include "melds/solver.h"

#include <algorithm>
#include <bit>
#include <doctest/doctest.h>
#include <initializer_list>
#include <set>
#include <string_view>
#include <utility>

#include "melds/test_positions.h"

namespace parlor::melds {
namespace {

std::vector<Face> faces(std::string_view text) {
  std::vector<Face> faces;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    faces.push_back(*Face::parse(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return faces;
}

FaceCounts counts(std::string_view text) {
  FaceCounts counts;
  for (Face face : faces(text)) counts.add(face);
  return counts;
}

// An independent definition of a formation.
bool stands(const MeldRules& rules, const Formation& formation) {
  const auto& places = formation.stand_for;
  if (places.size() < kLeastSize || places.size() != formation.faces.size()) return false;
  int jokers = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (formation.faces[i].is_joker())
      ++jokers;
    else if (formation.faces[i] != places[i])
      return false;
  }
  if (jokers > rules.most_jokers || jokers == static_cast<int>(places.size())) return false;
  if (rules.mostly_real && 2 * jokers >= static_cast<int>(places.size())) return false;
  if (formation.kind == Kind::group) {
    const std::set<Face> different(places.begin(), places.end());
    return different.size() == places.size() &&
           std::ranges::all_of(places, [&](Face face) { return face.number() == places[0].number(); });
  }
  for (std::size_t i = 1; i < places.size(); ++i) {
    const bool wraps = rules.wraps && i + 1 == places.size() && places[i - 1].number() == rules.numbers;
    if (places[i].colour() != places[0].colour()) return false;
    if (places[i].number() != (wraps ? 1 : places[i - 1].number() + 1)) return false;
  }
  return std::ranges::all_of(places, [&](Face face) { return face.number() <= rules.numbers; });
}

// Checks everything that a solution says about itself.
void check_laws(const Task& task, const Solution& solution) {
  FaceCounts from_table, from_rack;
  StandIns stand_ins{.face = task.stand_ins.face};
  int kept = 0;
  int counted = 0;
  for (const LaidSet& set : solution.sets) {
    CAPTURE(to_text(set.formation.faces));
    CHECK(stands(task.rules, set.formation));
    CHECK(as_formation(task.rules, set.formation.faces).ok());
    counted += set.formation.points(task.rules);
    REQUIRE(set.origins.size() == set.formation.faces.size());
    for (std::size_t i = 0; i < set.origins.size(); ++i) {
      const Face face = set.formation.faces[i];
      (set.origins[i].rack ? from_rack : from_table).add(face);
      if (!set.origins[i].stand_in) continue;
      CHECK(face == task.stand_ins.face);
      ++(set.origins[i].rack ? stand_ins.rack : stand_ins.table);
    }
    if (!set.kept_as) continue;
    ++kept;
    std::vector<Face> before = task.table_sets[*set.kept_as];
    std::vector<Face> after = set.formation.faces;
    std::ranges::sort(before);
    std::ranges::sort(after);
    CHECK(before == after);
    CHECK(std::ranges::none_of(set.origins, &Origin::rack));
  }

  CHECK(from_rack == solution.worth.placed);
  CHECK(from_rack.total() == solution.worth.tiles);
  CHECK(kept == solution.worth.kept_sets);
  FaceCounts table = task.least_points > 0 ? FaceCounts{} : task.table;
  FaceCounts free = task.rack;
  for (int i = 0; i < task.stand_ins.rack; ++i) free.add(task.stand_ins.face);
  for (int i = 0; i < task.stand_ins.table; ++i) table.add(task.stand_ins.face);
  CHECK(from_table == table);
  int points = 0;
  for (int i = 0; i < kFaces; ++i) {
    const Face face = Face::at(i);
    const int placed = std::as_const(from_rack)[face];
    CHECK(placed <= std::max(0, std::as_const(free)[face] - task.keep[face]));
    points += placed * (face.is_joker() ? task.joker_points : face.number());
  }
  CHECK(points == solution.worth.points);
  CHECK(stand_ins.table == task.stand_ins.table);
  CHECK(stand_ins.rack <= task.stand_ins.rack);
  CHECK(counted >= task.least_points);
}

// The best solution, by trying all formations one after the other. Slow: for few tiles.
class AllPlays {
 public:
  explicit AllPlays(const Task& task) : task_(task), left_(task.table) {
    for (int i = 0; i < kFaces; ++i) {
      const Face face = Face::at(i);
      left_[face] = static_cast<std::uint8_t>(left_[face] + task.rack[face]);
    }
    // All multisets of tiles that are formations, smallest face first.
    std::vector<Face> tiles;
    add(tiles, 0);
    go_on(0);
  }
  int best() const { return best_; }  // tiles placed; -1 if the table cannot be arranged

 private:
  void add(std::vector<Face>& tiles, int from) {
    if (tiles.size() >= kLeastSize && arranged(task_.rules, tiles)) formations_.push_back(tiles);
    for (int i = from; i < kFaces; ++i) {
      const Face face = Face::at(i);
      if (std::ranges::count(tiles, face) >= left_[face] || !may_stand_with(tiles, face)) continue;
      tiles.push_back(face);
      add(tiles, i);
      tiles.pop_back();
    }
  }
  static bool may_stand_with(const std::vector<Face>& tiles, Face face) {
    if (tiles.empty() || face.is_joker()) return true;
    return face != tiles.back() &&
           (std::ranges::all_of(tiles, [&](Face other) { return other.number() == face.number(); }) ||
            std::ranges::all_of(tiles, [&](Face other) { return other.colour() == face.colour(); }));
  }
  void go_on(std::size_t from) {
    bool arranged = true;
    int placed = 0;
    for (int i = 0; i < kFaces; ++i) {
      const Face face = Face::at(i);
      const int left = std::as_const(left_)[face];
      arranged = arranged && left <= task_.rack[face];
      placed += task_.rack[face] - left;
    }
    if (arranged) best_ = std::max(best_, placed);
    for (std::size_t i = from; i < formations_.size(); ++i) {
      if (!take(formations_[i])) continue;
      go_on(i);
      for (Face face : formations_[i]) left_.add(face);
    }
  }
  bool take(const std::vector<Face>& tiles) {
    const FaceCounts before = left_;
    for (Face face : tiles) {
      if (std::as_const(left_)[face] == 0) {
        left_ = before;
        return false;
      }
      left_.remove(face);
    }
    return true;
  }

  const Task& task_;
  FaceCounts left_;
  std::vector<std::vector<Face>> formations_;
  int best_ = -1;
};

Solution solved(const Task& task) {
  Solver solver;
  std::optional<Solution> solution = solver.solve(task);
  REQUIRE(solution);
  check_laws(task, *solution);
  return *std::move(solution);
}

TEST_CASE("a tile joins a run") {
  const Solution solution = solved({.table = counts("3r 4r 5r"), .rack = counts("6r 9b")});
  CHECK(solution.worth.tiles == 1);
  CHECK(solution.worth.points == 6);
  REQUIRE(solution.sets.size() == 1);
  CHECK(to_text(solution.sets[0].formation.faces) == "3r 4r 5r 6r");
  CHECK(solution.sets[0].origins == std::vector<Origin>{{}, {}, {}, {.rack = true}});
}

TEST_CASE("the table is rearranged if that helps") {
  // The group gives up its red 7, the run its last tile.
  const Task task{.table = counts("7r 7g 7b 7y 3b 4b 5b 6b"), .rack = counts("8r 9r 2b 6r")};
  CHECK(solved(task).worth.placed == counts("6r 8r 9r 2b"));
}

TEST_CASE("a table that cannot be arranged has no solution, but an empty one has") {
  Solver solver;
  CHECK_FALSE(solver.solve({.table = counts("3r 4r"), .rack = counts("9b")}));
  CHECK(solver.solve({.table = counts("3r 4r"), .rack = counts("5r")})->worth.tiles == 1);
  CHECK(solved({}).sets.empty());
  CHECK(solved({.rack = counts("1r 1r 5b")}).worth == Worth{});
}

TEST_CASE("too many tiles of one face are refused") {
  Solver solver;
  CHECK_FALSE(solver.solve({.table = counts("3r 4r 5r"), .rack = counts("3r 3r 3g")}));
  CHECK_FALSE(solver.solve({.rack = counts("J J J J J")}));
}

TEST_CASE("most tiles and most points are different goals") {
  Task task{.rack = counts("1r 2r 3r 4r 13r 13g 13b 4g 4b"), .keep = counts("4r")};
  CHECK(solved(task).worth.tiles == 6);
  task = {.table = counts("9r 10r 11r"), .rack = counts("12r 12g 12b 13r J")};
  task.goal = Goal::points;
  CHECK(solved(task).worth.points == 12 * 3 + 13 + 30);
  task.keep = counts("J");
  CHECK(solved(task).worth.points == 12 * 3);
  task.goal = Goal::tiles;
  CHECK(solved(task).worth.tiles == 3);
}

TEST_CASE("a joker on the table is used again, and one on the rack if it helps") {
  const Solution solution = solved({.table = counts("3r J 5r"), .rack = counts("4r 8g 8b")});
  CHECK(solution.worth.placed == counts("4r 8g 8b"));
  CHECK(solved({.rack = counts("8g 8b J")}).worth.tiles == 3);
  CHECK_FALSE(Solver().solve({.table = counts("J"), .rack = counts("5r 6g")}));
  CHECK(solved({.rules = {.most_jokers = 1}, .rack = counts("8g J J")}).worth.tiles == 0);
  CHECK(solved({.rules = {.most_jokers = 2}, .rack = counts("8g J J")}).worth.tiles == 3);
}

TEST_CASE("a joker in a run frees its tile for a group that cannot take a second joker") {
  CHECK(solved({.rules = {.most_jokers = 1}, .rack = counts("4r 5r 6r 5g J J")}).worth.tiles == 6);
}

TEST_CASE("three runs can cross one number if a formation can have only one joker") {
  CHECK(solved({.rules = {.most_jokers = 1}, .rack = counts("3r 3r 4r 4r 5r 5r J J J")}).worth.tiles == 9);
}

TEST_CASE("a run may end with a 1, which counts one more than the highest number") {
  Task task{.rules = {.wraps = true}, .rack = counts("12r 13r 1r 2r")};
  CHECK(solved(task).worth.tiles == 3);
  CHECK(solved(task).worth.points == 26);
  task.least_points = 39;
  CHECK(solved(task).worth.tiles == 3);
  task.least_points = 40;
  CHECK_FALSE(Solver().solve(task));
  task.rules.wraps = false;
  task.least_points = 0;
  CHECK(solved(task).worth.tiles == 0);
}

TEST_CASE("an initial meld leaves the table alone and puts jokers where they count most") {
  Task task{.table = counts("1r 2r 3r"), .rack = counts("4r 9g 10g J"), .least_points = 30};
  const Solution solution = solved(task);
  CHECK(solution.worth.placed == counts("9g 10g J"));
  REQUIRE(solution.sets.size() == 1);
  CHECK(to_text(solution.sets[0].formation.stand_for) == "9g 10g 11g");
  task.least_points = 31;
  CHECK_FALSE(Solver().solve(task));
}

TEST_CASE("sets on the table are left unchanged if that costs nothing") {
  const std::vector<std::vector<Face>> sets = {faces("1r 2r 3r"), faces("1g 2g 3g"), faces("1b 2b 3b"),
                                               faces("8y 9y 10y J")};
  Task task{.table = counts("1r 2r 3r 1g 2g 3g 1b 2b 3b 8y 9y 10y J"),
            .rack = counts("4r 12y"),
            .table_sets = sets};
  const Solution solution = solved(task);
  CHECK(solution.worth.tiles == 2);
  CHECK(solution.worth.kept_sets == 2);
}

TEST_CASE("keeping a set outweighs points, and a tile outweighs keeping a set") {
  const std::vector<std::vector<Face>> sets = {faces("1g 1r J")};
  Task task{.table = counts("1g 1r J"), .rack = counts("1g 2g 3g 2r"), .table_sets = sets};
  // 2g 3g 2r would be a point more, but needs the 1s and the joker.
  CHECK(solved(task).worth.placed == counts("1g 2g 3g"));
  CHECK(solved(task).worth.kept_sets == 1);
  task.goal = Goal::points;
  CHECK(solved(task).worth.placed == counts("2g 3g 2r"));
  task = {.table = counts("1g 1r J"), .rack = counts("1b 2r"), .table_sets = sets};
  CHECK(solved(task).worth.kept_sets == 0);
}

TEST_CASE("a stand-in is used as a tile of its face, but stays distinguishable") {
  Task task{.table = counts("4b 6b 7b"), .rack = counts("5g 5y"), .stand_ins = {*Face::parse("5b"), 1, 1}};
  const Solution solution = solved(task);
  CHECK(solution.worth.tiles == 3);
  CHECK(solution.worth.placed == counts("5b 5g 5y"));
}

TEST_CASE("if sets must be mostly real tiles, one tile with two jokers is not a set") {
  const MeldRules strict{.wraps = true, .most_jokers = 4, .mostly_real = true};
  CHECK(solved({.rules = strict, .rack = counts("8g J J")}).worth.tiles == 0);
  CHECK(solved({.rules = strict, .rack = counts("8g 9g J")}).worth.tiles == 3);
  CHECK(solved({.rules = strict, .rack = counts("8g 9g J J")}).worth.tiles == 3);
  CHECK(solved({.rules = strict, .rack = counts("8g 9g 10g J J")}).worth.tiles == 5);
  CHECK(solved({.rules = strict, .rack = counts("12g 1g J 5r 5b J")}).worth.tiles == 6);
  Solver solver;
  CHECK_FALSE(solver.all_fit(strict, counts("8g 9g J J")));
  CHECK(solver.all_fit({.wraps = true, .most_jokers = 4}, counts("8g 9g J J")));
}

TEST_CASE("a rack fits only if no tile is left over") {
  Solver solver;
  const MeldRules rules{.wraps = true};
  CHECK(solver.all_fit(rules, counts("11r 12r 13r 1r 4g 4b 4y 4r 7b 8b 9b J 3g 3y")));
  CHECK_FALSE(solver.all_fit(rules, counts("11r 12r 13r 1r 4g 4b 4y 4r 7b 8b 9b J 3g 5y")));
  CHECK(solver.all_fit(rules, {}));
}

TEST_CASE("every solution is consistent with its task") {
  FastRandom random(5);
  Solver solver;
  for (int i = 0; i < 600; ++i) {
    PositionShape shape{.rules = {.numbers = static_cast<std::uint8_t>(8 + i % 6),
                                  .wraps = i % 4 == 0,
                                  .most_jokers = static_cast<std::uint8_t>(1 + i % 3)},
                        .jokers = i % 3,
                        .table = static_cast<int>(random.below(60)),
                        .rack = 14};
    if (i % 10 == 9) shape.jokers = 4;
    const Position position = random_position(shape, random);
    Task task = position.task(shape.rules);
    if (i % 2 == 0) task.table_sets = position.sets;
    if (i % 3 == 0) task.goal = Goal::points;
    if (i % 7 == 0) task.least_points = 30;
    const Face stands_for = Face::of(Colour::green, 4);
    if (task.table[stands_for] + task.rack[stands_for] < kCopies) task.stand_ins = {stands_for, 0, 1};
    const std::optional<Solution> solution = solver.solve(task);
    REQUIRE(solution.has_value() == solver.worth(task).has_value());
    if (task.least_points == 0) REQUIRE(solution);
    if (solution) check_laws(task, *solution);
  }
}

void compare_with_all(const Task& task, Solver& solver) {
  std::vector<Face> rack;
  for (int i = 0; i < kFaces; ++i)
    rack.insert(rack.end(), static_cast<std::size_t>(task.rack[Face::at(i)]), Face::at(i));
  CAPTURE(to_text(rack));
  const std::optional<Worth> worth = solver.worth(task);
  CHECK((worth ? worth->tiles : -1) == AllPlays(task).best());
}

TEST_CASE("no play of a few tiles is better, among all plays") {
  FastRandom random(6);
  Solver solver;
  for (int i = 0; i < 1000; ++i) {
    const PositionShape shape{
        .rules = {.numbers = 6, .wraps = i % 3 == 0, .most_jokers = static_cast<std::uint8_t>(1 + i % 4)},
        .jokers = i % 5,
        .table = i % 9,
        .rack = 9};
    compare_with_all(random_position(shape, random).task(shape.rules), solver);
  }
}

TEST_CASE("if sets must be mostly real tiles, no play is better, and the solutions obey the limit") {
  // The solver knows one limit or the other: here the number of jokers is not limited.
  FastRandom random(8);
  Solver solver;
  int with_jokers = 0;
  for (int i = 0; i < 400; ++i) {
    const int jokers = i % 20 == 19 ? 3 : i % 3;
    const PositionShape shape{
        .rules = {.numbers = 6, .wraps = i % 3 == 0, .most_jokers = kMostJokers, .mostly_real = true},
        .jokers = jokers,
        .rack = 6 + i % 3};
    Task task = random_position(shape, random).task(shape.rules);
    task.rack[Face::joker()] = static_cast<std::uint8_t>(jokers);  // all of them, so that the rule matters
    compare_with_all(task, solver);
    const std::optional<Solution> solution = solver.solve(task);
    REQUIRE(solution);
    check_laws(task, *solution);
    for (const LaidSet& set : solution->sets)
      with_jokers += std::ranges::count(set.formation.faces, Face::joker()) > 0 ? 1 : 0;
  }
  CHECK(with_jokers > 100);
}

TEST_CASE("no play of a small rack is better under Remi's rules: any jokers, runs that end with a 1") {
  FastRandom random(9);
  Solver solver;
  int complete = 0;
  for (int i = 0; i < 600; ++i) {
    const int jokers = i % 5;
    const PositionShape shape{.rules = {.numbers = static_cast<std::uint8_t>(5 + i % 4),
                                        .wraps = true,
                                        .most_jokers = kMostJokers,
                                        .mostly_real = jokers < 3 && i % 2 == 1},
                              .jokers = jokers,
                              .rack = 5 + i % 3};
    Task task = random_position(shape, random).task(shape.rules);
    task.rack[Face::joker()] = static_cast<std::uint8_t>(jokers);
    const int best = AllPlays(task).best();
    CHECK(solver.worth(task)->tiles == best);
    CHECK(solver.all_fit(task.rules, task.rack) == (best == task.rack.total()));
    complete += best == task.rack.total() ? 1 : 0;
  }
  CHECK(complete > 50);
  CHECK(complete < 550);
}

}  // namespace
}  // namespace parlor::melds
