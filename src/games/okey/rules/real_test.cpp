// Real Okey: the indicator, what wins, what counts double, showing the matching tile, scores and a match.
#include "engine/table_of.h"
#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::dealt;
using test::dealt_from;
using test::face;
using test::facing;
using test::known;
using test::Middle;
using test::play;
using test::refusal;
using test::rules;
using test::said;
using test::Texts;
using test::told;
using test::top_of_stack;
using test::won;

// K5 is the indicator and K6 the joker.
constexpr std::string_view kMelds = "R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1";
constexpr std::string_view kPairs = "R1 R1 B3 B3 Y5 Y5 K9 K9 R11 R11 B13 B13 Y2 Y2";
constexpr std::string_view kNothing = "B1 B2 B4 B5 B7 Y1 Y3 Y4 Y6 Y7 R4 R6 R7 R9";

// Seat 0 has these fourteen tiles and discards this one.
State after(std::string_view fourteen, std::string_view gone, std::string_view options = "set=okey") {
  const std::string hand = std::string(fourteen) + " " + std::string(gone);
  State state = facing(rules(options), {.hands = {hand, kNothing}});
  REQUIRE(state.hands[Seat::at(0)].size() == 15);
  play(state, "discard " + std::string(gone));
  CHECK(state.over() == won(state, 0));
  return state;
}
bool wins(std::string_view fourteen) { return after(fourteen, "R13").over(); }
std::string points(const State& state) { return Okey::scores(state).to_string(kSeats); }

// 57 tiles without a chance to win: the hands from the starting player on, then the given tiles.
std::string deck(std::string_view first, std::string_view then) {
  return std::string(first) + " " + std::string(kNothing) +
         " K2 K4 K7 K9 K10 Y9 Y13 B9 B10 B12 R10 R12 R13 R5"
         " K2 K4 K7 K9 K10 Y9 Y13 B9 B10 B12 R10 R12 R13 R5 " +
         std::string(then) + " rest";
}

}  // namespace

TEST_CASE("after the deal a tile is turned over, its successor is the joker, and the rest is the stock") {
  const auto order = Shuffle::fair().order(Seed::of(6), 106);
  const State state = Okey::deal(rules("set=okey"), {order, Seed::of(6)}, {});
  const TileSet set = state.rules.tile_set();
  REQUIRE_FALSE(set.tile(order[57]).face().is_false_joker());
  CHECK(state.indicator->is(set.tile(order[57])));
  CHECK(*state.joker() == state.indicator->face().successor());
  CHECK(state.stack_size == 48);
  CHECK(state.stack[47].is(set.tile(order[58])));
  CHECK(state.stack[0].is(set.tile(order[105])));
  std::vector<Event> events;
  Okey::tell_deal(state, events);
  REQUIRE(events.size() == 1);
  CHECK(said(events).front() == "The indicator is " + state.indicator->face().to_string() +
                                    ", so the joker is " + state.joker()->to_string() + ".");
}

TEST_CASE("if the indicator is a 13, the 1 of its colour is the joker") {
  const State state = dealt_from(rules("set=okey"), deck(std::string(kMelds) + " R6", "B13"));
  CHECK(state.indicator->face() == face("B13"));
  CHECK(*state.joker() == face("B1"));
}

TEST_CASE(
    "if a false joker is turned over the next tile is the indicator, and the false joker is drawn first") {
  State state = dealt_from(rules("set=okey"), deck(std::string(kMelds) + " R6", "F F K5 Y3"));
  CHECK(state.indicator->face() == face("K5"));
  CHECK(state.stack_size == 48);
  for (const char* next : {"F", "F", "Y3"}) {
    CHECK(top_of_stack(state) == next);
    --state.stack_size;
  }
}

TEST_CASE("the seats start deals in turn, or seat 0 always starts") {
  for (int deal = 1; deal <= 6; ++deal) {
    const State state = dealt(rules("set=okey"), 2, deal);
    CHECK(state.turn == Seat::at((deal - 1) % 4));
    CHECK(state.hands[state.turn].size() == 15);
    CHECK(dealt(rules("set=okey first=turns"), 2, deal).turn == state.turn);
    CHECK(dealt(rules("set=okey first=0"), 2, deal).turn == Seat::at(0));
  }
}

