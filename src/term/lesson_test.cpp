// A lesson at the terminal: the normal loop, with a tutor that judges.
#include <array>
#include <doctest/doctest.h>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "term/play.h"
#include "term/test_table.h"

namespace parlor {
namespace {

using test::has;

struct Learnt {
  int code;
  bool finished;
  std::string out;
};

// Ada leads the first trick and holds 0, 2 and 4; the lesson wants the 4 first, and then the 0.
Learnt learn(const std::string& typed) {
  const Lesson lesson{
      "high", 0,
      PreparedDeal{"tricks", "1 tiles=3", 2, std::string(test::kDeckInOrder), {"0 4", "1 1", "0 0", "1 3"}}
          .record()};
  const auto tutor = Tutor::open(lesson, test::open_tricks);
  REQUIRE(tutor.ok());
  auto table = tutor->position();
  REQUIRE(table.ok());
  static constexpr auto kPhrases = std::to_array<Phrase>({{"tricks.lesson.high.task", "Play high, then low."},
                                                          {"tricks.lesson.high.hint", "The 4, then the 0."},
                                                          {"tricks.lesson.high.done", "Well played."}});
  Catalogue words = test::english();
  words.add(kPhrases);
  const test::TricksScreen screen;
  std::istringstream in(typed);
  std::ostringstream out;
  StreamLines lines(in, out);
  LessonRun run{*tutor};
  const int code =
      play({.table = *std::move(table),
            .deals = {Seed::of(0)},
            .make_player = [&](const RecordSeat&, const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
              return tutor->player();
            },
            .make_adviser = [&] { return tutor->player(); },
            .record = std::nullopt,
            .cut = std::nullopt,
            .lesson = &run,
            .screen = screen,
            .words = words,
            .style = Style{},
            .input = lines,
            .out = out,
            .err = out});
  return {code, run.finished, out.str()};
}

}  // namespace

TEST_CASE("a learner hears the task, plays the steps, and what the lesson taught") {
  const Learnt learnt = learn("4\n0\n");
  CHECK(learnt.code == 0);
  CHECK(learnt.finished);
  CHECK(has(learnt.out, "Play high, then low.\n"));
  CHECK(has(learnt.out, "Ada plays 4.\nBert plays 1.\n"));
  CHECK(has(learnt.out, "Well played.\n"));
  CHECK(!has(learnt.out, "The 4, then the 0."));
}

TEST_CASE("a move that the lesson does not ask for is not played") {
  const Learnt learnt = learn("2\n23\n4\n0\n");
  CHECK(learnt.finished);
  CHECK(has(learnt.out, "The 4, then the 0.\n"));
  CHECK(!has(learnt.out, "Ada plays 2."));
}

TEST_CASE("the hint of a lesson is its own, and is not counted") {
  const Learnt learnt = learn("hint\n4\n0\n");
  CHECK(has(learnt.out, "Hint: 4\nThe 4, then the 0.\n"));
  CHECK(!has(learnt.out, "Hints used"));
}

TEST_CASE("a lesson that is left is not finished, and nothing is said about keeping it") {
  for (const char* typed : {"4\nquit\n", "4\n"}) {
    const Learnt learnt = learn(typed);
    CHECK(learnt.code == 0);
    CHECK(!learnt.finished);
    CHECK(!has(learnt.out, "Well played."));
    CHECK(!has(learnt.out, "--record"));
  }
}

}  // namespace parlor
