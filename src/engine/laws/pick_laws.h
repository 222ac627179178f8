// Playouts pick among the listed moves, each with the same probability.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/laws/chi_square.h"
#include "engine/laws/position.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
Verdict pick_is_uniform(const typename G::Rules& rules, const typename G::State& state, FastRandom& random) {
  for (Seat seat : G::actors(state)) {
    std::vector<typename G::Move> listed;
    G::moves(G::view(state, seat), listed);
    std::vector<std::int64_t> counts(listed.size());
    const std::size_t draws = 400 + 20 * listed.size();
    for (std::size_t i = 0; i < draws; ++i) {
      const auto move = G::pick(state, seat, random);
      const auto found = std::ranges::find(listed, move);
      if (found == listed.end())
        return broken(law::kPick, G::move_text(rules, move) + " is picked but not listed");
      ++counts[static_cast<std::size_t>(found - listed.begin())];
    }
    const std::vector<double> expected(listed.size(),
                                       static_cast<double>(draws) / static_cast<double>(listed.size()));
    const double chi = chi_square(counts, expected);
    if (chi > chi_square_limit(static_cast<double>(listed.size()) - 1)) {
      const auto most = std::ranges::max_element(counts);
      return broken(law::kPick, G::move_text(rules, listed[static_cast<std::size_t>(most - counts.begin())]) +
                                    " is picked " + std::to_string(*most) + " times of " +
                                    std::to_string(draws) + " among " + std::to_string(listed.size()));
    }
  }
  return std::nullopt;
}

}  // namespace parlor