TEST_CASE("fourteen tiles in sets and runs, or in seven pairs, win with the discard") {
  CHECK(wins(kMelds));
  CHECK(wins(kPairs));
  CHECK(wins("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 B12 B13 B1"));
  CHECK_FALSE(wins("R1 R2 R4 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1"));
  CHECK_FALSE(wins("R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K12 K13 K1 K2"));  // the run goes no further
  CHECK_FALSE(wins("R1 R1 B3 B3 Y5 Y5 K9 K9 R11 R11 B13 B13 Y2 Y4"));
  CHECK(wins("R1 R1 B3 B3 Y5 Y5 K9 K9 R11 R11 B13 B13 Y2 K6"));  // a joker pairs with anything
  CHECK(wins("R1 R2 K6 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1"));
  CHECK(wins("K7 F K8 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1"));
  CHECK_FALSE(wins("R1 R2 F K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1"));
}

TEST_CASE("formations mixed with pairs do not win") {
  CHECK_FALSE(wins("R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 B13 B13 K1 K1"));
}

TEST_CASE("fifteen complete tiles do not win before the discard") {
  State state =
      facing(rules("set=okey"),
             {.hands = {kMelds, kNothing}, .discards = "R13", .phase = Phase::draw, .stack = "R4 B4"});
  play(state, "draw");
  CHECK_FALSE(state.over());
  CHECK(told(state, "discard R4").back() == "Ada wins.");
  State dealt_so = dealt_from(rules("set=okey"), deck(std::string(kMelds) + " R6", "K5"));
  CHECK_FALSE(dealt_so.over());
  play(dealt_so, "discard R6");
  CHECK(won(dealt_so, 0));
  CHECK(points(dealt_so) == "0 -2 -2 -2");
}

TEST_CASE("a player who breaks up a complete rack plays on, and can complete it again later") {
  State state = facing(rules("set=okey"), {.hands = {std::string(kMelds).append(" R13"), kNothing}});
  play(state, "discard R1");
  CHECK_FALSE(state.over());
}

TEST_CASE("a win costs each of the others two points, or four if the joker was discarded") {
  CHECK(points(after(kMelds, "R13")) == "0 -2 -2 -2");
  CHECK(points(after(kMelds, "F")) == "0 -2 -2 -2");
  const State twice = after(kMelds, "K6");
  CHECK(twice.doubled);
  CHECK(points(twice) == "0 -4 -4 -4");
  State told_twice = facing(rules("set=okey"), {.hands = {std::string(kPairs).append(" K6"), kNothing}});
  const Texts sentences = told(told_twice, "discard K6");
  CHECK(sentences.back() == "Ada wins, and the win counts double.");
  CHECK(sentences.front() == "Ada discards K6.");
  CHECK(sentences.size() == 9);  // including the seven pairs
}

TEST_CASE("seven pairs count double with pairs=double, and never four times") {
  CHECK(points(after(kPairs, "R13")) == "0 -2 -2 -2");
  CHECK(points(after(kPairs, "R13", "set=okey pairs=double")) == "0 -4 -4 -4");
  CHECK(points(after(kMelds, "R13", "set=okey pairs=double")) == "0 -2 -2 -2");
  CHECK(points(after(kPairs, "K6", "set=okey pairs=double")) == "0 -4 -4 -4");
}

TEST_CASE(
    "the matching tile is shown once, before a player's first draw, and costs each of the others a point") {
  const std::string first = "K5 " + std::string(kNothing);
  State state = facing(rules("set=okey"),
                       {.hands = {first, "R1 R13", "Y9", "Y6"}, .rounds = 0, .stack = "R2 R3 R4 R5"});
  CHECK(told(state, "show") ==
        Texts{"Ada shows K5, the tile matching the indicator: the others lose a point each."});
  CHECK(known(state, 0) == "K5");
  CHECK(state.turn == Seat::at(0));
  CHECK(state.phase == Phase::discard);
  CHECK(refusal(state, "show") == "okey.shown_already");
  play(state, "discard K5");
  CHECK(known(state, 0) == "");
  play(state, "draw");
  play(state, "discard R13");
  play(state, "draw");
  play(state, "discard R3");
  play(state, "draw");
  play(state, "discard R4");
  play(state, "draw");
  play(state, "discard R5");
  REQUIRE(test::tied(state));
  CHECK(points(state) == "0 -1 -1 -1");
}

