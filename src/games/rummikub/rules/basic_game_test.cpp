// The simplified game (set=handout): sets from the rack, tiles added to sets, the bag, the end.
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/rummikub/rules/test_rummikub.h"

namespace parlor::rummikub {
namespace {

using test::dealt;
using test::facing;
using test::play;
using test::rack;
using test::refusal;
using test::rules;

const State& middle() {
  static const State kState = facing(Rules{}, "3r 4r 5r, 7r 7g 7b", {"6r 7y 8b 9b 10b 1g 1y", "2r 13y"});
  return kState;
}

}  // namespace

TEST_CASE("the racks are dealt one after the other, the rest form the pool, and the first lot starts") {
  for (const char* options : {"", "players=4 numbers=8 tiles=6", "set=real players=3"}) {
    const Rules in_force = rules(options);
    const auto order = Rummikub::shuffle(in_force).order(Seed::of(5), Rummikub::deck_size(in_force));
    const State state = Rummikub::deal(in_force, {order, Seed::of(5)}, {});
    std::vector<Tile> tiles;
    std::optional<Seat> first;
    for (TileId id : order) {
      const auto lot = in_force.tile_set().lot(id);
      if (!lot) tiles.push_back(in_force.tile_set().tile(id));
      if (lot && !first) first = lot;
    }
    CHECK(state.turn == *first);
    auto next = tiles.begin();
    for (int seat = 0; seat < in_force.players; ++seat) {
      CHECK(state.racks[Seat::at(seat)].size() == in_force.tiles);
      for (int i = 0; i < in_force.tiles; ++i) CHECK(state.racks[Seat::at(seat)].contains(*next++));
    }
    CHECK(state.bag_size == tiles.end() - next);
    CHECK(state.bag[static_cast<std::size_t>(state.bag_size - 1)].is(*next));
  }
}

TEST_CASE("the player who starts is drawn by lot or fixed by the rules") {
  std::map<int, int> begins;
  for (std::uint64_t seed = 0; seed < 300; ++seed) ++begins[dealt(rules("players=3"), seed).turn.index()];
  for (int seat = 0; seat < 3; ++seat) CHECK(begins[seat] > 60);
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    CHECK(dealt(rules("players=3 first=2"), seed).turn == Seat::at(1));
}

TEST_CASE("a new set goes after those on the table, with its tiles named in any order") {
  State state = middle();
  CHECK(play(state, "3r 4r 5r, 7r 7g 7b, 10b 8b 9b") == std::vector<std::string>{"rummikub.places"});
  CHECK(to_text(state.board) == "3r 4r 5r, 7r 7g 7b, 8b 9b 10b");
  CHECK(rack(state, 0) == "6r 1g 1y 7y");
  CHECK(state.turn == Seat::at(1));
}

TEST_CASE("single tiles are added to the ends of a run and to a group, several in a turn") {
  State state = middle();
  play(state, "3r 4r 5r 6r, 7r 7g 7b 7y");
  CHECK(rack(state, 0) == "1g 8b 9b 10b 1y");
  play(state, "2r 3r 4r 5r 6r, 7r 7g 7b 7y");
  CHECK(rack(state, 1) == "13y");
}

TEST_CASE("a refused turn says what is wrong and changes nothing") {
  const State state = middle();
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, 8b 9b") == "melds.too_short");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, 8b 10b 6r") == "melds.mixed");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, 1g 1y 1g") == "melds.colour_twice");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, 8b 9b 11b") == "melds.gap");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, 11b 12b 13b") == "rummikub.not_on_rack");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b") == "rummikub.nothing_placed");
  CHECK(refusal(state, "3r 4r 5r, 8b 9b 10b") == "rummikub.tile_taken");
  CHECK(refusal(state, "7r 7g 7b, 3r 4r 5r, 8b 9b 10b") == "rummikub.set_changed");
  CHECK(refusal(state, "3r 4r 5r 6r 7r, 7y 7g 7b, 8b 9b 10b") == "rummikub.set_changed");
  CHECK(refusal(state, "3r 4r 5r, 7r 7g 7b, 3r 3r 3r") == "melds.colour_twice");
  CHECK(refusal(state, "3r 4r J") == "melds.no_jokers");
  CHECK(refusal(state, "3r 4r 14r") == "melds.no_tile");
  CHECK(refusal(state, " , ") == "rummikub.empty_move");
  CHECK(refusal(state, "") == "rummikub.empty_move");
  CHECK(refusal(state, "late 3") == "rummikub.late_by_clock");
}

