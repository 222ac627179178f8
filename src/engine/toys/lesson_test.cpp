#include "engine/lesson.h"

#include <doctest/doctest.h>
#include <utility>

#include "engine/table_of.h"
#include "engine/table_player.h"
#include "engine/toys/duel.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

// Ada holds 1, 4 and 6, Bob 2, 3 and 5; Ada's six is the only card that beats his five.
Lesson duel(std::size_t before, std::vector<std::string_view> entries) {
  return {"win", before,
          PreparedDeal{"duel", "1 hand=3 follow=no", 2, "1 4 6 2 3 5 7 8 9 10 11 12", std::move(entries)}
              .record()};
}

Tutor tutor_of(const Lesson& lesson) {
  auto tutor = Tutor::open(lesson, TableOf<Duel>::open);
  REQUIRE(tutor.ok());
  return *std::move(tutor);
}

}  // namespace

TEST_CASE("a learner starts in the position that the lesson has prepared") {
  const Tutor tutor = tutor_of(duel(2, {"0 1", "1 2", "0 6", "1 5", "0 4"}));
  const auto table = tutor.position();
  REQUIRE(table.ok());
  CHECK(tutor.learner() == Seat::at(0));
  CHECK((*table)->record().deals.front().entries.size() == 2);
  CHECK((*table)->actors().contains(tutor.learner()));
  CHECK(!tutor.finished(**table));
}

TEST_CASE("the lesson's step is accepted; another move gets the hint, an illegal one the refusal") {
  const Tutor tutor = tutor_of(duel(2, {"0 1", "1 2", "0 6", "1 5", "0 4"}));
  const auto table = tutor.position();
  REQUIRE(table.ok());
  CHECK(!tutor.judge(**table, "6"));
  CHECK(tutor.judge(**table, "4") == Message("duel.lesson.win.hint"));
  const auto refusal = tutor.judge(**table, "12");
  REQUIRE(refusal);
  CHECK(refusal->key.starts_with("duel."));
  CHECK(refusal->key != "duel.lesson.win.hint");
  CHECK((*table)->record().deals.front().entries.size() == 2);
}

TEST_CASE("after a step the others play on to the learner's next step, and to the end") {
  const Tutor tutor = tutor_of(duel(2, {"0 1", "1 2", "0 6", "1 5", "0 4", "1 3"}));
  const auto table = tutor.position();
  REQUIRE(table.ok());
  tutor.go_on(**table);
  REQUIRE(!tutor.finished(**table));
  CHECK(tutor.next(**table)->text == "4");
  tutor.go_on(**table);
  CHECK(tutor.finished(**table));
  CHECK((*table)->deal_over());
}

TEST_CASE("the lesson's player knows the next move and gives the hint as its reason") {
  const Tutor tutor = tutor_of(duel(0, {"0 6", "1 2"}));
  const auto table = tutor.position();
  REQUIRE(table.ok());
  const TextThought thought = tutor.player()->think(**table, tutor.learner(), {});
  CHECK(thought.move == "6");
  CHECK(thought.reason == tutor.says("hint"));
  tutor.go_on(**table);
  CHECK(tutor.player()->think(**table, Seat::at(1), {}).move.empty());
}

TEST_CASE("a lesson without a step for its learner, or with a move that cannot be played, is refused") {
  const auto problem = [](const Lesson& lesson) {
    const auto tutor = Tutor::open(lesson, TableOf<Duel>::open);
    return tutor ? "" : tutor.problem().key;
  };
  CHECK(problem(duel(1, {"0 1", "1 2"})) == "lesson.no_step");
  CHECK(problem(duel(2, {"0 1", "1 2"})) == "lesson.no_step");
  CHECK(problem(duel(0, {"0 12"})) == "replay.move");
  Lesson crowd = duel(0, {"0 1"});
  crowd.record.setup.seats.back().kind = "human";
  CHECK(problem(crowd) == "lesson.no_step");
  Lesson forced = duel(0, {"0 1"});
  forced.record.deals.front().entries.front().forced = true;
  CHECK(problem(forced) == "lesson.no_step");
}
