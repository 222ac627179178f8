#include "games/rummikub/players/players.h"

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/test_players.h"
#include "games/rummikub/players/turns.h"
#include "games/rummikub/rules/test_rummikub.h"

namespace parlor::rummikub {
namespace {

using test::dealt;
using test::facing;
using test::rules;

constexpr std::uint64_t kFewNodes = 12;

Catalogue english() { return parlor::test::english_of<Rummikub>(player_phrases()); }

std::unique_ptr<Player<Rummikub>> player(std::string_view name, std::uint64_t seed = 1) {
  return parlor::test::player_called(levels(), name, seed);
}

std::string thought(std::string_view name, const State& state) {
  const View view = Rummikub::view(state, state.turn);
  return Rummikub::move_text(state.rules, player(name)->think(view, {}).move);
}

}  // namespace

TEST_CASE("every player returns a legal move and a reason in words, in both games") {
  for (const char* options :
       {"", "players=3 numbers=8 tiles=6", "set=real", "set=real players=4", "set=real jokers=0"}) {
    for (std::uint64_t seed = 0; seed < 2; ++seed)
      parlor::test::check_answers<Rummikub>(levels(), english(), dealt(rules(options), seed), seed,
                                            {kFewNodes, {}}, {0, 1});
  }
}

TEST_CASE("the same view and seed give the same decision") {
  for (const auto& level : levels())
    parlor::test::check_repeats<Rummikub>(level, dealt(rules("numbers=8 tiles=8"), 7), {kFewNodes, {}});
}

TEST_CASE("basic places as many tiles as it can without rearranging the table") {
  // Adding 6r and 7r would break up 7r 7g 7b: that set and one added tile are more.
  CHECK(thought("basic", facing(Rules{}, "3r 4r 5r", {"6r 7r 7g 7b 1y", "13y"})) == "3r 4r 5r 6r, 7r 7g 7b");
  CHECK(thought("basic", facing(Rules{}, "3r 4r 5r", {"8r 1g 1b", "13y"})) == "draw");
  // The run could be split to place 3r 3g 3b; basic does not touch it.
  CHECK(thought("basic", facing(rules("set=real"), "3r 4r 5r 6r", {"3g 3b 1y", "13y"})) == "draw");
}

TEST_CASE("basic respects the points needed for an initial meld") {
  State state = facing(rules("set=real"), "3r 4r 5r", {"9r 9g 9b 6r", "13y"});
  state.melded = SeatSet::none();
  CHECK(thought("basic", state) == "draw");
  const View view = Rummikub::view(state, Seat::at(0));
  CHECK(player("smart")->think(view, {}).reason.key == "rummikub.reason.no_first_meld");
  state.melded = SeatSet::of(Seat::at(0));
  CHECK(thought("basic", state) == "3r 4r 5r 6r, 9r 9g 9b");
}

TEST_CASE("smart rearranges the table to go out") {
  CHECK(thought("smart", facing(rules("set=real"), "3r 4r 5r 6r", {"3g 3b", "13y 1g"})) ==
        "3r 3g 3b, 4r 5r 6r");
}

TEST_CASE("candidates begin with the turn that places the most, and end with drawing") {
  const State state = facing(Rules{}, "3r 4r 5r", {"6r 7r 7g 7b 9b 10b 11b 1y", "13y"});
  const auto turns = basic_candidates(Rummikub::view(state, Seat::at(0)));
  CHECK(turns.front().board.tiles() == 10);
  CHECK(turns.back() == Move::draw());
  CHECK(turns.size() >= 5);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    CHECK_FALSE(Rummikub::check(Rummikub::view(state, Seat::at(0)), turns[i]));
    for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(turns[i] == turns[k]);
  }
}

TEST_CASE("a playout gives the win to the player who goes out, in both games") {
  CHECK(playout(facing(Rules{}, "", {"1r 2r 3r", "13y 1g"}), Seat::at(0)) == 1);
  CHECK(playout(facing(Rules{}, "", {"1r 2r 3r", "13y 1g"}), Seat::at(1)) == 0);
  CHECK(playout(facing(rules("set=real"), "3r 4r 5r 6r", {"3g 3b", "13y 1g"}), Seat::at(0)) == 1);
}

}  // namespace parlor::rummikub
