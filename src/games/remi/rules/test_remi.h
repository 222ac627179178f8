// For tests: shorthand for Remi.
#pragma once

#include <cstdint>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/test_game.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi::test {

inline Rules rules(std::string_view text) { return parlor::test::rules_of<Remi>(text); }

inline State dealt(const Rules& rules, std::uint64_t seed, int deal = 1) {
  return parlor::test::dealt<Remi>(rules, seed, deal);
}

// The middle of a deal. In the advanced game both players have melded, unless stated otherwise.
struct Middle {
  std::string_view table{};
  PerSeat<std::string_view> racks{};     // the last tile of the seat to move has just been drawn
  PerSeat<std::string_view> discards{};  // the top tile last
  Phase phase = Phase::discard;
  int turn = 0;
  std::uint16_t turns = 10;
  SeatSet melded = SeatSet::first(kSeats);
  // In draw order. If given, tiles named nowhere lie under the discards; otherwise they are in the pool. With
  // racks smaller than in a real deal there is no room for all of them: the others count as melded.
  std::optional<std::string_view> pool{};
};

inline State facing(const Rules& rules, const Middle& middle) {
  State state;
  state.rules = rules;
  state.turn = Seat::at(middle.turn);
  state.turns = middle.turns;
  state.phase = middle.phase;
  if (rules.advanced()) state.melded = middle.melded;
  Tiles left = rules.tile_set().all();
  const auto take = [&](Face face) {
    REQUIRE_MESSAGE(left.count(face) > 0, face.to_string());
    const Tile tile = left.one(face);
    left.remove(tile);
    return tile;
  };
  const auto sets = melds::parse_sets(rules.tile_set(), middle.table);
  REQUIRE(sets.ok());
  state.table = *Board::of(*sets);
  for (Face face : state.table.faces()) state.laid.add(take(face));
  const auto named = [&](std::string_view text) {
    std::vector<Tile> tiles;
    for (std::string_view word : words(text)) tiles.push_back(take(Face::parse(word).value()));
    return tiles;
  };
  for (Seat seat : SeatSet::first(kSeats)) {
    for (Tile tile : named(middle.racks[seat])) {
      state.racks[seat].add(tile);
      if (seat == state.turn && middle.phase == Phase::discard) state.drawn = tile;
    }
  }
  const std::vector<Tile> next = named(middle.pool.value_or(""));
  PerSeat<std::vector<Tile>> piles;
  for (Seat seat : SeatSet::first(kSeats)) piles[seat] = named(middle.discards[seat]);
  const std::size_t in_hand = middle.phase == Phase::discard ? 1 : 0;
  std::size_t room = kMostInPool - in_hand - next.size();
  for (const std::vector<Tile>& pile : piles) room -= pile.size();
  left.for_each([&](Tile tile) {
    if (room == 0) return state.laid.add(tile);
    --room;
    if (middle.pool) {
      state.discards.push(Seat::at(static_cast<int>(room % kSeats)), tile);
    } else {
      state.pool[state.pool_size++] = tile;
    }
  });
  for (auto tile = next.rbegin(); tile != next.rend(); ++tile) state.pool[state.pool_size++] = *tile;
  for (Seat seat : SeatSet::first(kSeats)) {
    for (Tile tile : piles[seat]) state.discards.push(seat, tile);
  }
  return state;
}

// The key of the refusal of a move by the seat to move; empty if it is allowed.
inline std::string refusal(const State& state, std::string_view move) {
  return parlor::test::refusal_of<Remi>(state, state.turn, move);
}

// Plays a legal move and returns its events.
inline std::vector<Event> events_of(State& state, std::string_view move) {
  return parlor::test::events_of<Remi>(state, state.turn, move);
}

// The same, as the keys of what a spectator is told.
inline std::vector<std::string> play(State& state, std::string_view move) {
  return parlor::test::keys_of(events_of(state, move));
}

// The same in English. The players are Ada and Ben.
inline std::vector<std::string> told(State& state, std::string_view move,
                                     Observer observer = Observer::spectator()) {
  return parlor::test::sentences_of<Remi>(events_of(state, move), observer);
}

inline std::string rack(const State& state, int seat) {
  return melds::to_text(faces_of(state.racks[Seat::at(seat)]));
}

inline std::string top(const State& state, int seat) {
  const auto tile = state.discards.top(Seat::at(seat));
  return tile ? tile->face().to_string() : "";
}

inline bool won(const State& state, int seat) {
  return state.over() && state.out == SeatSet::of(Seat::at(seat));
}

}  // namespace parlor::remi::test
