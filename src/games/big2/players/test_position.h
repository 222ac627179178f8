// For tests: positions and games for the players of Big-2.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include "engine/test_players.h"
#include "games/big2/players/players.h"
#include "games/big2/rules/test_big2.h"

namespace parlor::big2 {

// Seat 0 leads; cards that nobody holds have been played.
inline State position(const PerSeat<std::string_view>& hands, const Rules& rules = {}) {
  State state;
  state.rules = rules;
  state.opening = false;
  for (Seat seat : SeatSet::first(kSeats)) state.hands[seat] = test::cards(hands[seat]);
  return state;
}

// The same, after `seat` has played `cards` (which it no longer holds), with seat 0 to move.
inline State answering(State state, int seat, std::string_view cards) {
  state.table = test::cards(cards);
  state.top = *fit(state.rules, state.table, kNoPlay);
  state.top_seat = Seat::at(seat);
  return state;
}

inline std::unique_ptr<Player<Big2>> player(std::string_view name, std::uint64_t seed = 1) {
  return parlor::test::player_called(levels(), name, seed);
}

inline Thought<Big2> thought_of(std::string_view name, const State& state, std::uint64_t nodes = 2000) {
  return player(name)->think(Big2::view(state, state.turn), Budget{nodes, {}});
}

inline std::string move_of(std::string_view name, const State& state) {
  return Big2::move_text(state.rules, thought_of(name, state).move);
}

inline State dealt(std::uint64_t seed, const Rules& rules = {}) { return test::dealt(rules, seed); }

// The rules under which every player is tested.
inline std::array<Rules, 5> rule_sets() {
  const std::string all = test::all_patterns();
  return {Rules{}, *parse_rules<Big2>(all + "fivecards=ranked"),
          *parse_rules<Big2>(all + "fivecards=separate straights=lowace start=diamond"),
          *parse_rules<Big2>("straights=nowrap suits=SCDH"),
          *parse_rules<Big2>(all + "fivecards=ranked straights=notwos flushes=suit")};
}

}  // namespace parlor::big2
