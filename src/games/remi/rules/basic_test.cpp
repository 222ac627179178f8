// The basic game: the deal, the steps of a turn, winning and scoring.
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::dealt;
using test::facing;
using test::play;
using test::rack;
using test::refusal;
using test::rules;
using test::told;
using test::top;
using test::won;

using Keys = std::vector<std::string>;

// Seat 0 has these fourteen tiles and has drawn the red 13.
State holding(std::string_view fourteen, const Rules& in_force = Rules{}) {
  const std::string tiles = std::string(fourteen) + " 13r";
  return facing(in_force, {.racks = {tiles, "1y 3y 5y 7y 9y 11y 13y 2g 4g 6g 10g 12g 1g 2r"}});
}

bool wins(std::string_view fourteen, const Rules& in_force = Rules{}) {
  State state = holding(fourteen, in_force);
  REQUIRE(state.racks[Seat::at(0)].size() == kRackTiles + 1);
  play(state, "discard 13r");
  CHECK(state.over() == won(state, 0));
  return state.over();
}

}  // namespace

TEST_CASE("fourteen tiles go to each rack, player 1 first, and the rest is the stock") {
  for (const auto& [options, tiles] : std::map<std::string, int>{{"", 106}, {"jokers=4", 108}}) {
    const Rules in_force = rules(options);
    const auto order = Shuffle::fair().order(Seed::of(5), Remi::deck_size(in_force));
    REQUIRE(static_cast<int>(order.size()) == tiles);
    const State state = Remi::deal(in_force, {order, Seed::of(5)}, {});
    auto next = order.begin();
    for (int seat = 0; seat < kSeats; ++seat) {
      CHECK(state.racks[Seat::at(seat)].size() == 14);
      for (int i = 0; i < 14; ++i)
        CHECK(state.racks[Seat::at(seat)].contains(in_force.tile_set().tile(*next++)));
    }
    CHECK(state.pool_size == tiles - 28);
    CHECK(state.rules.tile_set().all().jokers() == tiles - 104);
    // The tiles after the racks are drawn first.
    State drawing = state;
    play(drawing, "draw");
    CHECK(drawing.drawn->is(in_force.tile_set().tile(order[28])));
  }
}

TEST_CASE("player 1 or 2 starts every deal, or both in turn, or the player whose lot comes first") {
  std::map<int, int> by_lot;
  for (int deal = 1; deal <= 200; ++deal) {
    const auto seed = static_cast<std::uint64_t>(deal);
    CHECK(dealt(Rules{}, seed, deal).turn == Seat::at(0));
    CHECK(dealt(rules("first=2"), seed, deal).turn == Seat::at(1));
    CHECK(dealt(rules("first=turns"), seed, deal).turn == Seat::at((deal - 1) % 2));
    ++by_lot[dealt(rules("first=lot"), seed, deal).turn.index()];
  }
  CHECK(by_lot[0] > 60);
  CHECK(by_lot[1] > 60);
  const Rules lots = rules("first=lot");
  const auto begins = [&](std::string_view deck) {
    return Remi::deal(lots, {*Remi::parse_deck(lots, deck), Seed::of(1)}, {}).turn.index();
  };
  CHECK(begins("3r #1 #0 rest") == 1);
  CHECK(begins("3r #0 #1 rest") == 0);
}

TEST_CASE("in a turn, a player takes one tile from the stock or the other's discards, then discards one") {
  State state = dealt(Rules{}, 3);
  CHECK(refusal(state, "discard " + rack(state, 0).substr(0, 2)) == "remi.draw_first");
  CHECK(refusal(state, "take") == "remi.no_discard");  // the very first turn
  CHECK(play(state, "draw") == Keys{"remi.draws"});
  CHECK(state.racks[Seat::at(0)].size() == 15);
  CHECK(state.turn == Seat::at(0));
  CHECK(refusal(state, "draw") == "remi.drawn_already");
  CHECK(refusal(state, "take") == "remi.drawn_already");

  const std::string gone = state.drawn->face().to_string();
  CHECK(play(state, "discard " + gone) == Keys{"remi.discards"});
  CHECK(state.racks[Seat::at(0)].size() == 14);
  CHECK(top(state, 0) == gone);
  CHECK(state.turn == Seat::at(1));

  CHECK(play(state, "take") == Keys{"remi.takes"});
  CHECK(state.drawn->face().to_string() == gone);
  CHECK(top(state, 0) == "");
  CHECK(state.pool_size == 77);
  CHECK(refusal(state, "draw") == "remi.drawn_already");
  // A tile that was taken may be discarded again at once.
  play(state, "discard " + gone);
  CHECK(top(state, 1) == gone);
  CHECK(state.turn == Seat::at(0));
}

TEST_CASE("only the other player's top discard can be taken") {
  State state =
      facing(Rules{}, {.racks = {"1r 5g", "2r 6g"}, .discards = {"7r 8r", "9r 10r"}, .phase = Phase::draw});
  play(state, "take");
  CHECK(rack(state, 0) == "1r 10r 5g");
  CHECK(top(state, 1) == "9r");
  CHECK(top(state, 0) == "8r");
}

