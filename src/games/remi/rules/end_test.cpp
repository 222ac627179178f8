// A stock that runs out, a deal that nobody wins, and the match.
#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/table_of.h"
#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::facing;
using test::play;
using test::refusal;
using test::rules;
using test::told;
using test::top;
using test::won;

using Keys = std::vector<std::string>;

// Seat 0 has drawn the last tile.
State last_drawn() {
  State state =
      facing(Rules{}, {.racks = {"1r 5g 9b 2y", "2r 6g 10b"}, .discards = {"4g 7r", "9y 8b"}, .pool = ""});
  state.key = Seed::of(7).bytes();
  return state;
}

std::string pool(const State& state) {
  std::vector<Face> faces;
  for (std::size_t i = state.pool_size; i-- > 0;) faces.push_back(state.pool[i].face());
  return melds::to_text(faces);
}

Tiles pool_tiles(const State& state) {
  Tiles tiles;
  for (std::size_t i = 0; i < state.pool_size; ++i) tiles.add(state.pool[i]);
  return tiles;
}

}  // namespace

TEST_CASE("if a turn starts with an empty stock, all discards except both top ones are shuffled into it") {
  State state = last_drawn();
  const Tiles discarded = state.discards.all();
  const int count = discarded.size();
  CHECK(told(state, "discard 1r") ==
        Keys{"Ada discards 1r.",
             "The stock is empty: " + std::to_string(count - 1) + " discarded tiles are shuffled into it."});
  CHECK(top(state, 0) == "1r");
  CHECK(top(state, 1) == "8b");
  CHECK(state.discards.count(Seat::at(0)) == 1);
  CHECK(state.discards.count(Seat::at(1)) == 1);
  CHECK(state.pool_size == count - 1);
  CHECK((pool_tiles(state) | state.discards.all()).size() == count + 1);
  CHECK((discarded - pool_tiles(state)).size() == 1);  // the other player's top discard
  CHECK(state.turn == Seat::at(1));
  CHECK(refusal(state, "draw").empty());
  CHECK(refusal(state, "take").empty());
}

TEST_CASE("the order of a refilled stock comes from the deal's key, and differs each time") {
  const auto after = [](const Seed& key, std::uint8_t refills) {
    State state = last_drawn();
    state.key = key.bytes();
    state.refills = refills;
    play(state, "discard 1r");
    CHECK(state.refills == refills + 1);
    return pool(state);
  };
  const std::string order = after(Seed::of(7), 0);
  CHECK(after(Seed::of(7), 0) == order);
  CHECK(after(Seed::of(8), 0) != order);
  CHECK(after(Seed::of(7), 1) != order);
  State state = last_drawn();
  const std::string as_it_lay = melds::to_text([&] {
    std::vector<Face> faces;
    for (Tile tile : Discards(state.discards).take_lower()) faces.push_back(tile.face());
    return faces;
  }());
  play(state, "discard 1r");
  CHECK(pool(state) != as_it_lay);
}

TEST_CASE("the stock is refilled only when it is empty and a turn starts") {
  State state = facing(Rules{}, {.racks = {"1r 5g 9b 2y", "2r 6g 10b"}, .pool = "3y"});
  CHECK(play(state, "discard 1r") == Keys{"remi.discards"});
  CHECK(state.pool_size == 1);
  CHECK(play(state, "draw") == Keys{"remi.draws"});
  CHECK(state.pool_size == 0);
  CHECK(play(state, "discard 2r") == Keys{"remi.discards", "remi.refills"});
  CHECK(state.pool_size > 60);
  // A player who takes a discard leaves the last tile in the stock.
  State taking = facing(Rules{}, {.racks = {"1r 5g 9b 2y", "2r 6g 10b"}, .pool = "3y"});
  play(taking, "discard 1r");
  play(taking, "take");
  CHECK(play(taking, "discard 2r") == Keys{"remi.discards"});
  CHECK(taking.pool_size == 1);
}

TEST_CASE("if nothing can be refilled, the other player's discard is all there is to take") {
  State state = facing(rules("set=advanced"), {.racks = {"1r 5g 9b 2y", "2r 6g 10b"}});
  state.pool_size = 0;  // as if all other tiles were on the table
  CHECK(play(state, "discard 1r") == Keys{"remi.discards"});
  CHECK(state.pool_size == 0);
  CHECK(state.refills == 0);
  CHECK(refusal(state, "draw") == "remi.pool_empty");
  std::vector<Move> moves;
  Remi::moves(Remi::view(state, Seat::at(1)), moves);
  CHECK(moves == std::vector<Move>{Move::take()});
  CHECK(Remi::fallback(Remi::view(state, Seat::at(1))) == Move::take());
  play(state, "take");
  CHECK(play(state, "discard 6g") == Keys{"remi.discards"});
}

TEST_CASE("after the maximum number of turns the deal ends undecided: both players pay, and nobody wins") {
  const Rules in_force = rules("turns=20");
  State early = facing(in_force, {.racks = {"1r 5g 9b 2y", "2r 6g 11b"}, .turns = 18});
  play(early, "discard 9b");
  CHECK_FALSE(early.over());

  State state = facing(in_force, {.racks = {"1r 5g J 9b", "2r 6g 11b"}, .turns = 19});
  CHECK(told(state, "discard 9b") ==
        Keys{"Ada discards 9b.", "Nobody has won after 20 turns: the deal ends undecided.",
             "Ada has 1r 5g J left, worth 31.", "Ben has 2r 6g 11b left, worth 19."});
  CHECK(Remi::scores(state).to_string(2) == "31 19");
  CHECK(Remi::winners(state).empty());
}

