#include "core/seat.h"

#include <doctest/doctest.h>
#include <string>

using namespace parlor;

TEST_CASE("a seat is written as one digit below four") {
  for (int i = 0; i < kMaxSeats; ++i) {
    CHECK(Seat::parse(std::to_string(i)) == Seat::at(i));
    CHECK(Seat::at(i).to_string() == std::to_string(i));
  }
  for (const char* text : {"", "4", "-1", "00", "0 ", "a", "system"}) {
    CAPTURE(text);
    CHECK(!Seat::parse(text));
  }
}

TEST_CASE("the first seat comes after the last") {
  CHECK(Seat::at(0).next(3) == Seat::at(1));
  CHECK(Seat::at(2).next(3) == Seat::at(0));
}

TEST_CASE("a set of seats contains what was added, in order") {
  const SeatSet set = SeatSet::of(Seat::at(3)).with(Seat::at(1));
  CHECK(set.size() == 2);
  CHECK(set.lowest() == Seat::at(1));
  CHECK(set.contains(Seat::at(3)));
  CHECK(!set.contains(Seat::at(0)));
  CHECK(set.without(Seat::at(1)) == SeatSet::of(Seat::at(3)));
  CHECK((set | SeatSet::of(Seat::at(0))).size() == 3);
  CHECK(SeatSet::first(4).size() == 4);
  CHECK(SeatSet::none().empty());
  std::string seen;
  for (Seat seat : set) seen += seat.to_string();
  CHECK(seen == "13");
}

TEST_CASE("a seat sees its own tiles, a spectator nothing hidden, and the open view everything") {
  const SeatSet insiders = SeatSet::of(Seat::at(2));
  CHECK(Observer(Seat::at(2)).sees(insiders));
  CHECK(!Observer(Seat::at(1)).sees(insiders));
  CHECK(!Observer::spectator().sees(SeatSet::first(4)));
  CHECK(Observer::open().sees(SeatSet::none()));
  CHECK(Observer(Seat::at(1)).seat() == Seat::at(1));
  CHECK(!Observer::spectator().seat());
  CHECK(!Observer::open().seat());
  CHECK(Observer::spectator().is_spectator());
  CHECK(Observer::open().is_open());
  CHECK(Observer::open() != Observer::spectator());
}
