// Many samples of one view: spread fairly over what is hidden, and not simply the true state.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/laws/chi_square.h"
#include "engine/laws/position.h"
#include "engine/laws/sample_laws.h"
#include "engine/laws/tile_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

// The number of ways the hidden tiles can be placed, as a logarithm: a multinomial coefficient.
inline double log_arrangements(const std::map<std::string, int>& hidden) {
  int tiles = 0;
  double log = 0;
  for (const auto& [where, count] : hidden) {
    tiles += count;
    log -= std::lgamma(count + 1.0);
  }
  return log + std::lgamma(tiles + 1.0);
}

// At the start of a deal nothing is known about the hidden tiles, so each lands in each hidden place in
// proportion to the size of that place. A game whose stock is ordered names the positions ("stock 3"), so
// that the order is checked too.
template <Game G>
Verdict samples_are_fair(const typename G::Rules& rules, const typename G::State& fresh, Observer observer,
                         FastRandom& random) {
  const Places places = G::places(fresh);
  const std::vector<TileId> tiles = hidden_from(observer, places);
  const std::map<std::string, int> hidden = known_places(places, observer).hidden;
  if (hidden.size() < 2) return std::nullopt;

  const auto count = static_cast<std::int64_t>(std::clamp<std::size_t>(12 * tiles.size(), 500, 3000));
  const auto truth = where_by_tile(places);
  const auto view = G::view(fresh, observer);
  std::map<TileId, std::map<std::string, std::int64_t>> landed;
  std::int64_t true_samples = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    const auto where = where_by_tile(G::places(G::sample(view, random)));
    for (TileId tile : tiles) ++landed[tile][where.at(tile)];
    if (where == truth) ++true_samples;
  }

  const double p = std::exp(-log_arrangements(hidden));
  if (too_many_hits(true_samples, count, p)) {
    return broken(law::kSampleNotTruth, describe(observer) +
                                            " at the start: " + std::to_string(true_samples) + " of " +
                                            std::to_string(count) + " samples are the truth");
  }
  const auto degrees = static_cast<double>(hidden.size() - 1);
  double sum = 0;
  for (TileId tile : tiles) {
    std::vector<std::int64_t> counts;
    std::vector<double> expected;
    for (const auto& [where, size] : hidden) {
      counts.push_back(landed[tile][where]);
      expected.push_back(static_cast<double>(count) * size / static_cast<double>(tiles.size()));
    }
    const double chi = chi_square(counts, expected);
    if (chi > chi_square_limit(degrees)) {
      return broken(law::kSampleFair, describe(observer) + ", " + describe(tile) + " of " +
                                          G::deck_text(rules, tiles) + ": chi-square " + std::to_string(chi));
    }
    sum += chi;
  }
  if (sum > chi_square_limit(degrees * static_cast<double>(tiles.size() - 1))) {
    return broken(law::kSampleFair,
                  describe(observer) + ", all tiles together: chi-square " + std::to_string(sum));
  }
  return std::nullopt;
}

// Later in a deal an observer may have learnt nearly everything, so a single state proves nothing. But if in
// most states with several hidden tiles every sample is the true state, the samples know too much.
template <Game G>
Verdict later_samples_are_not_the_truth(const typename G::Rules& rules,
                                        std::span<const typename G::State> states, FastRandom& random) {
  constexpr int kSamples = 12;
  constexpr double kManyWays = 20;
  int judged = 0;
  int always_true = 0;
  for (const auto& state : states) {
    const Places places = G::places(state);
    const auto truth = where_by_tile(places);
    for (Observer observer : players_and_spectator(G::seats(rules))) {
      if (log_arrangements(known_places(places, observer).hidden) < std::log(kManyWays)) continue;
      const auto view = G::view(state, observer);
      int hits = 0;
      for (int i = 0; i < kSamples; ++i)
        hits += where_by_tile(G::places(G::sample(view, random))) == truth ? 1 : 0;
      ++judged;
      if (hits == kSamples) ++always_true;
    }
  }
  if (judged < 10 || 2 * always_true <= judged) return std::nullopt;
  return broken(law::kSampleNotTruth, "in " + std::to_string(always_true) + " of " + std::to_string(judged) +
                                          " views all samples are the truth");
}

}  // namespace parlor
