// Means and their 95% intervals, with the deal as the unit.
//
// Intervals of means are the normal approximation: the mean over deals, give or take 1.96 standard errors.
// Those of shares are Wilson's, which are still right where every deal was won. Sums are whole numbers, so
// the order in which deals come in does not matter, to the last bit.
#pragma once

#include <cstdint>
#include <optional>

namespace parlor {

inline constexpr double kNormal95 = 1.959963984540054;

struct Interval {
  double low = 0;
  double high = 0;
  friend bool operator==(const Interval&, const Interval&) = default;
};

struct Estimate {
  double value = 0;
  std::optional<Interval> interval;  // one deal has none
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// The sum and the sum of squares of a whole number a deal.
class DealSums {
 public:
  DealSums() = default;
  DealSums(std::int64_t deals, std::int64_t sum, std::int64_t squares)
      : deals_(deals), sum_(sum), squares_(squares) {}

  std::int64_t deals() const { return deals_; }
  std::int64_t sum() const { return sum_; }
  std::int64_t squares() const { return squares_; }

  void add(std::int64_t value);
  void merge(const DealSums& other);
  // The mean of value / unit over the deals.
  Estimate mean(int unit) const;
  // Likewise for values from 0 to unit.
  Estimate share(int unit) const;

  friend bool operator==(const DealSums&, const DealSums&) = default;

 private:
  std::int64_t deals_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t squares_ = 0;
};

}  // namespace parlor