TEST_CASE("later seats show the matching tile before their first draw, not after it") {
  const Middle begun{
      .hands = {kNothing, "K5 R1"}, .discards = "R13", .phase = Phase::draw, .turn = 1, .rounds = 0};
  State state = facing(rules("set=okey"), begun);
  State late = state;
  play(state, "show");
  CHECK(state.shown == Seat::at(1));
  CHECK(state.phase == Phase::draw);
  play(state, "draw");
  play(late, "draw");
  CHECK(refusal(late, "show") == "okey.too_late_to_show");
  Middle second = begun;
  second.rounds = 1;
  CHECK(refusal(facing(rules("set=okey"), second), "show") == "okey.too_late_to_show");
  Middle without = begun;
  without.hands[Seat::at(1)] = "K6 R1";
  CHECK(refusal(facing(rules("set=okey"), without), "show") == "okey.no_twin");
}

TEST_CASE("points for showing the matching tile and for a win add up, also for a player who did both") {
  State state = facing(rules("set=okey"), {.hands = {std::string(kMelds).append(" K6"), kNothing}});
  state.shown = Seat::at(2);
  State own = state;
  own.shown = Seat::at(0);
  play(state, "discard K6");
  CHECK(points(state) == "-1 -5 -4 -5");
  CHECK(Okey::score_sum(state) == Okey::scores(state).total());
  play(own, "discard K6");
  CHECK(points(own) == "0 -5 -5 -5");
}

TEST_CASE("an empty stock is a tie, and with empty=take the discard can be taken") {
  const Middle end{.hands = {kNothing, "R1"}, .discards = "R13", .phase = Phase::draw, .stack = "R3"};
  State tie = facing(rules("set=okey"), end);
  play(tie, "draw");
  play(tie, "discard R3");
  CHECK(test::tied(tie));
  State take = facing(rules("set=okey empty=take"), end);
  play(take, "draw");
  play(take, "discard R3");
  CHECK_FALSE(take.over());
  play(take, "take");
}

TEST_CASE("a match goes from 20 points down to 0, and the player with the most points wins it") {
  TableSetup setup{"okey", "1 set=okey", {}, Okey::match_length(rules("set=okey"))};
  for (const char* name : {"Ada", "Ben", "Cleo", "Dan"}) setup.seats.push_back({name, "human", ""});
  auto opened = TableOf<Okey>::open(setup);
  REQUIRE(opened.ok());
  Table& table = **opened;
  CHECK(table.start().to_string(4) == "20 20 20 20");
  CHECK(table.scores().to_string(4) == "20 20 20 20");
  for (int deal = 1; deal <= 5; ++deal) {
    REQUIRE_FALSE(table.match_over());
    // The starting player wins with the joker: 4 from each of the others.
    REQUIRE_FALSE(table.deal({std::nullopt, deck(std::string(kMelds) + " K6", "K5")}));
    const Seat begins = Seat::at((deal - 1) % 4);
    CHECK(table.actors() == SeatSet::of(begins));
    REQUIRE_FALSE(table.play(begins, "discard K6"));
    CHECK(table.deal_over());
    CHECK(table.winners() == SeatSet::of(begins));
  }
  CHECK(table.scores().to_string(4) == "8 4 4 4");
  REQUIRE_FALSE(table.deal({std::nullopt, deck(std::string(kMelds) + " K6", "K5")}));
  REQUIRE_FALSE(table.play(Seat::at(1), "discard K6"));
  CHECK(table.scores().to_string(4) == "4 4 0 0");
  CHECK(table.match_over());
  CHECK(table.leaders() == SeatSet::first(2));
  CHECK(table.deal({Seed::of(1), std::nullopt})->key == "table.match_over");
}

}  // namespace parlor::okey
