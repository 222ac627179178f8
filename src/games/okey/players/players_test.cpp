#include "games/okey/players/players.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "engine/test_players.h"
#include "games/okey/rules/test_okey.h"

namespace parlor::okey {
namespace {

using test::dealt;
using test::facing;
using test::rules;
using test::Texts;

Catalogue english() { return parlor::test::english_of<Okey>(player_phrases()); }

std::unique_ptr<Player<Okey>> player(std::string_view name, std::uint64_t seed = 1) {
  return parlor::test::player_called(levels(), name, seed);
}

Thought<Okey> think(std::string_view name, const State& state, std::uint64_t seed = 1) {
  return player(name, seed)->think(Okey::view(state, state.turn), {});
}

std::string thought(const State& state) { return Okey::move_text(state.rules, think("basic", state).move); }
std::string reason(const State& state) { return english().say(think("basic", state).reason); }

State drawing(std::string_view hand, std::string_view last, std::string_view options = "") {
  return facing(rules(options), {.hands = {hand, "R7", "R7", "Y7"}, .discards = last, .phase = Phase::draw});
}
State discarding(std::string_view hand, std::string_view options = "") {
  return facing(rules(options), {.hands = {hand, "R7", "R7", "Y7"}});
}

// All tiles that basic may discard, over many seeds.
std::set<std::string> discards(std::string_view hand) {
  std::set<std::string> all;
  const State state = discarding(hand);
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    all.insert(think("basic", state, seed).move.tile.to_string());
  return all;
}

}  // namespace

TEST_CASE("there are players from random to smart, and each has a description") {
  Texts names;
  for (const auto& level : levels()) {
    names.emplace_back(level.name);
    CHECK(english().has(level.about.name));
  }
  CHECK(names == Texts{"random", "basic", "smart"});
}

TEST_CASE("every player returns a legal move with a reason in words, in whole deals of both games") {
  for (const char* options : {"", "empty=take", "first=turns", "set=okey", "set=okey empty=take pairs=double",
                              "set=okey first=0"}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed)
      parlor::test::check_answers<Okey>(levels(), english(),
                                        dealt(rules(options), seed, static_cast<int>(seed) + 1), seed);
  }
}

TEST_CASE("the same view and seed give the same decision") {
  for (const auto& level : levels()) {
    for (const char* options : {"", "set=okey"})
      parlor::test::check_repeats<Okey>(level, dealt(rules(options), 7), {}, 100);
  }
}

TEST_CASE("basic takes a discard that extends a chain, and draws otherwise") {
  CHECK(thought(drawing("K1 R1 B1 K5", "Y1")) == "take");
  CHECK(thought(drawing("K1 R1 B1 K5", "Y4")) == "take");  // even the first tile of a number is progress
  CHECK(thought(drawing("K1 R1 B1 K5", "K1")) == "draw");
  CHECK(thought(drawing("K1 R1 B1 K5", "K5")) == "draw");
  CHECK(reason(drawing("K1 R1 B1 K5", "Y1")) == "Y1 makes a chain of 4.");
  CHECK(reason(drawing("K1 R1 B1 K5", "K1")) == "You already have K1: it makes no chain longer.");
}

TEST_CASE("when the stock is empty, basic passes on a discard that does not help") {
  State empty = drawing("K1 R1 B1 K5", "K1", "empty=take");
  empty.stack_size = 0;
  CHECK(thought(empty) == "pass");
  State useful = drawing("K1 R1 B1 K5", "Y1", "empty=take");
  useful.stack_size = 0;
  CHECK(thought(useful) == "take");
}

