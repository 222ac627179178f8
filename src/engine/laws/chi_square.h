// Counts against what was expected. The limits are generous: a fair count passes but once in many millions of
// runs.
#pragma once

#include <cstdint>
#include <span>

namespace parlor {

// The sum of (count - expected)^2 / expected.
double chi_square(std::span<const std::int64_t> counts, std::span<const double> expected);
// What a fair count with so many degrees of freedom stays below.
double chi_square_limit(double degrees);
// So many hits in `tries` are too many for a chance of `p` each.
bool too_many_hits(std::int64_t hits, std::int64_t tries, double p);

}  // namespace parlor
