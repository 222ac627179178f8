// The real game: jokers, the initial meld, rearranging, the clock.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "games/rummikub/rules/test_rummikub.h"

namespace parlor::rummikub {
namespace {

using test::facing;
using test::play;
using test::rack;
using test::refusal;
using test::rules;

State beginning(std::string_view table, std::string_view rack) {
  State state = facing(rules("set=real"), table, {rack, "13y"});
  state.melded = SeatSet::none();
  return state;
}

TEST_CASE("the view of a finished deal shows the sets left on the racks") {
  State state = facing(rules("set=real"), "7r 7g 7b", {"7y", "3r 4r 5r 9b"});
  const auto formations = [&] {
    const auto view = nlohmann::json::parse(Rummikub::view_json(Rummikub::view(state, Seat::at(0))));
    return view.value("formations", nlohmann::json());
  };
  CHECK(formations().is_null());
  state.over = true;
  CHECK(formations() == nlohmann::json::parse(R"([[], [["3r", "4r", "5r"]]])"));
}

}  // namespace

TEST_CASE("an initial meld needs thirty points from the rack alone") {
  const State state = beginning("3r 4r 5r", "9r 9g 9b 9y 1r 1g 1b 10r 10g 6r");
  CHECK(refusal(state, "3r 4r 5r, 9r 9g 9b") == "rummikub.first_meld_points");
  CHECK(refusal(state, "3r 4r 5r, 9r 9g 9b, 1r 1g 1b").empty());
  CHECK(refusal(state, "3r 4r 5r, 9r 9g 9b 9y").empty());
  CHECK(refusal(state, "3r 4r 5r 6r, 9r 9g 9b 9y") == "rummikub.first_meld_alone");
  CHECK(refusal(state, "9r 9g 9b 9y, 3r 4r 5r").empty());
  State melding = state;
  play(melding, "3r 4r 5r, 9r 9g 9b 9y");
  CHECK(melding.melded == SeatSet::of(Seat::at(0)));
}

TEST_CASE("in an initial meld, a joker is worth the tile it stands for") {
  const State state = beginning("", "9r 10r J 9g 5b 5g");
  CHECK(refusal(state, "9r 10r J").empty());                          // 9 + 10 + 11
  CHECK(refusal(state, "J 9r 10r") == "rummikub.first_meld_points");  // 8 + 9 + 10
  CHECK(refusal(state, "9r 9g J") == "rummikub.first_meld_points");   // 27
  CHECK(refusal(state, "9r 10r J, 5b 5g J") == "rummikub.not_on_rack");
}

TEST_CASE("after the initial meld, the table can be rearranged as long as every set is valid") {
  State state = facing(rules("set=real"), "3r 4r 5r 6r, 7r 7g 7b 7y", {"8r 3g 3b 1y", "13y"});
  CHECK(refusal(state, "4r 5r 6r, 3r 3g 3b, 7r 7g 7b 7y").empty());
  CHECK(refusal(state, "3r 4r 5r, 6r 7r 8r, 7g 7b 7y").empty());
  CHECK(refusal(state, "3r 4r, 5r 6r 7r 8r, 7g 7b 7y") == "melds.too_short");
  CHECK(refusal(state, "4r 5r 6r, 3r 3g 3b, 7g 7b 7y") == "rummikub.tile_taken");
  play(state, "3r 4r 5r, 6r 7r 8r, 7g 7b 7y");
  CHECK(rack(state, 0) == "3g 3b 1y");
}

TEST_CASE("a joker freed from the table must be used again in the same turn") {
  State state = facing(rules("set=real"), "3r J 5r, 7r 7g 7b", {"4r 7y 1y", "13y"});
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b") == "rummikub.tile_taken");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, J 7y 1y") == "melds.gap");
  CHECK(refusal(state, "3r 4r 5r J, 7r 7g 7b").empty());
  play(state, "3r 4r 5r, 7r 7g 7b J");
  CHECK(rack(state, 0) == "1y 7y");
}

