#include "analysis/analysis.h"

#include <cmath>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <ranges>

#include "engine/json.h"

namespace parlor {

double Analysis::loss() const {
  double sum = 0;
  for (const AnalysedMove& move : moves) sum += move.loss;
  return std::round(sum * 100) / 100;
}

nlohmann::json to_json(const Analysis& analysis, std::size_t known) {
  nlohmann::json moves = nlohmann::json::array();
  for (const AnalysedMove& move : analysis.moves | std::views::drop(static_cast<std::ptrdiff_t>(known))) {
    moves.push_back({{"step", move.step},
                     {"move", move.move},
                     {"best", move.best},
                     {"reason", to_json(move.reason)},
                     {"loss", move.loss},
                     {"error", move.error}});
  }
  return {{"deal", analysis.deal},
          {"seat", analysis.seat.index()},
          {"player", analysis.player},
          {"better", better_name(analysis.better)},
          {"loss", analysis.loss()},
          {"decisions", analysis.decisions},
          {"moves", moves}};
}

}  // namespace parlor
