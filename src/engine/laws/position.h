// One state of a deal with everything the laws look at, gathered once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.h"

namespace parlor {

// Every seat and the spectator: the observers from whom something may be hidden.
inline std::vector<Observer> players_and_spectator(int seats) {
  std::vector<Observer> observers;
  observers.reserve(static_cast<std::size_t>(seats) + 1);
  for (int i = 0; i < seats; ++i) observers.emplace_back(Seat::at(i));
  observers.push_back(Observer::spectator());
  return observers;
}

inline std::string describe(Observer observer) {
  if (observer.is_open()) return "the open eye";
  return observer.is_spectator() ? "the spectator" : "seat " + observer.seat()->to_string();
}

inline std::string describe(TileId tile) { return "tile " + std::to_string(tile.index()); }

template <class T>
void shuffle(std::vector<T>& items, FastRandom& random) {
  for (std::size_t i = items.size(); i-- > 1;) {
    std::swap(items[i], items[random.below(static_cast<std::uint32_t>(i + 1))]);
  }
}

// The tiles that `observer` cannot see.
inline std::vector<TileId> hidden_from(Observer observer, const Places& places) {
  std::vector<TileId> tiles;
  for (const Place& place : places) {
    if (!place.sight.shows(observer)) tiles.push_back(place.tile);
  }
  return tiles;
}

// Pairs that together include every tile of a list.
inline std::vector<std::pair<TileId, TileId>> random_pairs(std::vector<TileId> tiles, FastRandom& random) {
  std::vector<std::pair<TileId, TileId>> pairs;
  if (tiles.size() < 2) return pairs;
  shuffle(tiles, random);
  for (std::size_t i = 0; i + 1 < tiles.size(); i += 2) pairs.emplace_back(tiles[i], tiles[i + 1]);
  if (tiles.size() % 2 != 0) pairs.emplace_back(tiles.back(), tiles.front());
  return pairs;
}

template <Game G>
struct Position {
  using Move = typename G::Move;

  const typename G::Rules& rules;
  const typename G::State& state;
  std::vector<Move>& seen_moves;  // from earlier positions; most of them are illegal here
  FastRandom& random;
  int seats;
  SeatSet actors;
  Places places;
  std::vector<Observer> observers;
  std::vector<typename G::View> views;    // one per observer
  std::vector<std::vector<Move>> listed;  // one list per observer

  Position(const typename G::Rules& rules_, const typename G::State& state_, std::vector<Move>& seen_moves_,
           FastRandom& random_)
      : rules(rules_),
        state(state_),
        seen_moves(seen_moves_),
        random(random_),
        seats(G::seats(rules_)),
        actors(G::actors(state_)),
        places(G::places(state_)),
        observers(players_and_spectator(seats)) {
    for (Observer observer : observers) {
      views.push_back(G::view(state, observer));
      G::moves(views.back(), listed.emplace_back());
    }
  }

  const typename G::View& view(Seat seat) const { return views[slot(seat)]; }
  const std::vector<Move>& moves(Seat seat) const { return listed[slot(seat)]; }

  // Legal and illegal moves to ask about: some listed now, some from earlier positions.
  std::vector<Move> probes() const {
    constexpr std::uint32_t kOfEach = 4;
    std::vector<Move> probes;
    const auto some = [&](const std::vector<Move>& from) {
      for (std::uint32_t i = 0; i < kOfEach && !from.empty(); ++i) {
        probes.push_back(from[random.below(static_cast<std::uint32_t>(from.size()))]);
      }
    };
    for (const auto& moves : listed) some(moves);
    some(seen_moves);
    return probes;
  }
};

}  // namespace parlor
