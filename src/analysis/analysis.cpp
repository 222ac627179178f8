#include "analysis/analysis.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/json.h"

namespace parlor {

double Analysis::loss() const {
  double sum = 0;
  for (const AnalysedMove& move : moves) sum += move.loss;
  return std::round(sum * 100) / 100;
}

nlohmann::json to_json(const Analysis& analysis) {
  nlohmann::json moves = nlohmann::json::array();
  for (const AnalysedMove& move : analysis.moves) {
    moves.push_back({{"step", move.step},
                     {"move", move.move},
                     {"best", move.best},
                     {"reason", to_json(move.reason)},
                     {"loss", move.loss},
                     {"error", move.error}});
  }
  return {{"deal", analysis.deal},     {"seat", analysis.seat.index()},
          {"player", analysis.player}, {"better", better_name(analysis.better)},
          {"loss", analysis.loss()},   {"moves", moves}};
}

}  // namespace parlor
