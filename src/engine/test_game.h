// For tests: helpers shared by all games.
#pragma once

#include <algorithm>
#include <cstdint>
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

// A tile or a card by its name.
template <class Face>
Face face_of(std::string_view text) {
  const auto parsed = Face::parse(text);
  REQUIRE_MESSAGE(parsed, text);
  return *parsed;
}

template <Game G>
typename G::State dealt(const typename G::Rules& rules, std::uint64_t seed, int deal = 1) {
  const Seed from = Seed::of(seed);
  return G::deal(rules, {shuffle_of<G>(rules).order(from, G::deck_size(rules)), from}, {deal, {}});
}
template <Game G>
typename G::State dealt_from(const typename G::Rules& rules, std::string_view deck, int deal = 1) {
  const auto order = G::parse_deck(rules, deck);
  REQUIRE_MESSAGE(order.ok(), deck);
  return G::deal(rules, {*order, Seed::of(1)}, {deal, {}});
}

// The key of the refusal of this move; empty if it is allowed.
template <Game G>
std::string refusal_of(const typename G::State& state, Observer observer, std::string_view move) {
  const auto parsed = G::parse_move(state.rules, move);
  if (!parsed) return parsed.problem().key;
  const auto problem = G::check(G::view(state, observer), *parsed);
  return problem ? problem->key : "";
}

// Plays a legal move and returns its events.
template <Game G>
std::vector<Event> events_of(typename G::State& state, Seat seat, std::string_view move) {
  REQUIRE_MESSAGE(refusal_of<G>(state, seat, move) == "", move);
  std::vector<Event> events;
  G::apply(state, seat, *G::parse_move(state.rules, move), &events);
  return events;
}

// The keys of the public events.
inline std::vector<std::string> keys_of(const std::vector<Event>& events) {
  std::vector<std::string> keys;
  keys.reserve(events.size());
  for (const Event& event : events) keys.push_back(event.seen_by(Observer::spectator()).message.key);
  return keys;
}

// What an observer is told, in English. The players are Ada, Ben, Cleo and Dan.
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

// Whether these are the very same tiles or cards in the same order, not just others that look alike.
template <class Tiles>
bool same_tiles(const Tiles& a, const Tiles& b) {
  return std::ranges::equal(a, b, [](const auto& one, const auto& other) { return one.is(other); });
}

}  // namespace parlor::test