TEST_CASE("the table has room for twice as many sets as there are numbers") {
  // Sixteen sets of three with eight numbers, and a seventeenth on the rack.
  std::string table;
  for (const char* numbers : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
    const std::string n(numbers);
    for (int copy = 0; copy < 2; ++copy) table += (table.empty() ? "" : ", ") + n + "r " + n + "g " + n + "b";
  }
  const State state = facing(rules("numbers=8"), table, {"1y 2y 3y 4y", "5y 6y 7y"});
  CHECK(refusal(state, table + ", 1y 2y 3y") == "rummikub.table_full");
  std::vector<Move> moves;
  Rummikub::moves(Rummikub::view(state, Seat::at(0)), moves);
  for (const Move& move : moves) CHECK((move.kind == Move::Kind::draw || move.board.sets() == 16));
}

TEST_CASE("a turn is reported set by set, each time with the table after the turn") {
  State state = facing(Rules{}, "3r 4r 5r", {"6r 7r 7g 7b 13y", "13r"});
  const std::string table = "3r 4r 5r 6r, 7r 7g 7b";
  std::vector<Message> told;
  for (const Event& event : parlor::test::events_of<Rummikub>(state, state.turn, table))
    told.push_back(event.seen_by(Observer::spectator()).message);
  CHECK(told == std::vector{Message("rummikub.adds", {{"seat", Seat::at(0)},
                                                      {"tiles", TileTexts{"6r"}},
                                                      {"set", TileTexts{"3r", "4r", "5r"}},
                                                      {"table", table}}),
                            Message("rummikub.places", {{"seat", Seat::at(0)},
                                                        {"tiles", TileTexts{"7r", "7g", "7b"}},
                                                        {"table", table}})});
}

TEST_CASE("a player who places nothing draws one tile, or none with a full rack") {
  State state = middle();
  const Tile next = state.bag[static_cast<std::size_t>(state.bag_size - 1)];
  CHECK(play(state, "draw") == std::vector<std::string>{"rummikub.draws"});
  CHECK(state.racks[Seat::at(0)].contains(next));
  CHECK(state.racks[Seat::at(0)].size() == 8);

  State full = facing(rules("rack=14"), "", {"1r 2r 4r 5r 7r 8r 10r 11r 13r 1g 2g 4g 5g 7g", "1b 2b 4b"});
  CHECK(play(full, "draw") == std::vector<std::string>{"rummikub.passes"});
  CHECK(full.racks[Seat::at(0)].size() == 14);
}

TEST_CASE("only the player who draws a tile is told which one it is") {
  State state = middle();
  std::vector<Event> events;
  Rummikub::apply(state, Seat::at(0), Move::draw(), &events);
  CHECK(events.front().seen_by(Seat::at(0)).message.key == "rummikub.draws_tile");
  CHECK(events.front().seen_by(Seat::at(1)).message.key == "rummikub.draws");
}

TEST_CASE("the game ends at once with an empty rack, and the winner gets what the others have left") {
  State state = facing(rules("players=3"), "", {"1r 2r 3r", "13y 5g", "2b"});
  CHECK(play(state, "1r 2r 3r") == std::vector<std::string>{"rummikub.places", "rummikub.wins"});
  CHECK(Rummikub::actors(state).empty());
  CHECK(Rummikub::winners(state) == SeatSet::of(Seat::at(0)));
  CHECK(Rummikub::scores(state).to_string(3) == "20 -18 -2");
}