TEST_CASE("basic discards duplicates first, then single tiles, then tiles of the shortest chain") {
  CHECK(discards("K1 R1 B1 K1 Y5") == std::set<std::string>{"K1"});
  CHECK(discards("K1 R1 B1 K1 Y5 R1") == std::set<std::string>{"K1", "R1"});
  CHECK(discards("K1 R1 B1 K5 R5 Y7") == std::set<std::string>{"Y7"});
  CHECK(discards("K1 R1 B1 K5 R5 Y7 Y6") == std::set<std::string>{"Y6", "Y7"});
  CHECK(discards("K1 R1 B1 K5 R5") == std::set<std::string>{"K5", "R5"});
  CHECK(discards("K1 R1 B1 Y1 K5 R5 B5") == std::set<std::string>{"K5", "R5", "B5"});
  CHECK(reason(discarding("K1 R1 B1 K1 Y5")) == "You have K1 more than once, and a chain needs only one.");
  CHECK(reason(discarding("K1 R1 B1 K5 R5 Y7")) == "Y7 is in your shortest chain, of length 1.");
}

TEST_CASE("a duplicate in a long chain is discarded before a single tile") {
  CHECK(discards("K1 R1 B1 Y1 Y1 K5") == std::set<std::string>{"Y1"});
}

TEST_CASE("in real Okey basic takes tiles that complete a formation, and discards those near nothing") {
  const char* real = "set=okey";
  CHECK(thought(drawing("R3 R4 B9 Y12", "R5", real)) == "take");
  CHECK(thought(drawing("R3 R4 B9 Y12", "B7", real)) == "draw");
  CHECK(thought(drawing("R12 R13 B9 Y12", "R1", real)) == "take");
  CHECK(thought(drawing("R13 R2 B9 Y12", "R1", real)) == "draw");
  CHECK(thought(drawing("K5 K7 B9 Y12", "F", real)) == "take");  // the false joker is K6
  CHECK(thought(discarding("R1 R2 R3 B9 B10 Y13", real)) == "discard Y13");
}

TEST_CASE("in real Okey basic takes the joker, which goes with everything") {
  CHECK(thought(drawing("R3 R4 B9 Y12", "K6", "set=okey")) == "take");
}

TEST_CASE("in real Okey basic wins when it can, with formations or with pairs") {
  const auto wins = [](std::string_view hand) {
    State state = discarding(hand, "set=okey");
    Okey::apply(state, state.turn, think("basic", state).move);
    return test::won(state, 0);
  };
  CHECK(wins("R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1 B5"));
  CHECK(wins("R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1 K6"));
  CHECK(wins("R1 R1 B3 B3 Y5 Y5 K9 K9 R11 R11 B13 B13 Y2 Y2 B5"));
  CHECK(wins("R1 R1 B3 B3 Y5 Y5 K9 K9 R11 R11 B13 B13 Y2 K6 B5"));
}

TEST_CASE("in real Okey basic says it wins only if it does") {
  for (const char* hand : {"R1 R2 R3 K8 R8 B8 Y8 Y10 Y11 Y12 K11 K12 K13 K1 B5",
                           "R1 R2 R3 K8 R8 B8 Y10 Y11 Y12 K11 K12 K13 B5 B6 B7",
                           "R1 R2 R3 K8 R8 B8 Y10 Y11 Y12 K11 K12 K13 B5 B6 K6"}) {
    CAPTURE(std::string(hand));
    State state = discarding(hand, "set=okey");
    const Thought<Okey> answer = think("basic", state);
    Okey::apply(state, state.turn, answer.move);
    CHECK((answer.reason.key == "okey.reason.wins") == state.over());
  }
}

TEST_CASE("basic shows the matching tile before anything else") {
  const State first = facing(rules("set=okey"), {.hands = {"K5 R1 R2", "R7"}, .rounds = 0});
  CHECK(thought(first) == "show");
  State shown = first;
  shown.shown = Seat::at(0);
  CHECK(thought(shown) != "show");
}

TEST_CASE("basic beats random in nearly every deal, in both games") {
  for (const char* options : {"", "set=okey"}) {
    std::map<int, int> won;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      State state = dealt(rules(options), seed);
      const auto basic = player("basic");
      const auto random = player("random");
      while (!state.over()) {
        Player<Okey>& who = state.turn == Seat::at(0) ? *basic : *random;
        Okey::apply(state, state.turn, who.think(Okey::view(state, state.turn), {}).move);
      }
      if (!state.won.empty()) ++won[state.won.lowest().index()];
    }
    CHECK(won[0] >= 5);
  }
}

}  // namespace parlor::okey
