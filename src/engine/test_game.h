// For tests: what those of all games say in the same way.
#pragma once

#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "engine/option.h"

namespace parlor::test {

template <Game G>
typename G::Rules rules_of(std::string_view text) {
  auto parsed = parse_rules<G>(text);
  REQUIRE_MESSAGE(parsed.ok(), text);
  return *parsed;
}

// The key of why an observer may not do this; empty where it may.
template <Game G>
std::string refusal_of(const typename G::State& state, Observer observer, std::string_view move) {
  const auto parsed = G::parse_move(state.rules, move);
  if (!parsed) return parsed.problem().key;
  const auto problem = G::check(G::view(state, observer), *parsed);
  return problem ? problem->key : "";
}

// Plays a legal move and gives what it brought.
template <Game G>
std::vector<Event> events_of(typename G::State& state, Seat seat, std::string_view move) {
  REQUIRE_MESSAGE(refusal_of<G>(state, seat, move) == "", move);
  std::vector<Event> events;
  G::apply(state, seat, *G::parse_move(state.rules, move), &events);
  return events;
}

// What everybody is told, as keys.
inline std::vector<std::string> keys_of(const std::vector<Event>& events) {
  std::vector<std::string> keys;
  keys.reserve(events.size());
  for (const Event& event : events) keys.push_back(event.seen_by(Observer::spectator()).message.key);
  return keys;
}

// What an observer is told, in English; Ada, Ben, Cleo and Dan play.
template <Game G>
std::vector<std::string> sentences_of(const std::vector<Event>& events,
                                      Observer observer = Observer::spectator()) {
  Catalogue english;
  english.add(G::phrases());
  const std::vector<std::string> names = {"Ada", "Ben", "Cleo", "Dan"};
  std::vector<std::string> sentences;
  sentences.reserve(events.size());
  for (const Event& event : events) sentences.push_back(english.say(event.seen_by(observer).message, names));
  return sentences;
}

}  // namespace parlor::test