TEST_CASE("with turns=none a deal has no limit, but one that never ends is stopped") {
  const Rules in_force = rules("turns=none");
  CHECK_FALSE(in_force.turns);
  const auto after = [&](std::uint16_t turns) {
    State state = facing(in_force, {.racks = {"1r 5g J 9b", "2r 6g 11b"}, .turns = turns});
    play(state, "discard 9b");
    return state;
  };
  CHECK_FALSE(after(99).over());
  CHECK_FALSE(after(1000).over());
  CHECK_FALSE(after(kMostTurns - 2).over());
  const State stopped = after(kMostTurns - 1);
  CHECK(stopped.over());
  CHECK(Remi::winners(stopped).empty());
  CHECK(Remi::scores(stopped).to_string(2) == "31 19");
}

TEST_CASE("the rules page says how many turns a deal can have, or what stops one without a limit") {
  const auto lines = [](std::string_view text) {
    std::vector<std::string> keys;
    const RulesPage page = Remi::rules_page(rules(text));
    for (const Message& line : page.sections.back().lines) keys.push_back(line.key);
    return keys;
  };
  CHECK(lines("") == Keys{"remi.page.win", "remi.page.points", "remi.page.undecided", "remi.page.limit",
                          "remi.page.why_below"});
  CHECK(lines("turns=none end=above") ==
        Keys{"remi.page.win", "remi.page.points", "remi.page.endless", "remi.page.limit_above"});
}

TEST_CASE("the last turn can still win") {
  State state = facing(rules("turns=20"), {.racks = {"1r 2r 3r 9b", "2r 6g 11b"}, .turns = 19});
  CHECK(play(state, "discard 9b") == Keys{"remi.discards", "remi.formation", "remi.wins", "remi.shows"});
  CHECK(won(state, 0));
  CHECK(Remi::scores(state).to_string(2) == "-50 19");
}

TEST_CASE("the view of a finished deal shows the complete formations on both racks") {
  State state = facing(rules(""), {.racks = {"1r 2r 3r 9b", "7r 7g 7b 11b"}});
  const auto formations = [&] {
    const auto view = nlohmann::json::parse(Remi::view_json(Remi::view(state, Seat::at(0))));
    return view.value("formations", nlohmann::json());
  };
  CHECK(formations().is_null());
  play(state, "discard 9b");
  REQUIRE(state.over());
  CHECK(formations() == nlohmann::json::parse(R"([[["1r", "2r", "3r"]], [["7r", "7g", "7b"]]])"));
}

TEST_CASE("an undecided deal does not refill the stock") {
  State state = facing(rules("turns=20"), {.racks = {"1r 5g 9b 2y", "2r 6g 11b"}, .turns = 19, .pool = ""});
  CHECK(play(state, "discard 9b") == Keys{"remi.discards", "remi.undecided", "remi.shows", "remi.shows"});
  CHECK(state.pool_size == 0);
}

TEST_CASE("deals are played until a player reaches the limit, and the fewest points win the match") {
  const Rules in_force;
  CHECK(match_length_of<Remi>(in_force) == MatchLength::within(200));
  auto opened = TableOf<Remi>::open(
      {"remi", "1", {{"Ada", "human", ""}, {"Ben", "human", ""}}, match_length_of<Remi>(in_force)});
  REQUIRE(opened.ok());
  Table& table = **opened;
  // Ada is dealt a winning rack and discards what she draws; Ben's tiles count 90.
  const std::string deck =
      "1r 2r 3r 4r 8r 8g 8b 8y 12b 13b 1b 5y 6y 7y "
      "13g 13y 12g 12y 11g 11y 1g 1y 1y 2g 2y 3g 3y 5g 10b rest";
  for (int deal = 1; deal <= 3; ++deal) {
    REQUIRE_FALSE(table.match_over());
    REQUIRE_FALSE(table.deal({Seed::of(1), deck}));
    REQUIRE_FALSE(table.play(Seat::at(0), "draw"));
    REQUIRE_FALSE(table.play(Seat::at(0), "discard 10b"));
    REQUIRE(table.deal_over());
    CHECK(table.deal_scores().to_string(2) == "-50 90");
    CHECK(table.winners() == SeatSet::of(Seat::at(0)));
  }
  CHECK(table.scores().to_string(2) == "-150 270");
  CHECK(table.match_over());
  CHECK(table.leaders() == SeatSet::of(Seat::at(0)));
  CHECK(table.deal({Seed::of(1), deck}));  // refused
}

TEST_CASE("a match also ends when a player is as far below zero as the limit is above") {
  const MatchLength length = match_length_of<Remi>(rules("set=advanced limit=100"));
  Scores scores;
  scores[Seat::at(0)] = Score::of(-99);
  CHECK_FALSE(length.over(5, scores, 2));
  scores[Seat::at(0)] = Score::of(-100);
  CHECK(length.over(5, scores, 2));
}

TEST_CASE("rules from records older than the option end have the default end") {
  CHECK(rules("set=basic limit=200 jokers=2 real=one first=1 turns=100") == Rules{});
}

TEST_CASE("with end=above a match continues below zero, and ends after 1000 deals") {
  const MatchLength length = match_length_of<Remi>(rules("set=advanced end=above"));
  CHECK(length == MatchLength::to_score(200));
  Scores scores;
  scores[Seat::at(0)] = scores[Seat::at(1)] = Score::of(-5000);
  CHECK_FALSE(length.over(999, scores, 2));
  CHECK(length.over(1000, scores, 2));
  scores[Seat::at(1)] = Score::of(200);
  CHECK(length.over(5, scores, 2));
}

}  // namespace parlor::remi
