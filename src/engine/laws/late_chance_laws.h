// Random events later in a deal (a reshuffle of the discards) depend on a key that nobody sees.
//
// Two deals with the same tiles and different keys are played with the same moves. Until the keys affect
// where the tiles are, nobody can tell the deals apart, and neither can samples.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/laws/position.h"
#include "engine/laws/sample_laws.h"
#include "engine/laws/secrecy_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
struct Step {
  Seat seat;
  typename G::Move move;
};

// A random move of a random actor; nothing at the end of the deal.
template <Game G>
std::optional<Step<G>> random_step(const typename G::State& state, FastRandom& random) {
  std::vector<Step<G>> steps;
  for (Seat seat : G::actors(state)) {
    std::vector<typename G::Move> moves;
    G::moves(G::view(state, seat), moves);
    for (const auto& move : moves) steps.push_back({seat, move});
  }
  if (steps.empty()) return std::nullopt;
  return steps[random.below(static_cast<std::uint32_t>(steps.size()))];
}

// Gives the sample the tiles of the true state, so that only later random events can tell them apart.
template <Game G>
typename G::State arranged_like(const typename G::State& truth, typename G::State sample) {
  const auto wanted = where_by_tile(G::places(truth));
  auto where = where_by_tile(G::places(sample));
  for (const auto& [tile, place] : wanted) {
    if (where.at(tile) == place) continue;
    for (const auto& [other, other_place] : wanted) {
      if (where.at(other) != place || other_place == place) continue;
      sample = G::swapped(sample, tile, other);
      std::swap(where.at(tile), where.at(other));
      break;
    }
  }
  return sample;
}

// `step` is known to depend on the key, so over many samples it must not always have the same outcome.
template <Game G>
Verdict samples_draw_anew(const typename G::Rules& rules, const typename G::State& before,
                          const Step<G>& step, FastRandom& random) {
  constexpr int kSamples = 40;
  auto observers = players_and_spectator(G::seats(rules));
  observers.push_back(Observer::open());
  for (Observer observer : observers) {
    const auto view = G::view(before, observer);
    std::set<std::string> outcomes;
    int judged = 0;
    for (int i = 0; i < kSamples; ++i) {
      auto sample = arranged_like<G>(before, G::sample(view, random));
      if (!same_to_the_open_eye<G>(sample, before) || G::check(G::view(sample, step.seat), step.move))
        continue;
      G::apply(sample, step.seat, step.move, nullptr);
      std::string outcome;
      for (const auto& [tile, where] : where_by_tile(G::places(sample))) outcome += where + ';';
      outcomes.insert(outcome);
      ++judged;
    }
    // Later random events have at least two outcomes: the chance that all are alike is below one in 2^29.
    if (judged >= 30 && outcomes.size() < 2) {
      return broken(law::kLateChanceAnew, describe(observer) + ": all samples come to the same after " +
                                              G::move_text(rules, step.move));
    }
  }
  return std::nullopt;
}

// Plays on, side by side, two samples from views that should be equal.
template <Game G>
Verdict samples_stay_together(typename G::State one, typename G::State other, Observer observer,
                              FastRandom& random) {
  constexpr int kMoves = 200;
  for (int i = 0; i < kMoves; ++i) {
    if (!same_to_the_open_eye<G>(one, other)) {
      return broken(law::kLateChanceAnew, describe(observer) + ": a sample depends on the key of the deal");
    }
    const auto step = random_step<G>(one, random);
    if (!step) break;
    G::apply(one, step->seat, step->move, nullptr);
    G::apply(other, step->seat, step->move, nullptr);
  }
  return std::nullopt;
}

template <Game G>
Verdict nobody_tells_apart(const typename G::Rules& rules, const typename G::State& one,
                           const typename G::State& other, FastRandom& random) {
  auto observers = players_and_spectator(G::seats(rules));
  observers.push_back(Observer::open());
  for (Observer observer : observers) {
    const auto view = G::view(one, observer);
    const auto other_view = G::view(other, observer);
    if (!(view == other_view) || G::view_json(view) != G::view_json(other_view)) {
      return broken(law::kLateChanceHidden, describe(observer) + " sees the key of the deal");
    }
    FastRandom same_random = random;
    auto sample = G::sample(view, random);
    auto other_sample = G::sample(other_view, same_random);
    if (auto verdict = samples_stay_together<G>(sample, other_sample, observer, random)) return verdict;
  }
  return std::nullopt;
}

template <Game G>
Verdict late_chance_laws(const typename G::Rules& rules, const Deck& deck, FastRandom& random, int move_cap) {
  auto one = G::deal(rules, deck, Standing{});
  auto other = G::deal(rules, Deck{deck.order, deck.key.derive(1)}, Standing{});
  // A state that the key has not changed cannot reveal it.
  const auto bytes = [](const auto& state) { return std::as_bytes(std::span(&state, 1)); };
  if (std::ranges::equal(bytes(one), bytes(other))) return std::nullopt;
  for (int i = 0; i < move_cap; ++i) {
    if (i % 4 == 0) {
      if (auto verdict = nobody_tells_apart<G>(rules, one, other, random)) return verdict;
    }
    const auto step = random_step<G>(one, random);
    if (!step) return std::nullopt;
    const auto before = one;
    std::vector<Event> events;
    std::vector<Event> other_events;
    G::apply(one, step->seat, step->move, &events);
    G::apply(other, step->seat, step->move, &other_events);
    if (where_by_tile(G::places(one)) != where_by_tile(G::places(other))) {
      return samples_draw_anew<G>(rules, before, *step, random);
    }
    for (Observer observer : players_and_spectator(G::seats(rules))) {
      if (as_seen(events, observer) != as_seen(other_events, observer)) {
        return broken(law::kLateChanceHidden, describe(observer) + " is told of the key of the deal");
      }
    }
  }
  return std::nullopt;
}

}  // namespace parlor
