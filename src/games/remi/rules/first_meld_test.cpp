// The advanced game: what a first meld counts.
#include <cstdint>
#include <string>
#include <string_view>

#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::facing;
using test::play;
using test::rack;
using test::refusal;
using test::rules;

// Seat 0 has not melded yet; the other player has.
State beginning(std::string_view table, std::string_view rack, std::string_view options = "jokers=4") {
  return facing(rules("set=advanced " + std::string(options)),
                {.table = table, .racks = {rack, "13y 11y 9y"}, .melded = SeatSet::of(Seat::at(1))});
}

// The points that the refusal of a first meld states; -1 if it is refused for another reason, 30 if it is not
// refused.
std::int64_t counted(const State& state, std::string_view move) {
  const auto problem = Remi::check(Remi::view(state, state.turn), *Remi::parse_move(state.rules, move));
  if (!problem) return kFirstMeldPoints;
  if (problem->key != "remi.first_meld_points") return -1;
  CHECK(*problem->find("needed") == Value{std::int64_t{30}});
  return std::get<std::int64_t>(*problem->find("points"));
}

}  // namespace

TEST_CASE("a first meld needs thirty points from the player's own rack, and twenty-nine are refused") {
  State state = beginning("", "5r 5g 5b 5y 1g 2g 3g 4g 13y 12y");
  CHECK(counted(state, "lay 5r 5g 5b 5y discard 13y") == 20);
  CHECK(counted(state, "lay 5r 5g 5b 5y, 2g 3g 4g discard 13y") == 29);
  CHECK(refusal(state, "lay 5r 5g 5b 5y, 1g 2g 3g 4g discard 13y").empty());
  CHECK(state.melded == SeatSet::of(Seat::at(1)));
  play(state, "lay 5r 5g 5b 5y, 1g 2g 3g 4g discard 13y");
  CHECK(state.melded == SeatSet::first(2));
  CHECK(to_text(state.table) == "5r 5g 5b 5y, 1g 2g 3g 4g");
  CHECK(rack(state, 0) == "12y");
  CHECK(state.turn == Seat::at(1));
}

TEST_CASE("a first meld can be one formation or several, and others can be melded with it") {
  const State state = beginning("", "10r 11r 12r 1g 1b 1y 4y 9b");
  CHECK(refusal(state, "lay 10r 11r 12r discard 9b").empty());
  CHECK(refusal(state, "lay 10r 11r 12r, 1g 1b 1y discard 9b").empty());
  CHECK(counted(state, "lay 1g 1b 1y discard 9b") == 3);
}

TEST_CASE("a 1 after a 13 counts fourteen, and before a 2 it counts one") {
  const State state = beginning("", "12r 13r 1r 1g 2g 3g 4g 5g 6g 7g 9b");
  CHECK(refusal(state, "lay 12r 13r 1r discard 9b").empty());  // 39; 26 if it counted as a 1
  CHECK(counted(state, "lay 1g 2g 3g 4g 5g 6g 7g discard 9b") == 28);
}

TEST_CASE("a set of 1s counts three or four, never as fourteens") {
  const State state = beginning("", "1r 1g 1b 1y 8b 9b 10b J 9y");
  CHECK(counted(state, "lay 1r 1g 1b discard 9y") == 3);
  CHECK(counted(state, "lay 1r 1g 1b 1y discard 9y") == 4);
  CHECK(counted(state, "lay 1r 1g J discard 9y") == 3);
  CHECK(counted(state, "lay 8b 9b 10b discard 9y") == 27);
  CHECK(refusal(state, "lay 1r 1g 1b, 8b 9b 10b discard 9y").empty());
}

TEST_CASE("a joker counts as the tile it stands for") {
  const State state = beginning("", "9r 10r J J 9g 13g 12b 13b 5y");
  CHECK(refusal(state, "lay 9r 10r J discard 5y").empty());          // 9 + 10 + 11
  CHECK(counted(state, "lay J 9r 10r discard 5y") == 27);            // 8 + 9 + 10
  CHECK(counted(state, "lay 9r 9g J discard 5y") == 27);             // three nines
  CHECK(refusal(state, "lay 13g J J discard 5y").empty());           // three thirteens
  CHECK(refusal(state, "lay 12b 13b J discard 5y").empty());         // 12 + 13 + 14
  CHECK(counted(state, "lay 9r 10r J J, 5y J J discard 9g") == -1);  // there are not four jokers
  CHECK(refusal(state, "lay 9r 10r J J, 5y J J discard 9g") == "remi.not_on_board");
}

TEST_CASE("tiles added to formations on the table do not count, but can be added in the same turn") {
  const State state = beginning("10b 11b 12b", "13b 1b 9b 10r 10g 10y 5y 2r 3r 4r");
  CHECK(counted(state, "lay 9b 10b 11b 12b 13b 1b discard 5y") == 0);
  CHECK(counted(state, "lay 9b 10b 11b 12b 13b 1b, 2r 3r 4r discard 5y") == 9);
  CHECK(refusal(state, "lay 10b 11b 12b 13b, 10r 10g 10y discard 5y").empty());
}

TEST_CASE(
    "a joker freed from the table does not count towards the 30 points, but can be used in the same turn") {
  const State state = beginning("7b J 9b", "9r 10r 8b 10b 10g 10y 5g 1g", "");
  CHECK(counted(state, "lay 7b 8b 9b, 9r 10r J discard 5g") == 0);
  CHECK(refusal(state, "lay 7b 8b 9b, 10b 10g 10y, 9r 10r J discard 5g").empty());
  CHECK(refusal(state, "lay 7b 8b 9b J, 10b 10g 10y discard 5g").empty());
  // With a joker of the player's own as well, that joker counts.
  const State own = beginning("7b J 9b", "9r 10r 8b J 5g 1g", "");
  CHECK(refusal(own, "lay 7b 8b 9b J, 9r 10r J discard 5g").empty());
  CHECK(refusal(own, "lay 7b 8b 9b, 9r 10r J J discard 5g").empty());
  // But not while it stays on the rack.
  CHECK(counted(own, "lay 7b 8b 9b, 9r 10r J discard 5g") == 0);
}

TEST_CASE("a player who has melded can meld anything; one who has not cannot, even if the other player has") {
  State state = beginning("", "1r 1g 1b 9y 5y");
  CHECK(counted(state, "lay 1r 1g 1b discard 9y") == 3);
  state.melded = SeatSet::first(2);
  CHECK(refusal(state, "lay 1r 1g 1b discard 9y").empty());
}

TEST_CASE("a player who wins with the discard needs no first meld") {
  // All of the player's tiles are in formations, worth 22 points: they need not be melded.
  State state = beginning("", "1r 1g 1b 1y 2r 2g 2b 2y 1r 2r 3r 9y");
  play(state, "discard 9y");
  CHECK(state.over());
  CHECK(state.out == SeatSet::of(Seat::at(0)));
}

TEST_CASE("with real=most a formation needs more real tiles than jokers, also after tiles are added") {
  const State state = beginning("11b 12b J", "13g J J 10b 12g 12r 5y", "jokers=4 real=most");
  CHECK(refusal(state, "lay 11b 12b J, 13g J J discard 5y") == "melds.mostly_jokers");
  CHECK(refusal(state, "lay 11b 12b J J, 12g 12r J discard 5y") == "melds.mostly_jokers");
  CHECK(refusal(state, "lay 10b 11b 12b J J, 12g 12r J discard 5y").empty());
}

}  // namespace parlor::remi
