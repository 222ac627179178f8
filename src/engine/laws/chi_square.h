// Compares counts with their expected values. The limits are generous: a fair count exceeds them only once in
// many millions of runs.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace parlor {

// The sum of (count - expected)^2 / expected.
inline double chi_square(std::span<const std::int64_t> counts, std::span<const double> expected) {
  double sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double off = static_cast<double>(counts[i]) - expected[i];
    sum += off * off / expected[i];
  }
  return sum;
}

// A limit that a fair count with these degrees of freedom stays below. The statistic has mean `degrees` and
// variance 2 * `degrees`; the limit is ten standard deviations above the mean plus 20, for the long tail at
// few degrees.
inline double chi_square_limit(double degrees) { return degrees + 10 * std::sqrt(2 * degrees) + 20; }

// Whether `hits` in `tries` are too many for a chance of `p` each.
inline bool too_many_hits(std::int64_t hits, std::int64_t tries, double p) {
  const double mean = static_cast<double>(tries) * p;
  return static_cast<double>(hits) > mean + 8 * std::sqrt(mean * (1 - p)) + 4;
}

}  // namespace parlor
