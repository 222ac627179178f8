// For tests: shorthand for Pinochle.
#pragma once

#include <array>
#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/test_game.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle::test {

inline constexpr Seat kZero = Seat::at(0);
inline constexpr Seat kOne = Seat::at(1);

inline const Rules kAdditional{.additional = true};

// Two hands with a bit of everything.
inline constexpr std::string_view kFirst = "AS AS 10S KS QS JS AH 10H KH 9D 9C JC";
inline constexpr std::string_view kSecond = "AD AD 10D KD QD JD AC 10C KC 9S 9H JH";

inline Rules rules(std::string_view text) { return parlor::test::rules_of<Pinochle>(text); }

inline Face face(std::string_view text) { return parlor::test::face_of<Face>(text); }

// First copies, and second copies of faces named twice; commas count as spaces.
inline Cards cards(std::string_view text) {
  std::string spaced(text);
  for (char& c : spaced) c = c == ',' ? ' ' : c;
  Cards found;
  for (std::string_view word : words(spaced)) {
    const Face named = face(word);
    REQUIRE_MESSAGE(count(found, named) < kCopies, word);
    found.add(Card(named, count(found, named)));
  }
  return found;
}

inline std::vector<TileId> shuffled(const Rules& rules, std::uint64_t seed) {
  return shuffle_of<Pinochle>(rules).order(Seed::of(seed), Pinochle::deck_size(rules));
}

inline State dealt(const Rules& rules, std::uint64_t seed) {
  return parlor::test::dealt<Pinochle>(rules, seed);
}

// A deck that deals these twelve cards to each seat, with a stock that begins with these; the lots come last,
// seat 0's first.
inline std::string deck_for(std::string_view first, std::string_view second, std::string_view stock = "") {
  std::array<std::vector<Face>, kSeats> hands = {faces_of(cards(first)), faces_of(cards(second))};
  REQUIRE(hands[0].size() == kHandCards);
  REQUIRE(hands[1].size() == kHandCards);
  std::string deck;
  for (std::size_t i = 0; i < kHandCards; i += kPacket) {
    for (const std::vector<Face>& hand : hands) {
      for (std::size_t k = i; k < i + kPacket; ++k) deck += hand[k].to_string() + " ";
    }
  }
  return deck + std::string(stock) + " rest";
}

inline State with_deck(const Rules& rules, std::string_view deck) {
  return parlor::test::dealt_from<Pinochle>(rules, deck);
}

// The key of the refusal of a move by this seat; empty if it is allowed.
inline std::string refusal(const State& state, Observer observer, std::string_view move) {
  return parlor::test::refusal_of<Pinochle>(state, observer, move);
}
inline std::string refusal(const State& state, std::string_view move) {
  return refusal(state, state.turn, move);
}

// Plays a legal move and returns what everybody is told, in English. The players are Ada and Ben.
inline std::vector<std::string> play(State& state, Seat seat, std::string_view move) {
  return parlor::test::sentences_of<Pinochle>(parlor::test::events_of<Pinochle>(state, seat, move));
}
inline std::vector<std::string> play(State& state, std::string_view move) {
  return play(state, state.turn, move);
}

// Plays random legal moves until the deal reaches this phase.
inline void play_until(State& state, Phase phase, FastRandom& random) {
  while (state.phase != phase && !state.over()) {
    const Seat seat = Pinochle::actors(state).lowest();
    Pinochle::apply(state, seat, Pinochle::pick(state, seat, random));
  }
}

// `count` random cards of these.
inline Cards some(Cards from, int count, FastRandom& random) {
  Cards chosen;
  for (; count > 0; --count) {
    const Card card = from.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    chosen.add(card);
  }
  return chosen;
}

// The trick phase with two hands of any size and nothing before it; no melds are shown.
inline State tricks(const Rules& rules, Suit trump, Cards first, Cards second, Seat leader = kZero) {
  State state;
  state.rules = rules;
  state.phase = Phase::play;
  state.trump = trump;
  state.turn = state.first = leader;
  state.bidder = state.declarer = leader;
  state.bids[leader] = 0;
  state.hands[kZero] = first;
  // Second copies if seat 0 has the first ones.
  Cards left = kDeck - first;
  state.hands[kOne] = matching(left, second);
  REQUIRE(state.hands[kOne].size() == second.size());
  left -= state.hands[kOne];
  for (Card card : left) {
    if (state.stock_size < kStockCards) state.stock[state.stock_size++] = card;
  }
  return state;
}

}  // namespace parlor::pinochle::test
