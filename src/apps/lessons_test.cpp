// What beginners are taught: the lessons of every listed game, and the command that plays them.
#include <doctest/doctest.h>
#include <set>
#include <string>

#include "apps/games.h"
#include "apps/languages.h"
#include "apps/test_program.h"

namespace parlor {
namespace {

using test::refused;
using test::run;

// A legal move that the lesson does not ask for gets the hint, if there is one.
void check_others(const Tutor& tutor, const Table& table) {
  for (const std::string& move : table.moves(tutor.learner())) {
    const auto problem = tutor.judge(table, move);
    CHECK_MESSAGE((!problem || *problem == tutor.says("hint")), move);
  }
}

TEST_CASE("every game has three to six lessons, each valid from its position to its end") {
  for (const GameListing& game : games()) {
    CHECK_MESSAGE((game.lessons.size() >= 3 && game.lessons.size() <= 6), game.name);
    std::set<std::string> names;
    for (const Lesson& lesson : game.lessons) {
      CAPTURE(game.name);
      CAPTURE(lesson.name);
      CHECK(names.insert(lesson.name).second);
      const auto tutor = Tutor::open(lesson, game.open);
      REQUIRE_MESSAGE(tutor.ok(), english().say(tutor.problem()));
      const auto table = tutor->position();
      REQUIRE(table.ok());
      while (!tutor->finished(**table)) {
        // The terminal asks the first seat that may act.
        CHECK((*table)->actors().lowest() == tutor->learner());
        CHECK(!tutor->judge(**table, tutor->next(**table)->text));
        check_others(*tutor, **table);
        const std::size_t before = (*table)->event_count();
        tutor->go_on(**table);
        REQUIRE((*table)->event_count() > before);
      }
    }
  }
}

TEST_CASE("every lesson has its four sentences") {
  for (const GameListing& game : games()) {
    for (const Lesson& lesson : game.lessons) {
      const auto tutor = Tutor::open(lesson, game.open);
      REQUIRE(tutor.ok());
      for (const char* what : {"title", "task", "hint", "done"})
        CHECK_MESSAGE(english().find(tutor->says(what).key) != nullptr, tutor->says(what).key);
    }
  }
}

TEST_CASE("the lessons are listed, and unknown games and lessons are refused") {
  const auto listed = run("learn </dev/null");
  CHECK(listed.code == 0);
  for (const GameListing& game : games()) {
    for (const Lesson& lesson : game.lessons)
      CHECK(listed.out.find("parlor learn " + game.name + " " + lesson.name + ": ") != std::string::npos);
  }
  refused("learn chess", "Unknown game: \"chess\"");
  refused("learn big2 cheating", "big2 has no lesson \"cheating\". Available: begin, pair");
}

TEST_CASE("a learner is judged, helped, and led on to the next lesson") {
  const auto learnt = run("learn big2 keep <<'END'\nS2\nhint\npass\nS2\nD10 H10\nEND");
  CHECK(learnt.code == 0);
  for (const char* part :
       {"Lesson 5 of 6: Save the two", "Let this round go: pass.", "Hint: pass",
        "Lesson 6 of 6: Plan your finish", "That was the last lesson. Now play a game: parlor play big2"})
    CHECK_MESSAGE(learnt.out.find(part) != std::string::npos, part, "\n", learnt.out);
  CHECK(learnt.out.find("Lesson 1 of 6") == std::string::npos);
}

TEST_CASE("a wrong turn in a lesson starts over if it is put together in steps") {
  const auto learnt = run("learn remi lay <<'END'\nd\nm 10r 11r 12r\nx 2g\nm 10r 11r 12r\nx 1y\nEND");
  CHECK(learnt.out.find("Ada melds 10r 11r 12r.") != std::string::npos);
  CHECK(learnt.out.find("Lesson 5 of 5") != std::string::npos);
}

TEST_CASE("a lesson can be left at any time") {
  const auto left = run("learn okey <<'END'\nquit\nEND");
  CHECK(left.code == 0);
  CHECK(left.out.find("You left the game.") != std::string::npos);
  CHECK(left.out.find("Lesson 2") == std::string::npos);
  const auto ended = run("learn okey </dev/null");
  CHECK(ended.code == 0);
  CHECK(ended.out.find("--record") == std::string::npos);
}

}  // namespace
}  // namespace parlor
