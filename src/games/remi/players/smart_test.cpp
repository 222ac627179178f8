#include <string>
#include <string_view>

#include "games/remi/players/players.h"
#include "games/remi/players/remi_outlook.h"
#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::facing;
using test::rules;

// The beginning of a rack whose last tile has just been drawn.
constexpr std::string_view kTen = "1r 2r 3r 4r 8r 8g 8b 8y 11g 12g ";  // with 13g or 10g eleven are formed

Thought<Remi> thought(const State& state) {
  return make_smart(Seed::of(1))->think(Remi::view(state, state.turn), {});
}
std::string move(const State& state) { return Remi::move_text(state.rules, thought(state).move); }

State holding(std::string_view rack, std::string_view other = "13y 13r 11y") {
  return facing(Rules{}, {.racks = {rack, other}});
}

RemiOutlook outlook(const State& state) {
  const View view = Remi::view(state, state.turn);
  return {view, view.table, view.has_melded()};
}

Tiles tiles(const State& state) { return state.racks[state.turn]; }

}  // namespace

TEST_CASE("outs are the unseen tiles that win, each counted as often as it is unseen") {
  // 1r-4r, four eights, 11g 12g 13g and 5b 6b: 4b and 7b win, and so does a joker; one 4b has been seen.
  const State state = holding("1r 2r 3r 4r 8r 8g 8b 8y 11g 12g 13g 5b 6b 9y",
                              "4b 13y 1y 2y 13r 11y 5g 7r 9r 1b 3b 10r 12b 2g");
  State seen = state;
  seen.discards.push(Seat::at(1), seen.racks[Seat::at(1)].one(*Face::parse("4b")));
  seen.racks[Seat::at(1)].remove(seen.discards.at(Seat::at(1), 0));
  const Tiles rack = tiles(state);
  CHECK(outlook(state).outs(rack) == 2 + 2 + 2);
  CHECK(outlook(seen).outs(rack) == 1 + 2 + 2);
  CHECK(outlook(state).next_outs(rack, 6) >= 6);
  CHECK(outlook(state).wins(rack.without(*Face::parse("5b")).without(*Face::parse("6b"))));
}

TEST_CASE("an assumed draw cannot be a third copy of a tile") {
  const State state = holding("1r 2r 3r 4r 8r 8g 8b 8y 11g 12g 13g 5b 6b 9y",
                              "4b 13y 1y 2y 13r 11y 5g 7r 9r 1b 3b 10r 12b 2g");
  const Face red_one = *Face::parse("1r");
  Tiles rack = tiles(state).without(*Face::parse("9y"));
  rack.add(Tile(red_one, 1 - rack.one(red_one).copy()));
  CHECK(outlook(state).outs(rack) == 2 + 2 + 2);
}

TEST_CASE("after melding, tiles that can be added to the table win too") {
  const State state =
      facing(rules("set=advanced"), {.table = "3r 4r 5r, 9g 9b 9y", .racks = {"6r 9r 1b", "13y"}});
  CHECK(outlook(state).wins(tiles(state)));
  State fresh = state;
  fresh.melded = SeatSet::none();
  CHECK_FALSE(outlook(fresh).wins(tiles(fresh)));
}

TEST_CASE("smart takes a tile that wins, and makes a discard that wins") {
  const State taking = facing(Rules{}, {.racks = {"1r 2r 3r 4r 8r 8g 8b 8y 11g 12g 13g 5b 6b 9y", "1y"},
                                        .discards = {"", "7b"},
                                        .phase = Phase::draw});
  CHECK(move(taking) == "take");
  CHECK(thought(taking).reason.key == "remi.reason.take_wins");
  CHECK(move(holding("1r 2r 3r 4r 8r 8g 8b 8y 11g 12g 13g 5b 6b 7b 9y")) == "discard 9y");
}

TEST_CASE("smart keeps the pair that the most unseen tiles complete") {
  // Of 5b 6b and 1y 2y, only the first can be completed at both ends.
  const std::string first = "1r 2r 3r 4r 8r 8g 8b 8y 11g 12g 13g 5b 6b 1y 2y";
  const Thought<Remi> open_end = thought(holding(first));
  CHECK((open_end.move.tile.colour() == Colour::yellow));
  CHECK(open_end.reason.key == "remi.reason.outs");
  // Unless the tiles it waits for are gone.
  State gone = holding(first, "4b 4b 7b 7b 13y");
  for (const char* text : {"4b", "4b", "7b", "7b"}) {
    const Tile tile = gone.racks[Seat::at(1)].one(*Face::parse(text));
    gone.racks[Seat::at(1)].remove(tile);
    gone.discards.push(Seat::at(1), tile);
  }
  CHECK((thought(gone).move.tile.colour() == Colour::blue));
}

TEST_CASE("smart holds its formations back until they win, or until the other player has one tile left") {
  const auto state = [](std::string_view other, SeatSet melded) {
    return facing(rules("set=advanced"),
                  {.table = "9r 10r 11r", .racks = {"10b 10g 10y 12r 2b 5g 7y", other}, .melded = melded});
  };
  const SeatSet other = SeatSet::of(Seat::at(1));
  CHECK(move(state("13y 11y 1y 1b", other)).starts_with("discard "));
  CHECK(move(state("13y", other)).starts_with("lay 9r 10r 11r 12r, 10g 10b 10y discard "));
  // After melding, it adds loose tiles and keeps the rest.
  CHECK(move(state("13y 11y 1y 1b", SeatSet::first(2))).starts_with("lay 9r 10r 11r 12r discard "));
}

TEST_CASE("smart does not discard what the other player collects") {
  // The other player took 6b and 6r, so 6g would complete a group for them.
  State state = holding(std::string(kTen) + "6g 1b 3y 10y 12b", "6b 6r 13y");
  state.known[Seat::at(1)] = state.racks[Seat::at(1)];
  CHECK(move(state) != "discard 6g");
}

}  // namespace parlor::remi
