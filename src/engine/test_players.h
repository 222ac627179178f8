// For tests: what the computer players of every game must do.
#pragma once

#include <cstdint>
#include <doctest/doctest.h>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"

namespace parlor::test {

// The sentences of the game and of its players.
template <Game G>
Catalogue english_of(std::span<const Phrase> player_phrases) {
  Catalogue catalogue;
  catalogue.add(G::phrases());
  catalogue.add(player_phrases);
  return catalogue;
}

template <Game G>
std::unique_ptr<Player<G>> player_called(const PlayerLevels<G>& levels, std::string_view name,
                                         std::uint64_t seed) {
  for (const PlayerLevel<G>& level : levels) {
    if (level.is_called(name)) return level.make(Seed::of(seed));
  }
  FAIL("no player ", name);
  return nullptr;
}

// The range that the values of moves must be in; none may be NaN.
struct Weighed {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
};

// Plays the deal to its end: every answer and every move considered is legal, and every reason has a
// sentence. The levels change seats from round to round, so that each meets positions left by the others.
template <Game G>
void check_answers(const PlayerLevels<G>& levels, const Catalogue& english, typename G::State state,
                   std::uint64_t seed, const Budget& budget = {}, const Weighed& weighed = {}) {
  std::vector<std::unique_ptr<Player<G>>> players;
  for (const PlayerLevel<G>& level : levels) {
    CHECK_MESSAGE(english.has(level.about.name), level.about.name);
    players.push_back(level.make(Seed::of(seed)));
  }
  const auto seats = static_cast<std::size_t>(G::seats(state.rules));
  for (std::size_t step = 0; !G::actors(state).empty(); ++step) {
    const Seat seat = G::actors(state).lowest();
    const auto view = G::view(state, seat);
    const Thought<G> thought =
        players[(slot(seat) + seed + step / seats) % players.size()]->think(view, budget);
    REQUIRE_FALSE(G::check(view, thought.move));
    for (const auto& [move, value] : thought.values) {
      CHECK_FALSE(G::check(view, move));
      CHECK(value >= weighed.least);
      CHECK(value <= weighed.most);
    }
    REQUIRE_MESSAGE(english.has(thought.reason.key), thought.reason.key);
    const std::string said = english.say(thought.reason);
    CHECK_MESSAGE(said.find('{') == std::string::npos, said);
    const std::string level = thought.reason.key.substr(0, thought.reason.key.find('.') + 1);
    CHECK_MESSAGE(said.find(level) == std::string::npos, said);
    G::apply(state, seat, thought.move, nullptr);
  }
}

// Two players of one level with the same seed choose the same moves, for `moves` moves.
template <Game G>
void check_repeats(const PlayerLevel<G>& level, typename G::State state, const Budget& budget = {},
                   int moves = 1000) {
  const auto one = level.make(Seed::of(5));
  const auto other = level.make(Seed::of(5));
  for (int step = 0; step < moves && !G::actors(state).empty(); ++step) {
    const Seat seat = G::actors(state).lowest();
    const auto view = G::view(state, seat);
    const Thought<G> thought = one->think(view, budget);
    const Thought<G> again = other->think(view, budget);
    REQUIRE(thought.move == again.move);
    CHECK(thought.reason == again.reason);
    CHECK(thought.values == again.values);
    G::apply(state, seat, thought.move, nullptr);
  }
}

}  // namespace parlor::test
