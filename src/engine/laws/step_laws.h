// A move always has the same effect, and all its events have sentences and are listed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/laws/message_laws.h"
#include "engine/laws/position.h"
#include "engine/laws/sample_laws.h"
#include "engine/laws/secrecy_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
Verdict apply_is_deterministic(const Position<G>& at, Seat seat, const typename G::Move& move) {
  auto one = at.state;
  auto other = at.state;
  auto silent = at.state;
  std::vector<Event> events;
  std::vector<Event> other_events;
  G::apply(one, seat, move, &events);
  G::apply(other, seat, move, &other_events);
  G::apply(silent, seat, move, nullptr);
  const auto differ = [&](const std::string& what) {
    return broken(law::kDeterminism, what + " after " + G::move_text(at.rules, move));
  };
  if (auto verdict = tiles_are_conserved(G::places(one), G::deck_size(at.rules))) return verdict;
  if (!same_to_the_open_eye<G>(one, other)) return differ("two copies differ");
  if (!same_to_the_open_eye<G>(one, silent)) return differ("events change the state");
  if (as_seen(events, Observer::open()) != as_seen(other_events, Observer::open()))
    return differ("the events differ");
  for (Observer observer : at.observers) {
    for (const SeenEvent& event : as_seen(events, observer)) {
      if (auto verdict = can_be_said<G>(event.message)) return verdict;
      if constexpr (ListsEvents<G>) {
        if (auto gap = unlisted(event.message, G::events())) return broken(law::kEvents, *gap);
      }
    }
  }
  return std::nullopt;
}

template <Game G>
Verdict step_laws(const Position<G>& at, Seat seat, const typename G::Move& move) {
  if (auto verdict = apply_is_deterministic(at, seat, move)) return verdict;
  return events_keep_secrets(at, seat, move);
}

}  // namespace parlor
