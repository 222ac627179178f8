// Moves and views as text, the order of a hand, what a discard would do, and every refusal.
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using nlohmann::json;
using test::dealt;
using test::facing;
using test::Middle;
using test::play;
using test::refusal;
using test::rules;
using test::Texts;

json view_of(const State& state, Observer observer) {
  return json::parse(Okey::view_json(Okey::view(state, observer)));
}

Arrangement arranged(std::string_view options, std::string_view hand, std::string_view how) {
  const State state = facing(rules(options), {.hands = {hand}});
  return Okey::arrange(Okey::view(state, Seat::at(0)), how);
}

}  // namespace

TEST_CASE("every move is read back from its text") {
  const Rules real = rules("set=okey");
  for (const char* text : {"draw", "take", "pass", "show", "discard K5", "discard Y13", "discard F"}) {
    const auto move = Okey::parse_move(real, text);
    REQUIRE_MESSAGE(move.ok(), text);
    CHECK(Okey::move_text(real, *move) == text);
    CHECK(*parse_draft_of<Okey>(real, text) == *move);
  }
  CHECK(*Okey::parse_move(real, "  discard   k5 ") == Move::discard(test::face("K5")));
}

TEST_CASE("an invalid move is refused, and an unknown tile is named") {
  for (const char* text : {"", "K5", "discard", "discard K5 K6", "draw K5", "take it", "drawn", "throw K5"}) {
    CAPTURE(text);
    CHECK(Okey::parse_move(Rules{}, text).problem().key == "okey.no_move");
  }
  CHECK(Okey::parse_move(Rules{}, " hop ").problem() == Message("okey.no_move", {{"text", "hop"}}));
  CHECK(Okey::parse_move(Rules{}, "discard K8").problem() == Message("okey.no_tile", {{"text", "K8"}}));
  CHECK(Okey::parse_move(Rules{}, "discard F").problem().key == "okey.no_tile");
  CHECK(Okey::parse_move(rules("set=okey"), "discard 5").problem().key == "okey.no_tile");
}

TEST_CASE("each refusal of a move has its own reason") {
  State begun = dealt(Rules{}, 3);
  CHECK(refusal(begun, "draw") == "okey.first_turn");
  CHECK(refusal(begun, "show") == "okey.nothing_to_show");
  const Middle middle{.hands = {"K1 R2", "K3"}, .discards = "B2", .phase = Phase::draw, .stack = "Y1"};
  State state = facing(rules("empty=take"), middle);
  CHECK(refusal(state, "discard K1") == "okey.draw_first");
  CHECK(refusal(state, "pass") == "okey.no_pass");
  const auto as = [&](Observer observer) { return Okey::check(Okey::view(state, observer), Move::draw()); };
  CHECK_FALSE(as(Seat::at(0)));
  CHECK(*as(Seat::at(1)) == Message("okey.not_your_turn", {{"seat", Seat::at(0)}}));
  CHECK(as(Observer::spectator())->key == "okey.not_your_turn");
  CHECK(as(Observer::open())->key == "okey.not_your_turn");
  play(state, "draw");
  CHECK(refusal(state, "draw") == "okey.drawn_already");
  CHECK(refusal(state, "discard K7") == "okey.not_in_hand");
  play(state, "discard K1");
  CHECK(refusal(state, "draw") == "okey.stack_empty");
  play(state, "pass");
  for (int seat = 0; seat < kSeats; ++seat) CHECK(as(Seat::at(seat))->key == "table.deal_over");

  Middle real = middle;
  real.rounds = 0;
  real.turn = 1;
  State showing = facing(rules("set=okey"), real);
  CHECK(refusal(showing, "show") == "okey.no_twin");
  showing.shown = Seat::at(0);
  CHECK(refusal(showing, "show") == "okey.shown_already");
  real.rounds = 3;
  CHECK(refusal(facing(rules("set=okey"), real), "show") == "okey.too_late_to_show");
}

