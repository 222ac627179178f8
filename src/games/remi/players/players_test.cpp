#include "games/remi/players/players.h"

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/test_players.h"
#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::dealt;
using test::facing;
using test::rules;

constexpr std::uint64_t kFewNodes = 12;

Catalogue english() { return parlor::test::english_of<Remi>(player_phrases()); }

std::unique_ptr<Player<Remi>> player(std::string_view name) {
  return parlor::test::player_called(levels(), name, 1);
}

std::string thought(std::string_view name, const State& state) {
  const View view = Remi::view(state, state.turn);
  return Remi::move_text(state.rules, player(name)->think(view, {}).move);
}

State drawing(std::string_view rack, std::string_view top) {
  return facing(Rules{}, {.racks = {rack, "1y 3y"}, .discards = {"", top}, .phase = Phase::draw});
}

State laying(std::string_view table, std::string_view rack, SeatSet melded = SeatSet::first(2)) {
  return facing(rules("set=advanced"), {.table = table, .racks = {rack, "13y 11y"}, .melded = melded});
}

}  // namespace

TEST_CASE("every player returns a legal move with a reason in words, in both games") {
  for (const char* options :
       {"turns=60", "set=advanced turns=60", "set=advanced jokers=4 first=lot turns=60"}) {
    for (std::uint64_t seed = 0; seed < 3; ++seed)
      parlor::test::check_answers<Remi>(levels(), english(), dealt(rules(options), seed), seed,
                                        {kFewNodes, {}});
  }
}

TEST_CASE("the same view and seed give the same decision") {
  for (const auto& level : levels())
    parlor::test::check_repeats<Remi>(level, dealt(rules("set=advanced turns=20"), 7), {kFewNodes, {}});
}

TEST_CASE("basic beats random in nearly every deal, in both games") {
  for (const char* options : {"", "set=advanced"}) {
    int won = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      State state = dealt(rules(options), seed);
      const auto basic = player("basic");
      const auto random = player("random");
      while (!state.over()) {
        Player<Remi>& who = state.turn == Seat::at(0) ? *basic : *random;
        Remi::apply(state, state.turn, who.think(Remi::view(state, state.turn), {}).move);
      }
      won += state.out == SeatSet::of(Seat::at(0)) ? 1 : 0;
    }
    CHECK(won >= 5);
  }
}

TEST_CASE("basic takes a discard that completes a formation, and draws otherwise") {
  CHECK(thought("basic", drawing("3r 4r 9g 12b", "5r")) == "take");
  CHECK(thought("basic", drawing("3r 4r 9g 12b", "7r")) == "draw");
  CHECK(thought("basic", drawing("12r 13r 9g 12b", "1r")) == "take");
  CHECK(thought("basic", drawing("3r 4r 9g 12b", "")) == "draw");
  State empty = drawing("3r 4r 9g 12b", "7r");
  empty.pool_size = 0;
  CHECK(thought("basic", empty) == "take");
}

TEST_CASE("basic makes a winning discard, or else discards the tile near nothing") {
  CHECK(thought("basic", facing(Rules{}, {.racks = {"1r 2r 3r 12b 13b", "1y"}})) != "discard 3r");
  CHECK(thought("basic", facing(Rules{}, {.racks = {"1r 2r 3r 9g 9b 9y 10y", "1y"}})) == "discard 10y");
  CHECK(thought("basic", facing(Rules{}, {.racks = {"1r 2r 3r 9g 5b 13y 12y", "1y"}})) == "discard 9g");
}

TEST_CASE("basic melds all it can, but no first meld below 30 points") {
  CHECK(thought("basic", laying("3r 4r 5r", "6r 9g 9b 9y 12b 1y")) ==
        "lay 3r 4r 5r 6r, 9g 9b 9y discard 12b");
  CHECK(thought("basic", laying("3r 4r 5r", "6r 9g 9b 9y 12b 1y", SeatSet::none())) == "discard 12b");
  CHECK(thought("basic", laying("3r 4r 5r", "6r 10g 10b 10y 12b 1y", SeatSet::none())) ==
        "lay 3r 4r 5r 6r, 10g 10b 10y discard 12b");
}

TEST_CASE("basic swaps out a joker if that lets it meld more") {
  CHECK(thought("basic", laying("7b J 9b", "8b 3r 3g 12y 5y")) == "lay 7b 8b 9b, 3r 3g J discard 12y");
}

}  // namespace parlor::remi
