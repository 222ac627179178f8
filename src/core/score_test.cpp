#include "core/score.h"

#include <doctest/doctest.h>

using namespace parlor;

TEST_CASE("scores add up seat by seat") {
  Scores scores;
  scores[Seat::at(0)] = Score::of(15);
  scores[Seat::at(1)] = Score::of(-5);
  scores[Seat::at(3)] += Score::of(-10);
  CHECK(scores.total() == Score::of(0));
  Scores twice = scores;
  twice += scores;
  CHECK(twice.to_string(4) == "30 -10 0 -20");
  CHECK(twice.to_string(2) == "30 -10");
  CHECK(twice != scores);
}

TEST_CASE("points can be compared, added and negated") {
  CHECK(Score::of(3) > Score::of(-4));
  CHECK(-Score::of(3) == Score::of(-3));
  CHECK((Score::of(3) + Score::of(4)).to_string() == "7");
  CHECK(Score{}.points() == 0);
}
