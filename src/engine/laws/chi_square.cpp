#include "engine/laws/chi_square.h"

#include <cmath>

namespace parlor {

double chi_square(std::span<const std::int64_t> counts, std::span<const double> expected) {
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double off = static_cast<double>(counts[i]) - expected[i];
    sum += off * off / expected[i];
  }
  return sum;
}

// Mean `degrees`, variance 2 * `degrees`: ten deviations and twenty more, for the long tail of few degrees.
double chi_square_limit(double degrees) { return degrees + 10 * std::sqrt(2 * degrees) + 20; }

bool too_many_hits(std::int64_t hits, std::int64_t tries, double p) {
  const double mean = static_cast<double>(tries) * p;
  return static_cast<double>(hits) > mean + 8 * std::sqrt(mean * (1 - p)) + 4;
}

}  // namespace parlor