TEST_CASE("a run with a joker is read in order, other sets in any order") {
  const State state = facing(rules("set=real"), "", {"9g 11g J 10r 11r 12r 13r", "13y"});
  CHECK(refusal(state, "9g J 11g").empty());
  CHECK(refusal(state, "9g 11g J") == "melds.joker_lies");
  CHECK(refusal(state, "12r 13r J") == "melds.joker_lies");
  CHECK(refusal(state, "12r 10r 11r").empty());
  CHECK(refusal(state, "J 11r 11g").empty());
  const Assessment assessed =
      Rummikub::assess(Rummikub::view(state, Seat::at(0)), *Rummikub::parse_draft(state.rules, "11g J 9g"));
  REQUIRE(assessed.parts.size() == 1);
  CHECK(assessed.parts[0].remark->key == "melds.joker_lies");
}

TEST_CASE("the real game can be played with one joker or none") {
  const Rules without = rules("set=real jokers=0");
  CHECK(without.tile_set().tiles() == 104);
  CHECK(without.tiles == 14);
  CHECK(rules("set=real jokers=1").tile_set().tiles() == 105);
  // As in records from before this was an option.
  CHECK(rules("set=real players=3 numbers=13 tiles=14 rack=106 firstmeld=30 first=lot menu=1").jokers == 2);
  const State state = facing(without, "3r 4r 5r 6r", {"3g 3b 1y", "13y"});
  CHECK(refusal(state, "3g 3b J, 3r 4r 5r 6r") == "melds.no_jokers");
  CHECK(refusal(state, "4r 5r 6r, 3r 3g 3b").empty());
}

TEST_CASE("a set can hold two jokers, but needs a real tile") {
  const State state = facing(rules("set=real"), "", {"J J 5r 1g", "13y"});
  CHECK(refusal(state, "5r J J").empty());
  CHECK(refusal(state, "J J J") == "melds.too_many_jokers");
  CHECK(refusal(state, "J J 1g 5r") == "melds.mixed");
}

TEST_CASE("a joker left on the rack costs thirty") {
  State state = facing(rules("set=real"), "", {"10r 10g 10b", "J 5y"});
  play(state, "10r 10g 10b");
  CHECK(Rummikub::scores(state).to_string(2) == "35 -35");
}

TEST_CASE("a player who runs out of time draws one tile, or three after touching the table") {
  const State state = facing(rules("set=real"), "3r 4r 5r", {"6r 7y 1y", "13y"});
  const View view = Rummikub::view(state, Seat::at(0));
  const auto penalty = [&](const char* draft) {
    return Rummikub::move_text(state.rules,
                               *Rummikub::overdue(view, *Rummikub::parse_draft(state.rules, draft)));
  };
  CHECK(Rummikub::overdue(view, {}) == Move::late(1));  // nothing was begun
  CHECK(penalty("draw") == "late 1");
  CHECK(penalty("") == "late 3");  // everything was taken off the table
  CHECK(penalty("3r 4r 5r") == "late 1");
  CHECK(penalty("3r 4r 5r 6r") == "late 3");
  CHECK(penalty("3r 4r, 5r") == "late 3");

  CHECK_FALSE(Rummikub::check_forced(view, Move::late(3)));
  CHECK(Rummikub::check_forced(view, Move::draw())->key == "rummikub.not_forced");
  State after = state;
  std::vector<Event> events;
  Rummikub::apply(after, Seat::at(0), Move::late(3), &events);
  CHECK(after.racks[Seat::at(0)].size() == 6);
  CHECK(after.turn == Seat::at(1));
  CHECK(to_text(after.board) == "3r 4r 5r");
  CHECK(events.size() == 4);

  // The simplified game has no clock, so a computer makes the move.
  const State basic = facing(Rules{}, "", {"6r 7y 1y", "13y"});
  CHECK_FALSE(Rummikub::overdue(Rummikub::view(basic, Seat::at(0)), {}));
  CHECK(Rummikub::check_forced(Rummikub::view(basic, Seat::at(0)), Move::late(1)).has_value());
}

