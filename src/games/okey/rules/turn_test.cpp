// The simplified game: the deal and the steps of a turn.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::before_draw;
using test::dealt;
using test::facing;
using test::hand;
using test::kNearly;
using test::known;
using test::kPlain;
using test::last;
using test::Middle;
using test::play;
using test::refusal;
using test::rules;
using test::Texts;
using test::told;
using test::top_of_stack;

}  // namespace

TEST_CASE("seat 0 gets fifteen tiles, the others fourteen, and the rest is the stock") {
  const auto order = Shuffle::fair().order(Seed::of(5), 112);
  const State state = Okey::deal(Rules{}, {order, Seed::of(5)}, {});
  auto next = order.begin();
  for (int seat = 0; seat < kSeats; ++seat) {
    const int count = seat == 0 ? 15 : 14;
    CHECK(state.hands[Seat::at(seat)].size() == count);
    for (int i = 0; i < count; ++i)
      CHECK(state.hands[Seat::at(seat)].contains(state.rules.tile_set().tile(*next++)));
    CHECK(known(state, seat) == "");
  }
  CHECK(state.stack_size == 112 - 57);
  CHECK(state.discards.empty());
  // The tiles after the hands are drawn first.
  for (std::size_t i = state.stack_size; i-- > 0;)
    CHECK(state.stack[i].is(state.rules.tile_set().tile(*next++)));
  CHECK_FALSE(state.indicator);
  CHECK_FALSE(state.joker());
}

TEST_CASE(
    "seat 0 starts every deal; with first=turns each seat in turn, and the starter gets the first rack") {
  for (int deal = 1; deal <= 9; ++deal) {
    const auto seed = static_cast<std::uint64_t>(deal);
    for (const char* options : {"", "first=0"}) CHECK(dealt(rules(options), seed, deal).turn == Seat::at(0));
    const State turns = dealt(rules("first=turns"), seed, deal);
    CHECK(turns.turn == Seat::at((deal - 1) % 4));
    CHECK(turns.hands[turns.turn].size() == 15);
    CHECK(same_faces(turns.hands[turns.turn], dealt(Rules{}, seed, deal).hands[Seat::at(0)]));
  }
}

TEST_CASE("the starting player discards without a draw, then the next seat draws and discards") {
  State state = dealt(Rules{}, 3);
  REQUIRE_FALSE(state.over());
  CHECK(Okey::actors(state) == SeatSet::of(Seat::at(0)));
  CHECK(refusal(state, "draw") == "okey.first_turn");
  CHECK(refusal(state, "take") == "okey.first_turn");
  CHECK(refusal(state, "pass") == "okey.first_turn");
  const std::string gone = faces_of(state.hands[Seat::at(0)]).front().to_string();
  CHECK(play(state, "discard " + gone) == Texts{"okey.discards"});
  CHECK(state.hands[Seat::at(0)].size() == 14);
  CHECK(state.stack_size == 55);
  CHECK(last(state) == gone + " of 0");

  CHECK(Okey::actors(state) == SeatSet::of(Seat::at(1)));
  CHECK(refusal(state, "discard " + hand(state, 1).substr(0, 2)) == "okey.draw_first");
  CHECK(refusal(state, "pass") == "okey.no_pass");
  const std::string top = top_of_stack(state);
  CHECK(play(state, "draw") == Texts{"okey.draws"});
  CHECK(state.stack_size == 54);
  CHECK(state.drawn->face().to_string() == top);
  CHECK(state.hands[Seat::at(1)].size() == 15);
  CHECK(refusal(state, "draw") == "okey.drawn_already");
  CHECK(refusal(state, "take") == "okey.drawn_already");
  CHECK(refusal(state, "pass") == "okey.drawn_already");
  play(state, "discard " + top);
  CHECK(last(state) == top + " of 1");
  CHECK(Okey::actors(state) == SeatSet::of(Seat::at(2)));
  CHECK_FALSE(state.drawn);
  CHECK(state.turns == 2);
}

TEST_CASE(
    "a discard is taken by the next seat in front of everybody, and known until it is discarded again") {
  State state = before_draw({.hands = {kNearly, kPlain, "K5 R5", "K6 R6"}, .discards = "Y1 B2 R5"});
  CHECK(told(state, "take") == Texts{"Ada takes R5, discarded by Dan."});
  CHECK(last(state) == "B2 of 2");
  CHECK(known(state, 0) == "R5");
  CHECK(state.drawn->face().to_string() == "R5");
  CHECK(told(state, "discard K4") == Texts{"Ada discards K4."});
  CHECK(known(state, 0) == "R5");
  // Only the last discard can be taken, and it is Ada's.
  CHECK(told(state, "take") == Texts{"Ben takes K4, discarded by Ada."});
  CHECK(last(state) == "B2 of 2");
  CHECK(known(state, 1) == "K4");
  play(state, "discard K4");  // it may be discarded again at once
  CHECK(known(state, 1) == "");
  CHECK(last(state) == "K4 of 1");
  play(state, "draw");
  play(state, "discard K5");
  play(state, "draw");
  play(state, "discard K6");
  play(state, "draw");
  CHECK(known(state, 0) == "R5");
  play(state, "discard R5");
  CHECK(known(state, 0) == "");
}

TEST_CASE("a rack stays sorted by number and colour, whatever is added or removed") {
  State state = before_draw({.hands = {"K1 R2 Y2 B7", "K1"}, .discards = "B2", .stack = "Y1 K4"});
  play(state, "take");
  CHECK(hand(state, 0) == "K1 R2 B2 Y2 B7");
  play(state, "discard K1");
  play(state, "draw");
  CHECK(hand(state, 1) == "K1 Y1");
}

TEST_CASE("the moves listed are exactly the legal ones, and only for the seat to move") {
  const auto offered = [](const State& state, Observer observer) {
    std::vector<Move> moves;
    Okey::moves(Okey::view(state, observer), moves);
    Texts texts;
    for (const Move& move : moves) texts.push_back(Okey::move_text(state.rules, move));
    return texts;
  };
  State state = before_draw({.hands = {"K1 K1 R2", "K3"}, .discards = "B2", .stack = "Y1"}, "empty=take");
  CHECK(offered(state, Seat::at(0)) == Texts{"draw", "take"});
  CHECK(offered(state, Seat::at(1)).empty());
  CHECK(offered(state, Observer::spectator()).empty());
  play(state, "draw");
  CHECK(offered(state, Seat::at(0)) == Texts{"discard K1", "discard Y1", "discard R2"});
  play(state, "discard K1");
  CHECK(offered(state, Seat::at(1)) == Texts{"pass", "take"});
  play(state, "pass");
  CHECK(offered(state, Seat::at(1)).empty());
}

TEST_CASE("a player who fails to move draws, discards the drawn tile, or passes") {
  const auto falls_back = [](const State& state) {
    return Okey::move_text(state.rules, Okey::fallback(Okey::view(state, state.turn)));
  };
  const State begun = dealt(Rules{}, 3);
  CHECK(falls_back(begun) == "discard " + faces_of(begun.hands[Seat::at(0)]).front().to_string());
  State state = before_draw({.hands = {"K1 R2", "K3"}, .discards = "B2", .stack = "Y1"}, "empty=take");
  CHECK(falls_back(state) == "draw");
  play(state, "draw");
  CHECK(falls_back(state) == "discard Y1");
  play(state, "discard K1");
  CHECK(falls_back(state) == "pass");
}

}  // namespace parlor::okey
