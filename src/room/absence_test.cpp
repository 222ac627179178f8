#include "room/absence.h"

#include <doctest/doctest.h>
#include <memory>
#include <vector>

#include "room/test_room.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;

std::unique_ptr<Match> match_of(const GameListing& game, int people, bool dealt = true) {
  auto match = *Match::retell(game, test::tricks_table(people, 3), {});
  if (dealt) REQUIRE(match->deal());
  return match;
}

TEST_CASE(
    "a player who is gone is waited for once, however often that is asked for, and not after coming back") {
  test::HandStrand strand;
  std::vector<Seat> given_up;
  Absence absence(strand, [&](Seat seat) { given_up.push_back(seat); });
  CHECK_FALSE(absence.waiting());
  absence.wait_for(SeatSet::of(Seat::at(0)).with(Seat::at(1)), 60s);
  CHECK(absence.waiting());
  strand.pass(40s);
  absence.wait_for(SeatSet::of(Seat::at(1)), 60s);
  strand.pass(20s);
  CHECK(given_up == std::vector{Seat::at(1)});
  CHECK_FALSE(absence.waiting());
  absence.wait_for(SeatSet::of(Seat::at(0)), 60s);
  strand.pass(59s);
  absence.wait_for(SeatSet::none(), 60s);
  strand.pass(60s);
  CHECK(given_up.size() == 1);
}

TEST_CASE("people count as missing during a deal while somebody waits for them") {
  const GameListing game = test::tricks_listing();
  const auto match = match_of(game, 2);
  CHECK(Absence::missing(*match, SeatSet::of(Seat::at(0))) == SeatSet::of(Seat::at(1)));
  CHECK(Absence::missing(*match, SeatSet::of(Seat::at(0)).with(Seat::at(1))).empty());
  CHECK(Absence::missing(*match, SeatSet::none()).empty());
  match->details().seat(Seat::at(1)).away = true;
  CHECK(Absence::missing(*match, SeatSet::of(Seat::at(0))).empty());
  CHECK(Absence::missing(*match, SeatSet::of(Seat::at(1))).empty());
  CHECK(Absence::people_here(*match, SeatSet::of(Seat::at(0)).with(Seat::at(1))) == SeatSet::of(Seat::at(0)));
  CHECK(Absence::missing(*match_of(game, 2, false), SeatSet::of(Seat::at(0))).empty());
}

TEST_CASE(
    "a computer taking over or giving back is an entry during a deal, and only in the details outside one") {
  const GameListing game = test::tricks_listing();
  const auto playing = match_of(game, 1);
  const auto taken = Absence::take_over(*playing, Seat::at(0));
  REQUIRE(taken);
  CHECK(taken->text == "system takeover 0 high");
  CHECK(Absence::away(*playing) == SeatSet::of(Seat::at(0)));
  const auto given = Absence::give_back(*playing, Seat::at(0));
  REQUIRE(given);
  CHECK(given->text == "system giveback 0");
  CHECK(given->number == taken->number + 1);
  CHECK(Absence::away(*playing).empty());

  const auto waiting = match_of(game, 1, false);
  CHECK_FALSE(Absence::take_over(*waiting, Seat::at(0)));
  CHECK(Absence::away(*waiting) == SeatSet::of(Seat::at(0)));
}

}  // namespace
}  // namespace parlor
