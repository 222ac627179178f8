// Turns put together at random from single steps, checked by the judge of whole turns.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/remi/rules/laying.h"
#include "games/remi/rules/test_remi.h"
#include "melds/test_positions.h"

namespace parlor::remi {
namespace {

using test::rules;

// A table of formations, some with jokers, and fifteen tiles for seat 0, which has melded.
State random_table(const Rules& in_force, int tiles, FastRandom& random) {
  const melds::PositionShape shape{
      .rules = in_force.meld_rules(), .jokers = in_force.joker_count(), .table = tiles, .rack = 15};
  const melds::Position position = melds::random_position(shape, random);
  State state;
  state.rules = in_force;
  state.phase = Phase::discard;
  state.turns = 10;
  state.melded = SeatSet::first(kSeats);
  Tiles left = in_force.tile_set().all();
  const auto take = [&](Face face) {
    const Tile tile = left.one(face);
    left.remove(tile);
    return tile;
  };
  for (const auto& set : position.sets) {
    const auto formation = melds::as_formation(in_force.meld_rules(), set);
    if (!formation) continue;  // in a game that requires mostly real tiles
    state.table.add_set(formation->faces);
    for (Face face : formation->faces) state.laid.add(take(face));
  }
  for (int i = 0; i < melds::kFaces; ++i) {
    for (int k = 0; k < position.rack[Face::at(i)]; ++k) {
      state.drawn = take(Face::at(i));
      state.racks[Seat::at(0)].add(*state.drawn);
    }
  }
  return state;
}

// The result of the steps so far.
struct Built {
  Board table;
  Tiles rack;
};

// One more random step; false if there is none.
bool step(const Rules& in_force, Built& built, FastRandom& random) {
  auto steps = additions(in_force, built.table, built.rack);
  const std::size_t added = steps.size();
  for (auto& swap : swaps(in_force, built.table, built.rack)) steps.push_back(swap);
  if (steps.empty()) return false;
  const std::size_t chosen = random.below(static_cast<std::uint32_t>(steps.size()));
  built.rack.remove(built.rack.one(steps[chosen].tile));
  built.table = steps[chosen].table;
  if (chosen < added) return true;
  // The freed joker can be melded like any other.
  for (int copy = 0; copy < melds::kMostJokers; ++copy) {
    if (built.rack.contains(Tile(Face::joker(), copy))) continue;
    built.rack.add(Tile(Face::joker(), copy));
    break;
  }
  return true;
}

// The possible tables after one step.
std::vector<std::string> tables(const std::vector<Addition>& steps) {
  std::vector<std::string> texts;
  texts.reserve(steps.size());
  for (const Addition& step : steps) texts.push_back(to_text(step.table));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace

TEST_CASE("a single tile is added wherever it fits, a joker at both ends") {
  const Rules in_force = rules("set=advanced");
  const auto added = [&](std::string_view table, std::string_view rack) {
    const State state = test::facing(in_force, {.table = table, .racks = {rack, ""}});
    return tables(additions(in_force, state.table, state.racks[Seat::at(0)]));
  };
  using Tables = std::vector<std::string>;
  CHECK(added("2r 3r 4r", "1r 5r 6r 13r 2g") == Tables{"1r 2r 3r 4r", "2r 3r 4r 5r"});
  CHECK(added("2r 3r 4r", "J") == Tables{"2r 3r 4r J", "J 2r 3r 4r"});
  CHECK(added("1r 2r 3r", "J 13r") == Tables{"1r 2r 3r J"});
  CHECK(added("11r 12r 13r", "10r 1r 2r") == Tables{"10r 11r 12r 13r", "11r 12r 13r 1r"});
  CHECK(added("12r 13r 1r", "J 2r 11r") == Tables{"11r 12r 13r 1r", "J 12r 13r 1r"});
  CHECK(added("5r 5g J", "5b 5y 5r J 6r") == Tables{"5r 5g 5b J", "5r 5g 5y J", "5r 5g J J"});
  CHECK(added("5r 5g 5b 5y", "5r J 6r").empty());
  CHECK(added("2r 3r J, 5g 5b 5y", "5r 1r") ==
        Tables{"1r 2r 3r J, 5g 5b 5y", "2r 3r J 5r, 5g 5b 5y", "2r 3r J, 5r 5g 5b 5y"});
}

TEST_CASE("a joker is swapped for the tile of its position in a run, or for any missing colour of a set") {
  const Rules in_force = rules("set=advanced");
  const auto swapped = [&](std::string_view table, std::string_view rack) {
    const State state = test::facing(in_force, {.table = table, .racks = {rack, ""}});
    return tables(swaps(in_force, state.table, state.racks[Seat::at(0)]));
  };
  using Tables = std::vector<std::string>;
  CHECK(swapped("5r 5g J", "5b 5y 5r 6r J") == Tables{"5r 5g 5b", "5r 5g 5y"});
  CHECK(swapped("5r 5g 5b J", "5r 5b 5y") == Tables{"5r 5g 5b 5y"});
  CHECK(swapped("13r J J", "13g") == Tables{"13r 13g J"});
  CHECK(swapped("7b J 9b", "8b 8r 10b 6b J") == Tables{"7b 8b 9b"});
  CHECK(swapped("7b J J 10b", "8b 9b") == Tables{"7b 8b J 10b", "7b J 9b 10b"});
  CHECK(swapped("12b 13b J", "1b 11b") == Tables{"12b 13b 1b"});
  CHECK(swapped("J 12b 13b", "1b 11b") == Tables{"11b 12b 13b"});
  CHECK(swapped("7b 8b 9b", "8b 10b").empty());
}

TEST_CASE("a turn put together from single steps is legal as long as no freed joker is left over") {
  FastRandom random(21);
  int legal = 0, loose = 0;
  for (int i = 0; i < 600; ++i) {
    const Rules in_force = rules(i % 3 == 0   ? "set=advanced"
                                 : i % 3 == 1 ? "set=advanced jokers=4"
                                              : "set=advanced real=most");
    const State state = random_table(in_force, 12 + i % 30, random);
    const View view = Remi::view(state, Seat::at(0));
    Built built{state.table, state.racks[Seat::at(0)]};
    for (int steps = 1 + i % 5; steps > 0 && step(in_force, built, random); --steps) {
    }
    if (built.table == state.table) continue;
    const int own_jokers = state.racks[Seat::at(0)].jokers();
    const bool all_laid = built.rack.jokers() <= own_jokers;
    const Move move = Move::lay(built.table, melds::faces_of(built.rack).front());
    CAPTURE(to_text(state.table));
    CAPTURE(Remi::move_text(in_force, move));
    const auto refusal = Remi::check(view, move);
    if (all_laid) {
      REQUIRE((refusal ? refusal->key : "") == "");
      const auto again = Remi::parse_move(in_force, Remi::move_text(in_force, move));
      REQUIRE(again.ok());
      CHECK(*again == move);
      // The events match what happened.
      State after = state;
      Remi::apply(after, Seat::at(0), move);
      CHECK(after.laid.size() == state.laid.size() + 15 - built.rack.size());
      CHECK(after.racks[Seat::at(0)].size() == built.rack.size() - 1);
      CHECK(after.table.counts() == after.laid.counts());
      ++legal;
    } else {
      REQUIRE(refusal);
      CHECK(refusal->key == "remi.joker_taken");
      ++loose;
    }
  }
  CHECK(legal > 200);
  CHECK(loose > 10);
}

TEST_CASE("the turn that melds the most is legal, and no random turn melds more") {
  FastRandom random(22);
  int found = 0;
  for (int i = 0; i < 150; ++i) {
    const Rules in_force = rules(i % 2 == 0 ? "set=advanced" : "set=advanced jokers=4");
    const State state = random_table(in_force, 9 + i % 18, random);
    const View view = Remi::view(state, Seat::at(0));
    const auto most = best_laying(view, view.own(), true);
    const int rest = most ? most->rest.size() : view.own().size();
    if (most) {
      const Move move = Move::lay(most->table, melds::faces_of(most->rest).front());
      CAPTURE(Remi::move_text(in_force, move));
      const auto refusal = Remi::check(view, move);
      CHECK((refusal ? refusal->key : "") == "");
      ++found;
    }
    for (int tries = 0; tries < 5; ++tries) {
      Built built{state.table, view.own()};
      while (built.rack.size() > 1 && step(in_force, built, random)) {
        if (built.rack.jokers() <= view.own().jokers()) CHECK(built.rack.size() >= rest);
      }
    }
  }
  CHECK(found > 80);
}

}  // namespace parlor::remi