TEST_CASE("the sentences of refusals and remarks exist, with no placeholder left over") {
  Catalogue english;
  english.add(Okey::phrases());
  for (const char* key : {"okey.first_turn", "okey.drawn_already", "okey.draw_first", "okey.stack_empty",
                          "okey.no_pass", "okey.nothing_to_show", "okey.shown_already",
                          "okey.too_late_to_show", "okey.would_win", "okey.would_win_double", "okey.tie"}) {
    CHECK_MESSAGE(english.has(key), key);
    CHECK(english.say(Message(key)).find('{') == std::string::npos);
  }
  CHECK(english.say(Message("okey.not_in_hand", {{"tile", "K5"}})) == "K5 is not on your rack.");
  CHECK(english.say(Message("okey.no_twin", {{"tile", "K5"}})) ==
        "You don't have the tile matching the indicator, the other K5.");
  CHECK(english.say(Message("okey.not_your_turn", {{"seat", Seat::at(1)}}), Texts{"Ada", "Ben"}) ==
        "It's Ben's turn.");
}

TEST_CASE("a seat's view has its own rack, counts of the others, discards, and what is known about racks") {
  State state = facing(
      Rules{}, {.hands = {"R2 K1 Y2 B2 K2", "K3 K4"}, .discards = "Y1 R1 B1 B7", .phase = Phase::draw});
  play(state, "take");
  const json own = view_of(state, Seat::at(0));
  CHECK(own["seat"] == 0);
  CHECK(own["deal"] == 1);
  CHECK(own["turn"] == 0);
  CHECK(own["phase"] == "discard");
  CHECK(own["over"] == false);
  CHECK(own["turns"] == 40);
  CHECK(own["hands"] == json::parse(R"([["K1","K2","R2","B2","Y2","B7"],null,null,null])"));
  CHECK(own["counts"] == json({6, 2, 0, 0}));
  CHECK(own["chains"] == json::parse(R"([[["K2","R2","B2","Y2"]],null,null,null])"));
  CHECK(own["known"] == json::parse(R"([["B7"],[],[],[]])"));
  CHECK(own["discards"] == json::parse(R"([["Y1"],["R1"],["B1"],[]])"));
  CHECK(own["stack"] == state.stack_size);
  CHECK(own["drawn"] == "B7");
  CHECK(own["scores"] == json({0, 0, 0, 0}));
  for (const char* field : {"indicator", "joker", "shown", "stack_tiles"}) CHECK_FALSE(own.contains(field));

  const json other = view_of(state, Seat::at(1));
  CHECK(other["hands"][0].is_null());
  CHECK(other["hands"][1] == json({"K3", "K4"}));
  CHECK(other["chains"][0].is_null());
  CHECK(other["known"][0] == json({"B7"}));
  CHECK_FALSE(view_of(state, Observer::spectator()).contains("seat"));
  CHECK(view_of(state, Observer::spectator())["hands"] == json({nullptr, nullptr, nullptr, nullptr}));
}

TEST_CASE("the open view has all racks and the stock, next tile first; real Okey also has its indicator") {
  State state =
      facing(rules("set=okey"), {.hands = {"K5 R1", "B1", "B2", "B3"}, .rounds = 0, .stack = "Y4 F R13"});
  play(state, "show");
  const json open = view_of(state, Observer::open());
  CHECK(open["hands"][3] == json({"B3"}));
  CHECK(open["stack_tiles"] == json({"Y4", "F", "R13"}));
  const json own = view_of(state, Seat::at(2));
  CHECK(own["indicator"] == "K5");
  CHECK(own["joker"] == "K6");
  CHECK(own["shown"] == 0);
  CHECK(own["known"][0] == json({"K5"}));
  CHECK_FALSE(own.contains("drawn"));
}

TEST_CASE("the scores of the match are in the view") {
  Standing standing{4, {}};
  standing.scores[Seat::at(2)] = Score::of(17);
  const Rules real = rules("set=okey");
  const State state =
      Okey::deal(real, {shuffle_of<Okey>(real).order(Seed::of(1), 106), Seed::of(1)}, standing);
  const json view = view_of(state, Seat::at(1));
  CHECK(view["deal"] == 4);
  CHECK(view["turn"] == 3);
  CHECK(view["scores"] == json({0, 0, 17, 0}));
}