TEST_CASE("with an empty pool, the lowest rack wins after a round in which nobody places a tile") {
  State state = facing(rules("players=3"), "", {"13r 5g", "4y", "1r 2r"});
  state.bag_size = 1;
  CHECK(play(state, "draw") == std::vector<std::string>{"rummikub.draws"});
  const int drawn = state.racks[Seat::at(0)].points(kJokerPoints);
  CHECK(play(state, "draw") == std::vector<std::string>{"rummikub.passes"});
  CHECK(play(state, "pass") == std::vector<std::string>{"rummikub.passes"});
  CHECK(play(state, "draw") ==
        std::vector<std::string>{"rummikub.passes", "rummikub.blocked", "rummikub.wins"});
  CHECK(Rummikub::winners(state) == SeatSet::of(Seat::at(2)));
  CHECK(Rummikub::scores(state)[Seat::at(0)] == Score::of(-(drawn - 3)));
  CHECK(Rummikub::scores(state)[Seat::at(1)] == Score::of(-1));
  CHECK(Rummikub::scores(state)[Seat::at(2)] == Score::of(drawn - 3 + 1));
}

TEST_CASE("equal lowest racks share the win, and what cannot be shared evenly is lost") {
  State state = facing(rules("players=3"), "", {"8r", "4y", "4r"});
  state.bag_size = 0;
  play(state, "draw");
  play(state, "draw");
  CHECK(play(state, "draw") == std::vector<std::string>{"rummikub.passes", "rummikub.blocked",
                                                        "rummikub.shares", "rummikub.shares"});
  CHECK(Rummikub::scores(state).to_string(3) == "-4 2 2");
}

TEST_CASE("the game also ends when all racks are full and the pool is not empty") {
  State state = facing(
      rules("rack=14 tiles=14"), "",
      {"1r 2r 4r 5r 7r 8r 10r 11r 13r 1g 2g 4g 5g 7g", "1b 2b 4b 5b 7b 8b 10b 11b 13b 1y 2y 4y 5y 7y"});
  play(state, "draw");
  CHECK(play(state, "draw").at(1) == "rummikub.blocked");
}

TEST_CASE("a deck set by hand can leave the pool to rest, but cannot name a tile too often") {
  const Rules in_force;
  const auto parsed = Rummikub::parse_deck(in_force, "#1 1r 1R 2g rest");
  REQUIRE(parsed.ok());
  CHECK(parsed->size() == static_cast<std::size_t>(Rummikub::deck_size(in_force)));
  CHECK(Rummikub::deal(in_force, {*parsed, Seed::of(0)}, {}).turn == Seat::at(1));
  const auto problem = [&](const char* text) { return Rummikub::parse_deck(in_force, text).problem().key; };
  CHECK(problem("1r 1r 1r rest") == "melds.too_many_of");
  CHECK(problem("1r rest 2r") == "melds.no_tile");
  CHECK(problem("1r #2 rest") == "melds.no_tile");
  CHECK(problem("1r 2r") == "melds.deck_lacks_many");
}

TEST_CASE("every place in the pool has its own name, so that the law of samples checks its order") {
  State state = test::dealt(test::rules(""), 1);
  std::set<std::string> names;
  const Places places = Rummikub::places(state);
  for (const Place& place : places) {
    if (place.where.starts_with("bag")) CHECK(names.insert(place.where).second);
  }
  CHECK(names.size() == static_cast<std::size_t>(state.bag_size));
  std::swap(state.bag[0], state.bag[1]);
  CHECK_FALSE(Rummikub::places(state) == places);
}

TEST_CASE("rules that contradict each other are refused with a sentence") {
  const auto problem = [](const char* text) { return parse_rules<Rummikub>(text).problem().key; };
  CHECK(problem("players=5") == "rules.value");
  CHECK(problem("numbers=7") == "rules.value");
  CHECK(problem("tiles=15") == "rules.value");
  CHECK(problem("first=3") == "rummikub.no_such_first");
  CHECK(problem("firstmeld=30") == "rummikub.first_meld_is_real");
  CHECK(problem("jokers=1") == "rummikub.jokers_are_real");
  CHECK(rules("set=real").tiles == 14);
  CHECK(rules("tiles=10 set=real firstmeld=40").tiles == 10);
  CHECK(problem("set=real menu=2") == "rummikub.menu_is_handout");
  CHECK(rules("set=real").first_meld == 30);
  CHECK(rules("set=real").jokers == 2);
}

}  // namespace parlor::rummikub
