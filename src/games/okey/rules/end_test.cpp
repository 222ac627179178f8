// How a deal of the simplified game ends: three chains, an empty stack, a thousand turns.
#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::before_draw;
using test::dealt;
using test::dealt_from;
using test::facing;
using test::hand;
using test::kNearly;
using test::kPlain;
using test::last;
using test::Middle;
using test::play;
using test::refusal;
using test::rules;
using test::Texts;
using test::tied;
using test::told;
using test::won;

}  // namespace

TEST_CASE("three chains win at once when a tile is drawn, whatever else is on the rack") {
  State state = before_draw({.hands = {kNearly, kPlain}, .discards = "K4", .stack = "Y3 K5"});
  CHECK(told(state, "draw", Seat::at(1)) == Texts{"Ada draws a tile.", "Ada has K1 R1 B1 Y1.",
                                                  "Ada has K2 R2 B2 Y2.", "Ada has K3 R3 B3 Y3.",
                                                  "Ada wins."});
  CHECK(won(state, 0));
  CHECK(Okey::winners(state) == SeatSet::of(Seat::at(0)));
  CHECK(Okey::scores(state).to_string(4) == "1 0 0 0");
  CHECK(Okey::actors(state).empty());
}

TEST_CASE("three chains win at once when a discard is taken") {
  State state = before_draw({.hands = {kPlain, kNearly}, .discards = "Y3", .turn = 1});
  play(state, "take");
  CHECK(won(state, 1));
  CHECK(Okey::scores(state).to_string(4) == "0 1 0 0");
}

TEST_CASE("a rack that is complete before its turn wins with its own draw, not earlier") {
  State state =
      facing(Rules{}, {.hands = {kPlain, "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 Y3 K4 K5"}, .rounds = 0});
  play(state, "discard K7");
  CHECK_FALSE(state.over());
  play(state, "draw");
  CHECK(won(state, 1));
}

TEST_CASE("the starting player can win with the tiles dealt, without a move") {
  const State state = dealt_from(Rules{}, "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 Y3 K4 K5 K6 rest");
  CHECK(won(state, 0));
  CHECK(Okey::actors(state).empty());
  CHECK(Okey::scores(state).to_string(4) == "1 0 0 0");
  std::vector<Event> events;
  Okey::tell_deal(state, events);
  CHECK(test::said(events) ==
        Texts{"Ada has K1 R1 B1 Y1.", "Ada has K2 R2 B2 Y2.", "Ada has K3 R3 B3 Y3.", "Ada wins."});
  const State second =
      dealt_from(rules("first=turns"), "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 Y3 K4 K5 K6 rest", 2);
  CHECK(won(second, 1));
  // A deal that continues sends no event.
  events.clear();
  Okey::tell_deal(dealt(Rules{}, 3), events);
  CHECK(events.empty());
}

TEST_CASE("if the stock is empty when a turn starts the deal is a tie, and every rack is shown") {
  State state = before_draw({.hands = {kNearly, "Y7 K7", "B7", "R7 R6"}, .discards = "K4", .stack = "Y5"});
  play(state, "draw");
  CHECK_FALSE(state.over());
  CHECK(told(state, "discard K4") == Texts{"Ada discards K4.", "Nobody wins: the deal is a tie.",
                                           "Ada has K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 K5 Y5 K6.",
                                           "Ben has K7 Y7.", "Cleo has B7.", "Dan has R6 R7."});
  CHECK(tied(state));
  CHECK(Okey::scores(state).to_string(4) == "0 0 0 0");
  CHECK(Okey::winners(state).empty());
  CHECK(Okey::actors(state).empty());
}

TEST_CASE("the last tile of the stock can still win") {
  State state = before_draw({.hands = {kNearly, kPlain}, .discards = "K4", .stack = "Y3"});
  play(state, "draw");
  CHECK(won(state, 0));
}

TEST_CASE("with empty=take the last discard can be taken when the stock is empty, or passed on for a tie") {
  const Middle end{.hands = {kPlain, kNearly, "B1", "K1"}, .discards = "K4", .stack = "Y5"};
  State state = before_draw(end, "empty=take");
  play(state, "draw");
  play(state, "discard R7");
  CHECK_FALSE(state.over());
  CHECK(refusal(state, "draw") == "okey.stack_empty");
  CHECK(refusal(state, "discard K1") == "okey.draw_first");
  State passed = state;
  const Texts sentences = told(passed, "pass");
  REQUIRE(sentences.size() == 6);
  CHECK(sentences[0] == "Ben passes on the last discard.");
  CHECK(sentences[1] == "Nobody wins: the deal is a tie.");
  CHECK(sentences[5] == "Dan has K1.");
  CHECK(tied(passed));
  play(state, "take");
  CHECK_FALSE(state.over());
  CHECK(refusal(state, "pass") == "okey.drawn_already");
  play(state, "discard K4");
  CHECK(state.turn == Seat::at(2));
  CHECK_FALSE(state.over());
  CHECK(refusal(state, "pass") == "");
}

TEST_CASE("with empty=take the last discard wins if it completes three chains") {
  State state = before_draw({.hands = {kNearly, kPlain}, .discards = "Y3", .stack = ""}, "empty=take");
  REQUIRE(state.stack_size == 0);
  play(state, "take");
  CHECK(won(state, 0));
}

TEST_CASE("a deal in which players only ever take discards is a tie after 1000 turns") {
  for (const char* options : {"", "set=okey", "empty=take"}) {
    State state = dealt(rules(options), 8);
    play(state, "discard " + faces_of(state.hands[state.turn]).front().to_string());
    for (int turns = 1; turns < 1000; ++turns) {
      CHECK(state.turns == turns);
      REQUIRE_FALSE(state.over());
      play(state, "take");
      REQUIRE_FALSE(state.over());
      play(state, "discard " + state.drawn->face().to_string());
    }
    CHECK(tied(state));
    CHECK(state.turns == 1000);
    CHECK(Okey::scores(state).to_string(4) == "0 0 0 0");
  }
}

}  // namespace parlor::okey
