// For tests: shorthand for Big-2.
#pragma once

#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/test_game.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2::test {

// "patterns=single,pair,..." with every pattern there is.
inline std::string all_patterns() {
  std::vector<std::string> names;
  for (const Pattern* pattern : patterns()) names.emplace_back(pattern->name);
  return "patterns=" + join(names, ",") + " ";
}

inline Rules rules(std::string_view text) { return parlor::test::rules_of<Big2>(text); }

inline Cards cards(std::string_view text, SuitOrder order = SuitOrder::cdhs) {
  Cards found;
  for (std::string_view word : words(text)) {
    const auto card = parse_card(word, order);
    REQUIRE(card.has_value());
    found.add(*card);
  }
  return found;
}

inline PatternId id(std::string_view name) {
  for (int i = 0; i < static_cast<int>(patterns().size()); ++i) {
    if (patterns()[static_cast<std::size_t>(i)]->name == name) return PatternId::at(i);
  }
  FAIL("no pattern ", name);
  return PatternId::none();
}

inline State dealt(const Rules& rules, std::uint64_t seed) { return parlor::test::dealt<Big2>(rules, seed); }

// A state in the middle of a deal: the cards on the table and the hand of seat 0, which is to move.
inline State facing(const Rules& rules, std::string_view table, std::string_view hand) {
  State state;
  state.rules = rules;
  state.opening = false;
  state.hands[Seat::at(0)] = cards(hand, rules.suits);
  state.table = cards(table, rules.suits);
  if (!state.table.empty()) state.top = *fit(rules, state.table, kNoPlay);
  state.top_seat = Seat::at(3);
  // The others hold some cards, so that nobody has won.
  for (int i = 1; i < kSeats; ++i) {
    Cards rest = kDeck - state.table;
    for (Cards hand_of_other : state.hands) rest -= hand_of_other;
    state.hands[Seat::at(i)].add(rest.lowest());
  }
  return state;
}

inline std::string refusal(const State& state, std::string_view move) {
  return parlor::test::refusal_of<Big2>(state, state.turn, move);
}

}  // namespace parlor::big2::test
