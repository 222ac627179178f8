#include "arena/elo.h"

#include <cmath>
#include <limits>

namespace parlor {
namespace {

double elo(double share) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(share / (1 - share));
}

}  // namespace

Estimate elo_of(const Estimate& wins) {
  Estimate estimate{elo(wins.value), std::nullopt};
  if (wins.interval) estimate.interval = {elo(wins.interval->low), elo(wins.interval->high)};
  return estimate;
}

}  // namespace parlor