TEST_CASE("a rack is sorted by number or by colour") {
  CHECK(Okey::arrangements() == Texts{"number", "colour", "groups"});
  CHECK(arranged("", "Y1 K7 R1 K1 R7 K1", "number") == Arrangement{{"K1", "K1", "R1", "Y1", "K7", "R7"}});
  CHECK(arranged("", "Y1 K7 R1 K1 R7 K1", "colour") == Arrangement{{"K1", "K1", "K7"}, {"R1", "R7"}, {"Y1"}});
  CHECK(arranged("set=okey", "F K13 B1", "colour") == Arrangement{{"K13"}, {"B1"}, {"F"}});
  const State state = facing(Rules{}, {.hands = {"K1"}});
  CHECK(Okey::arrange(Okey::view(state, Observer::spectator()), "number").empty());
}

TEST_CASE("groups of the simplified game are chains, unfinished chains by length, and useless tiles") {
  CHECK(arranged("", "K1 R1 B1 Y1 K1 K3 R3 K5 R5 B5 Y7 Y7", "groups") ==
        Arrangement{{"K1", "R1", "B1", "Y1"}, {"K5", "R5", "B5"}, {"K3", "R3"}, {"Y7"}, {"K1", "Y7"}});
}

TEST_CASE("groups of real Okey are sets and runs, or seven pairs, then tiles near each other") {
  const Arrangement melds = arranged("set=okey", "R1 R2 R3 K8 B8 Y8 B12 B13 Y4", "groups");
  CHECK(melds == Arrangement{{"R1", "R2", "R3"}, {"K8", "B8", "Y8"}, {"B12", "B13"}, {"Y4"}});
  const Arrangement pairs = arranged("set=okey", "R1 R1 B3 B3 Y5 Y5 K9 K9 R11 R11 B13 B13 Y2 K6", "groups");
  REQUIRE(pairs.size() == 7);
  CHECK(pairs.front() == Texts{"R1", "R1"});
  CHECK(pairs.back() == Texts{"Y2", "K6"});
  // A 1 is near the 12 and the 13; a 2 is not.
  CHECK(arranged("set=okey", "R1 R12", "groups") == Arrangement{{"R1", "R12"}});
  CHECK(arranged("set=okey", "R2 R13", "groups") == Arrangement{{"R2", "R13"}});  // one row of leftovers
  CHECK(arranged("set=okey", "R2 Y9 R13", "groups") == Arrangement{{"R2", "Y9", "R13"}});
}

TEST_CASE("an arrangement has every tile exactly once") {
  for (const char* options : {"", "set=okey"}) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const State state = dealt(rules(options), seed);
      for (const std::string& how : Okey::arrangements()) {
        Tiles all;
        for (const auto& row : Okey::arrange(Okey::view(state, state.turn), how)) {
          CHECK_FALSE(row.empty());
          for (const std::string& tile : row) all = all.with(test::face(tile));
        }
        CHECK(same_faces(all, state.hands[state.turn]));
      }
    }
  }
}

TEST_CASE("a discard is assessed as refused, allowed, winning, or winning double") {
  const auto assessed = [](const State& state, std::string_view move) {
    const Assessment found =
        Okey::assess(Okey::view(state, Seat::at(0)), *parse_draft_of<Okey>(state.rules, move));
    if (found.refusal) return found.refusal->key;
    return found.remark ? found.remark->key : std::string("nothing to say");
  };
  const State real =
      facing(rules("set=okey"), {.hands = {"R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1 K6"}});
  CHECK(assessed(real, "draw") == "okey.drawn_already");
  CHECK(assessed(real, "discard R7") == "okey.not_in_hand");
  CHECK(assessed(real, "discard K6") == "okey.would_win_double");
  CHECK(assessed(real, "discard K8") == "okey.would_win");
  CHECK(assessed(real, "discard R13") == "okey.not_in_hand");
  const State none = facing(rules("set=okey"), {.hands = {"R1 R2 R5"}});
  CHECK(assessed(none, "discard R1") == "nothing to say");
  const State simple = facing(Rules{}, {.hands = {"R1 R2 R5"}});
  CHECK(assessed(simple, "discard R1") == "nothing to say");
}

}  // namespace parlor::okey