TEST_CASE("a refused move gets the reason, whoever tries it") {
  State state = facing(Rules{}, {.racks = {"1r 2r 3r 4y", "5y 6y"}});
  CHECK(refusal(state, "discard 5y") == "remi.not_on_board");
  CHECK(refusal(state, "discard J") == "remi.not_on_board");
  CHECK(refusal(state, "lay 1r 2r 3r discard 4y") == "remi.no_melding");
  const auto as = [&](Observer observer) {
    return Remi::check(Remi::view(state, observer), Move::discard(*Face::parse("4y")));
  };
  CHECK_FALSE(as(Seat::at(0)));
  CHECK(as(Seat::at(1))->key == "remi.not_your_turn");
  CHECK(as(Observer::spectator())->key == "remi.not_your_turn");
  play(state, "discard 4y");
  REQUIRE(state.over());
  CHECK(as(Seat::at(0))->key == "table.deal_over");
  CHECK(as(Seat::at(1))->key == "table.deal_over");
}

TEST_CASE("fourteen tiles in sets and runs win, with one to discard") {
  CHECK(wins("1r 2r 3r 4r 8r 8g 8b 8y 12b 13b 1b 5y 6y 7y"));
  CHECK(wins("1r 2r 3r 4r 5r 6r 7r 8r 8g 8b 9g 9b 9y 9r"));
  CHECK_FALSE(wins("1r 2r 3r 4r 8r 8g 8b 8y 12b 13b 2b 5y 6y 7y"));
  CHECK_FALSE(wins("1r 2r 3r 4r 8r 8g 8b 8b 12b 13b 1b 5y 6y 7y"));  // no colour twice in a set
}

TEST_CASE("a 1 follows the 13 and ends the run") {
  CHECK(wins("12g 13g 1g 8r 8g 8b 8y 5b 6b 7b 3y 4y 5y 6y"));
  CHECK_FALSE(wins("13g 1g 2g 8r 8g 8b 8y 5b 6b 7b 3y 4y 5y 6y"));
  CHECK_FALSE(wins("12g 13g 1g 2g 8r 8g 8b 5b 6b 7b 3y 4y 5y 9b"));
  // A whole colour, with a 1 at both ends.
  CHECK(wins("1b 2b 3b 4b 5b 6b 7b 8b 9b 10b 11b 12b 13b 1b"));
}

TEST_CASE("a joker stands for any tile of a formation that has a real one") {
  CHECK(wins("1r 2r J 4r 8r 8g 8b 8y 12b 13b 1b 5y 6y 7y"));
  CHECK(wins("12b 13b J 8r 8g 8b 8y 5b 6b 7b 3y 4y 5y 6y"));
  CHECK(wins("4r J J 8r 8g 8b 8y 5b 6b 7b 3y 4y 5y 6y", rules("jokers=4")));
  CHECK(wins("4r J J J 8r 8g 8b 5b 6b 7b 3y 4y 5y 6y", rules("jokers=4")));
  CHECK_FALSE(wins("4r 9b J 8r 8g 8b 8y 5b 6b 7b 3y 4y 5y 6y"));
}

TEST_CASE("with real=most, one tile with two jokers is not a formation") {
  const Rules strict = rules("jokers=4 real=most");
  CHECK_FALSE(wins("4r J J 8r 8g 8b 8y 5b 6b 7b 11y 12y 13y 1y", strict));
  CHECK(wins("4r J J 8r 8g 8b 8y 5b 6b 7b 11y 12y 13y 1y", rules("jokers=4")));
  CHECK(wins("4r 10g J J J J 8r 8g 8b 8y 11y 12y 13y 1y", rules("jokers=4")));
  CHECK(wins("4r 5r J 8r J 8b 8y 5b 6b 7b 3y 4y 5y 6y", strict));
}

TEST_CASE("with fifteen tiles in formations, the discard must leave complete formations to win") {
  State triples = facing(Rules{}, {.racks = {"1r 1g 1b 2r 2g 2b 5r 5g 5b 8r 8g 8b 11y 12y 13y", "1y"}});
  for (const char* tile : {"1r", "5g", "12y", "13y"}) {
    State state = triples;
    CHECK(play(state, std::string("discard ") + tile) == Keys{"remi.discards"});
    CHECK_FALSE(state.over());
  }
  State spare = facing(Rules{}, {.racks = {"1r 1g 1b 1y 2r 2g 2b 2y 5r 5g 5b 5y 11y 12y 13y", "1y"}});
  State breaking = spare;
  play(breaking, "discard 12y");
  CHECK_FALSE(breaking.over());
  play(spare, "discard 5b");
  CHECK(won(spare, 0));
}

TEST_CASE("a complete rack wins only with its owner's own discard") {
  // Player 2 is dealt a winning rack: nothing happens until their own turn.
  State state = facing(Rules{}, {.racks = {"1y 3y 5y", "1r 2r 3r 8r 8g 8b"}, .turns = 0});
  play(state, "discard 5y");
  CHECK_FALSE(state.over());
  play(state, "draw");
  CHECK_FALSE(state.over());
  play(state, "discard " + state.drawn->face().to_string());
  CHECK(won(state, 1));
}

TEST_CASE("the winner gets -50, the loser the sum of the rack, with 25 for a joker and 1 for a 1") {
  State state = facing(Rules{}, {.racks = {"1r 2r 3r 9g", "J 1r 13g 1y 10b"}});
  CHECK(Remi::scores(state).to_string(2) == "0 0");
  CHECK(Remi::winners(state).empty());
  CHECK(told(state, "discard 9g") == Keys{"Ada discards 9g.", "Ada has the formation 1r 2r 3r.",
                                          "Ada wins the deal.", "Ben has 1r 13g 10b 1y J left, worth 50."});
  CHECK(Remi::scores(state).to_string(2) == "-50 50");
  CHECK(Remi::winners(state) == SeatSet::of(Seat::at(0)));
  CHECK(Remi::actors(state).empty());
}

}  // namespace parlor::remi