TEST_CASE(
    "the listed turns are the initial meld with the most tiles, later single sets and tiles, with jokers") {
  const auto most_placed = [](const State& state) {
    std::vector<Move> moves;
    Rummikub::moves(Rummikub::view(state, Seat::at(0)), moves);
    int most = 0;
    for (const Move& move : moves) {
      CHECK_FALSE(Rummikub::check(Rummikub::view(state, Seat::at(0)), move));
      if (move.kind == Move::Kind::place) most = std::max(most, move.board.tiles() - state.board.tiles());
    }
    return most;
  };
  // 9 + 10 + 11 and three fives, with a joker; the run on the table is left alone.
  CHECK(most_placed(beginning("3r 4r 5r", "9r 10r J 5b 5g 5y 6r 1g")) == 6);
  CHECK(most_placed(facing(rules("set=real"), "3r 4r 5r", {"6r J 1g 8y", "13y"})) == 1);
  CHECK(most_placed(facing(rules("set=real"), "3r 4r 5r", {"6r 1g 1b 1y", "13y"})) == 3);
}

TEST_CASE("a draft is judged set by set, with what it would place") {
  const State state = facing(rules("set=real"), "3r 4r 5r, 7r 7g 7b", {"6r 7y 1g", "13y"});
  const View view = Rummikub::view(state, Seat::at(0));
  const Assessment half =
      Rummikub::assess(view, *Rummikub::parse_draft(state.rules, "3r 4r, 5r 6r, 7r 7g 7b"));
  CHECK(half.refusal->key == "melds.too_short");
  REQUIRE(half.parts.size() == 3);
  CHECK_FALSE(half.parts[0].stands);
  CHECK(half.parts[0].remark->key == "melds.too_short");
  CHECK(half.parts[2].stands);
  const Assessment whole =
      Rummikub::assess(view, *Rummikub::parse_draft(state.rules, "6r 5r 4r 3r, 7r 7g 7b 7y"));
  CHECK_FALSE(whole.refusal);
  CHECK(whole.remark->key == "rummikub.would_place");
  CHECK(whole.worth == Score::of(13));
}

TEST_CASE("a rack is sorted by number, by colour, or into the sets that use the most tiles") {
  const State state = facing(rules("set=real"), "", {"5b 1r 6b J 7b 1g 13y", "13y"});
  const View view = Rummikub::view(state, Seat::at(0));
  CHECK(Rummikub::arrange(view, "number") == Arrangement{{"1r", "1g", "5b", "6b", "7b", "13y", "J"}});
  CHECK(Rummikub::arrange(view, "colour") == Arrangement{{"1r"}, {"1g"}, {"5b", "6b", "7b"}, {"13y"}, {"J"}});
  const Arrangement sets = Rummikub::arrange(view, "sets");
  REQUIRE(sets.size() == 3);
  CHECK(sets.back() == std::vector<std::string>{"13y"});
  CHECK(Rummikub::arrange(Rummikub::view(state, Observer::spectator()), "sets").empty());
}

TEST_CASE(
    "a turn is identified by the tiles it places, and without rearranging also by its sets, in any order") {
  const auto same = [](const char* set, const char* one, const char* other) {
    const State state = facing(rules(set), "3r 4r 5r", {"6r 7r 8r 7g 7b 6g 6b", "13y"});
    const auto move = [&](const char* text) { return *Rummikub::parse_move(state.rules, text); };
    return Rummikub::same_play(Rummikub::view(state, Seat::at(0)), move(one), move(other));
  };
  for (const char* set : {"set=real", "set=handout"}) {
    CHECK(same(set, "3r 4r 5r, 7r 7g 7b, 6r 6g 6b", "6g 6r 6b, 3r 4r 5r, 7b 7g 7r"));
    CHECK_FALSE(same(set, "3r 4r 5r 6r", "3r 4r 5r, 7r 7g 7b"));
    CHECK_FALSE(same(set, "3r 4r 5r 6r", "draw"));
    CHECK(same(set, "draw", "draw"));
  }
  CHECK(same("set=real", "3r 4r 5r 6r 7r 8r", "3r 4r 5r, 6r 7r 8r"));
  CHECK_FALSE(same("set=handout", "3r 4r 5r 6r 7r 8r", "3r 4r 5r, 6r 7r 8r"));
}

}  // namespace parlor::rummikub
