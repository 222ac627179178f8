// For tests: shorthand for Okey.
#pragma once

#include <cstdint>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/test_game.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey::test {

using Texts = std::vector<std::string>;

inline Rules rules(std::string_view text) { return parlor::test::rules_of<Okey>(text); }

inline Face face(std::string_view text) { return parlor::test::face_of<Face>(text); }

// As many tiles of each face as the text names.
inline Tiles tiles(std::string_view text) {
  Tiles all;
  for (std::string_view word : words(text)) {
    const Face named = face(word);
    REQUIRE_MESSAGE(all.count(named) < kMostCopies, word);
    all = all.with(named);
  }
  return all;
}

inline State dealt(const Rules& rules, std::uint64_t seed, int deal = 1) {
  return parlor::test::dealt<Okey>(rules, seed, deal);
}

inline State dealt_from(const Rules& rules, std::string_view deck, int deal = 1) {
  return parlor::test::dealt_from<Okey>(rules, deck, deal);
}

// The middle of a deal.
struct Middle {
  PerSeat<std::string_view> hands{};  // the last tile of the seat to move has just been drawn
  std::string_view discards{};        // the last one is by the previous seat, and so on backwards
  Phase phase = Phase::discard;
  int turn = 0;
  int rounds = 10;                    // seats that have already moved in this round have finished one more
  std::string_view indicator = "K5";  // in real Okey: K6 is the joker
  // In draw order. If given, tiles named nowhere lie under the discards, as far as there is room; otherwise
  // they make up the stack.
  std::optional<std::string_view> stack{};
};

// For the simplified game: two chains and three quarters of a third, and a hand without any.
inline constexpr std::string_view kNearly = "K1 R1 B1 Y1 K2 R2 B2 Y2 K3 R3 B3 K4 K5 K6";
inline constexpr std::string_view kPlain = "K7 K7 R7 R7 B7 B7 Y7 Y6 B6 Y5 B5 Y4 B4 R4";

inline State facing(const Rules& rules, const Middle& middle) {
  State state;
  state.rules = rules;
  state.turn = Seat::at(middle.turn);
  state.turns = static_cast<std::uint16_t>(middle.rounds * kSeats + middle.turn);
  state.phase = middle.phase;
  Tiles left = rules.tile_set().all();
  const auto take = [&](std::string_view text) {
    REQUIRE_MESSAGE(left.count(face(text)) > 0, text);
    const Tile tile = left.one(face(text));
    left.remove(tile);
    return tile;
  };
  if (rules.real()) state.indicator = take(middle.indicator);
  for (Seat seat : SeatSet::first(kSeats)) {
    for (std::string_view word : words(middle.hands[seat])) {
      const Tile tile = take(word);
      state.hands[seat].add(tile);
      if (seat == state.turn && middle.phase == Phase::discard && state.turns > 0) state.drawn = tile;
    }
  }
  std::vector<Tile> row, next;
  for (std::string_view word : words(middle.discards)) row.push_back(take(word));
  if (middle.stack) {
    for (std::string_view word : words(*middle.stack)) next.push_back(take(word));
    left.for_each([&](Tile tile) {
      // Stack and discards together never exceed what they are after the starting player's turn.
      if (row.size() + next.size() < static_cast<std::size_t>(kMostDiscards)) row.insert(row.begin(), tile);
    });
  } else {
    left.for_each([&](Tile tile) {
      if (next.size() < static_cast<std::size_t>(kMostInStack)) next.push_back(tile);
    });
  }
  for (std::size_t i = 0; i < row.size(); ++i) {
    const auto back = static_cast<int>(row.size() - i);  // turns ago
    const Seat by = Seat::at((middle.turn + kSeats * kMostTiles - back) % kSeats);
    state.discards.push(by, row[i]);
    state.thrown[by] = row[i].face();
  }
  for (auto tile = next.rbegin(); tile != next.rend(); ++tile) state.stack[state.stack_size++] = *tile;
  return state;
}

inline State before_draw(const Middle& middle, std::string_view options = "") {
  Middle given = middle;
  given.phase = Phase::draw;
  return facing(rules(options), given);
}

// Marks these tiles of a hand as taken from the discards.
inline void remember(State& state, int seat, std::string_view text) {
  Tiles rest = state.hands[Seat::at(seat)];
  for (std::string_view word : words(text)) {
    REQUIRE_MESSAGE(rest.count(face(word)) > 0, word);
    const Tile tile = rest.one(face(word));
    rest.remove(tile);
    state.known[Seat::at(seat)].add(tile);
  }
}

// The key of the refusal of a move by the seat to move; empty if it is allowed.
inline std::string refusal(const State& state, std::string_view move) {
  return parlor::test::refusal_of<Okey>(state, state.turn, move);
}

// Plays a legal move and returns its events.
inline std::vector<Event> events_of(State& state, std::string_view move) {
  return parlor::test::events_of<Okey>(state, state.turn, move);
}

// The same, as the keys of what a spectator is told.
inline Texts play(State& state, std::string_view move) {
  return parlor::test::keys_of(events_of(state, move));
}

// The same in English. The players are Ada, Ben, Cleo and Dan.
inline Texts said(const std::vector<Event>& events, Observer observer = Observer::spectator()) {
  return parlor::test::sentences_of<Okey>(events, observer);
}

inline Texts told(State& state, std::string_view move, Observer observer = Observer::spectator()) {
  return said(events_of(state, move), observer);
}

inline std::string hand(const State& state, int seat) {
  return to_text(faces_of(state.hands[Seat::at(seat)]));
}
inline std::string known(const State& state, int seat) {
  return to_text(faces_of(state.known[Seat::at(seat)]));
}
// The last discard and its seat: "K5 of 3".
inline std::string last(const State& state) {
  if (state.discards.empty()) return "";
  return state.discards.last().tile.face().to_string() + " of " + state.discards.last().by.to_string();
}
inline std::string top_of_stack(const State& state) {
  return state.stack[state.stack_size - 1U].face().to_string();
}
inline bool won(const State& state, int seat) {
  return state.over() && state.won == SeatSet::of(Seat::at(seat));
}
inline bool tied(const State& state) { return state.over() && state.won.empty(); }

}  // namespace parlor::okey::test
