// For tests: shorthand for Rummikub.
#pragma once

#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/test_game.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub::test {

inline Rules rules(std::string_view text) { return parlor::test::rules_of<Rummikub>(text); }

inline State dealt(const Rules& rules, std::uint64_t seed) {
  return parlor::test::dealt<Rummikub>(rules, seed);
}

// A state in the middle of a deal: the table, and the racks from seat 0 up; seat 0 is to move. All other
// tiles are in the bag.
inline State facing(const Rules& rules, std::string_view table, const std::vector<std::string_view>& racks) {
  State state;
  state.rules = rules;
  Tiles left = rules.tile_set().all();
  const auto take = [&](Face face) {
    REQUIRE(left.count(face) > 0);
    const Tiles tile = left.some(bits_of(face), 0);
    left -= tile;
    return tile;
  };
  auto sets = melds::parse_sets(rules.tile_set(), table);
  REQUIRE(sets.ok());
  state.board = *Board::of(*sets);
  for (Face face : state.board.faces()) state.table |= take(face);
  for (std::size_t i = 0; i < racks.size(); ++i) {
    Tiles& rack = state.racks[Seat::at(static_cast<int>(i))];
    for (std::string_view word : words(racks[i])) rack |= take(Face::parse(word).value());
  }
  left.for_each([&](Tile tile) { state.bag[state.bag_size++] = tile; });
  state.melded = SeatSet::first(rules.players);
  return state;
}

inline std::string refusal(const State& state, std::string_view move) {
  return parlor::test::refusal_of<Rummikub>(state, state.turn, move);
}

// Plays a legal turn and returns what a spectator is told.
inline std::vector<std::string> play(State& state, std::string_view move) {
  return parlor::test::keys_of(parlor::test::events_of<Rummikub>(state, state.turn, move));
}

inline std::string rack(const State& state, int seat) {
  return melds::to_text(faces_of(state.racks[Seat::at(seat)]));
}

}  // namespace parlor::rummikub::test
