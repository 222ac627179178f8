// A sampled state is consistent with its view, and depends on nothing but the view.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/laws/position.h"
#include "engine/laws/tile_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

// What an observer knows about places: the tiles it sees, and how many are hidden in each place.
struct KnownPlaces {
  std::map<TileId, std::string> seen;
  std::map<std::string, int> hidden;
  friend bool operator==(const KnownPlaces&, const KnownPlaces&) = default;
};

inline KnownPlaces known_places(const Places& places, Observer observer) {
  KnownPlaces known;
  for (const Place& place : places) {
    if (place.sight.shows(observer)) {
      known.seen[place.tile] = place.where;
    } else {
      ++known.hidden[place.where];
    }
  }
  return known;
}

template <Game G>
Verdict sample_fits(const Position<G>& at, Observer observer, const typename G::View& view,
                    const typename G::State& sample) {
  const auto unfit = [&](const std::string& what) {
    return broken(law::kSampleFits, describe(observer) + ": " + what);
  };
  if (!(G::view(sample, observer) == view)) return unfit("its view is another");
  if (G::actors(sample) != at.actors) return unfit("others may act");
  const Places places = G::places(sample);
  if (auto verdict = tiles_are_conserved(places, G::deck_size(at.rules))) return unfit(verdict->detail);
  if (known_places(places, observer) != known_places(at.places, observer))
    return unfit("tiles in sight lie elsewhere");
  // A state in which nobody can move contradicts how the game got here.
  for (Seat seat : at.actors) {
    const auto own = G::view(sample, seat);
    std::vector<typename G::Move> listed;
    G::moves(own, listed);
    if (listed.empty() || G::check(own, listed.front()))
      return unfit("seat " + seat.to_string() + " has no move in it");
  }
  return std::nullopt;
}

// With the same random numbers, two states that look the same to the observer give the same sample.
template <Game G>
Verdict sample_is_blind(const Position<G>& at, Observer observer, const typename G::View& view) {
  constexpr std::size_t kPairs = 2;
  const auto pairs = random_pairs(hidden_from(observer, at.places), at.random);
  for (std::size_t i = 0; i < std::min(pairs.size(), kPairs); ++i) {
    const auto [a, b] = pairs[i];
    const auto other = G::view(G::swapped(at.state, a, b), observer);
    FastRandom random = at.random;
    FastRandom same_random = at.random;
    if (!same_to_the_open_eye<G>(G::sample(view, random), G::sample(other, same_random))) {
      return broken(law::kSampleBlind,
                    describe(observer) + ", " + describe(a) + " and " + describe(b) + " exchanged");
    }
  }
  return std::nullopt;
}

template <Game G>
Verdict sample_laws(const Position<G>& at) {
  for (std::size_t i = 0; i < at.observers.size(); ++i) {
    const Observer observer = at.observers[i];
    const auto sample = G::sample(at.views[i], at.random);
    if (auto verdict = sample_fits(at, observer, at.views[i], sample)) return verdict;
    if (auto verdict = sample_is_blind(at, observer, at.views[i])) return verdict;
  }
  const auto open = G::view(at.state, Observer::open());
  return sample_fits(at, Observer::open(), open, G::sample(open, at.random));
}

}  // namespace parlor
