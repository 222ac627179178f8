#include "engine/match.h"

#include <doctest/doctest.h>
#include <string>

#include "engine/table.h"

using namespace parlor;

namespace {

Scores points(int a, int b, int c) {
  Scores scores;
  scores[Seat::at(0)] = Score::of(a);
  scores[Seat::at(1)] = Score::of(b);
  scores[Seat::at(2)] = Score::of(c);
  return scores;
}

}  // namespace

TEST_CASE("the refusal of an invalid match length in a record names every kind there is") {
  Catalogue english;
  english.add(engine_phrases());
  for (const MatchLength& length :
       {MatchLength::deals(1), MatchLength::to_score(1), MatchLength::within(1), MatchLength::down_to(1)}) {
    const std::string text = length.to_string();
    const std::string kind = text.substr(0, text.find(' ')) + " N";
    CHECK_MESSAGE(english.find("record.match")->find(kind) != std::string::npos, kind);
  }
}

TEST_CASE("a match length is read back from its text") {
  CHECK(MatchLength::deals(3).to_string() == "deals 3");
  CHECK(MatchLength::to_score(100).to_string() == "to 100");
  for (const MatchLength& length : {MatchLength::deals(1), MatchLength::to_score(250),
                                    MatchLength::within(200), MatchLength::down_to(0)}) {
    CHECK(MatchLength::parse(length.to_string()) == length);
  }
  for (const char* text : {"", "deals", "deals 0", "deals -1", "deals three", "to 1 2", "until 100", "3"}) {
    CAPTURE(text);
    CHECK(!MatchLength::parse(text));
  }
}

TEST_CASE("a match of N deals ends after N deals") {
  const MatchLength length = MatchLength::deals(2);
  CHECK(!length.over(0, {}, 3));
  CHECK(!length.over(1, points(900, 0, 0), 3));
  CHECK(length.over(2, {}, 3));
}

TEST_CASE("a match to a score ends when a seat reaches it") {
  const MatchLength length = MatchLength::to_score(100);
  CHECK(!length.over(50, points(99, -100, 0), 3));
  CHECK(length.over(1, points(0, 0, 100), 3));
  CHECK(!length.over(1, points(0, 0, 100), 2));  // nobody sits there
}

TEST_CASE("a match down to a score ends when a seat drops to it") {
  const MatchLength length = MatchLength::down_to(0);
  CHECK(!length.over(1, points(20, 1, 2), 3));
  CHECK(length.over(1, points(20, 0, 2), 3));
  CHECK(length.over(1, points(20, 8, -2), 3));
  CHECK(!MatchLength::parse("down -1"));
}

TEST_CASE("a match to a score that nobody reaches ends after 1000 deals") {
  const MatchLength length = MatchLength::to_score(100);
  CHECK(length.most_deals() == 1000);
  CHECK(!length.over(999, {}, 3));
  CHECK(length.over(1000, {}, 3));
  CHECK(MatchLength::deals(2000).most_deals() == 2000);
  CHECK(!MatchLength::deals(2000).over(1000, {}, 3));
}

TEST_CASE("the leaders are the seats with the best score, all of them if it is shared") {
  CHECK(leaders(points(5, 9, 2), 3, Better::high) == SeatSet::of(Seat::at(1)));
  CHECK(leaders(points(5, 9, 2), 3, Better::low) == SeatSet::of(Seat::at(2)));
  CHECK(leaders(points(7, 1, 7), 3, Better::high) == SeatSet::of(Seat::at(0)).with(Seat::at(2)));
  CHECK(leaders(points(0, 0, 0), 3, Better::low) == SeatSet::first(3));
  CHECK(leaders(points(1, 2, 9), 2, Better::high) == SeatSet::of(Seat::at(1)));
}
