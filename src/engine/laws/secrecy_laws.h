// Nothing an observer receives changes when tiles hidden from it are swapped.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/laws/position.h"
#include "engine/laws/tile_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

inline std::string describe_swap(Observer observer, TileId a, TileId b) {
  return describe(observer) + ", " + describe(a) + " and " + describe(b) + " exchanged";
}

// Compares everything that is computed from a view. This catches views that hold more than they compare.
template <Game G>
Verdict answers_agree(const Position<G>& at, const typename G::View& one, const typename G::View& other,
                      const std::string& about) {
  const auto differ = [&](const std::string& what) {
    return broken(law::kSecretAnswers, what + ": " + about);
  };
  if (G::view_json(one) != G::view_json(other)) return differ("view_json");
  std::vector<typename G::Move> first;
  std::vector<typename G::Move> second;
  G::moves(one, first);
  G::moves(other, second);
  if (first != second) return differ("moves");
  for (const auto& move : at.probes()) {
    const std::string text = G::move_text(at.rules, move);
    if (G::check(one, move) != G::check(other, move)) return differ("check of " + text);
    const auto draft = parse_draft_of<G>(at.rules, text);
    if (draft && !(G::assess(one, *draft) == G::assess(other, *draft))) return differ("assess of " + text);
  }
  for (const std::string& how : G::arrangements()) {
    if (G::arrange(one, how) != G::arrange(other, how)) return differ("arrange by " + how);
  }
  return std::nullopt;
}

template <Game G>
Verdict views_keep_secrets(const Position<G>& at) {
  constexpr std::size_t kAsked = 2;  // pairs with all answers compared; views are compared for all
  for (std::size_t i = 0; i < at.observers.size(); ++i) {
    const Observer observer = at.observers[i];
    std::size_t asked = 0;
    for (const auto& [a, b] : random_pairs(hidden_from(observer, at.places), at.random)) {
      const auto other = G::swapped(at.state, a, b);
      const std::string about = describe_swap(observer, a, b);
      if (G::actors(other) != at.actors) return broken(law::kSecretView, "actors: " + about);
      const auto view = G::view(other, observer);
      if (!(view == at.views[i])) return broken(law::kSecretView, about);
      if (asked++ >= kAsked) continue;
      if (auto verdict = swap_exchanges(at, a, b)) return verdict;
      if (auto verdict = answers_agree(at, at.views[i], view, about)) return verdict;
    }
  }
  return std::nullopt;
}

inline std::vector<SeenEvent> as_seen(const std::vector<Event>& events, Observer observer) {
  std::vector<SeenEvent> seen;
  seen.reserve(events.size());
  for (const Event& event : events) seen.push_back(event.seen_by(observer));
  return seen;
}

inline bool sees_any(Observer observer, const Places& places, TileId a, TileId b) {
  for (const Place& place : places) {
    if ((place.tile == a || place.tile == b) && place.sight.shows(observer)) return true;
  }
  return false;
}

// The move that does in `other` what `move` did in the true state: it leads to `after` with the two tiles
// exchanged. A secret choice names its tile, so there it is a different move.
template <Game G>
std::optional<typename G::Move> image_of(const typename G::Move& move, Seat mover,
                                         const typename G::State& other,
                                         const typename G::State& after_swapped) {
  const auto view = G::view(other, mover);
  if (!G::check(view, move)) return move;
  std::vector<typename G::Move> listed;
  G::moves(view, listed);
  for (const auto& candidate : listed) {
    auto next = other;
    G::apply(next, mover, candidate, nullptr);
    if (same_to_the_open_eye<G>(next, after_swapped)) return candidate;
  }
  return std::nullopt;
}

// The events of a move are the same in both states, unless the move reveals one of the two tiles.
template <Game G>
Verdict events_keep_secrets(const Position<G>& at, Seat mover, const typename G::Move& move) {
  auto after = at.state;
  std::vector<Event> events;
  G::apply(after, mover, move, &events);
  const Places places = G::places(after);
  for (Observer observer : at.observers) {
    const auto told = as_seen(events, observer);
    const auto view = G::view(after, observer);
    for (const auto& [a, b] : random_pairs(hidden_from(observer, at.places), at.random)) {
      if (sees_any(observer, places, a, b)) continue;
      auto other = G::swapped(at.state, a, b);
      const auto image = image_of<G>(move, mover, other, G::swapped(after, a, b));
      if (!image) continue;
      std::vector<Event> other_events;
      G::apply(other, mover, *image, &other_events);
      const bool same_events = as_seen(other_events, observer) == told;
      if (same_events && G::view(other, observer) == view) continue;
      if (sees_any(observer, G::places(other), a, b)) continue;
      return broken(same_events ? law::kSecretView : law::kSecretEvents,
                    "after " + G::move_text(at.rules, move) + ": " + describe_swap(observer, a, b));
    }
  }
  return std::nullopt;
}

}  // namespace parlor
