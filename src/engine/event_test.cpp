#include "engine/event.h"

#include <doctest/doctest.h>

#include "engine/place.h"

using namespace parlor;

TEST_CASE("a public event is the same for everybody") {
  const Event event = Event::open(Message("took", {{"tile", "a1"}}));
  CHECK(event.seen_by(Seat::at(0)) == event.seen_by(Observer::spectator()));
  CHECK(event.seen_by(Observer::open()).message.key == "took");
}

TEST_CASE("only insiders and the open view see the whole of a secret event") {
  const Event event =
      Event::secret(SeatSet::of(Seat::at(1)), Message("drew", {{"tile", "a1"}}), Message("drew.hidden"));
  CHECK(event.seen_by(Seat::at(1)).message.key == "drew");
  CHECK(event.seen_by(Observer::open()).message.key == "drew");
  CHECK(event.seen_by(Seat::at(0)).message == Message("drew.hidden"));
  CHECK(event.seen_by(Observer::spectator()).message == Message("drew.hidden"));
}

TEST_CASE("a place is visible to the observers its sight names") {
  CHECK(Sight::everyone().shows(Observer::spectator()));
  CHECK(!Sight::nobody().shows(Seat::at(0)));
  CHECK(Sight::nobody().shows(Observer::open()));
  CHECK(Sight::only(Seat::at(1)).shows(Seat::at(1)));
  CHECK(!Sight::only(Seat::at(1)).shows(Seat::at(0)));
  CHECK(!Sight::only(Seat::at(1)).shows(Observer::spectator()));
}
