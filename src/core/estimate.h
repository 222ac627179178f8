// Means and their 95% confidence intervals, with the deal as the unit.
//
// Means use the normal approximation: the mean over all deals, plus or minus 1.96 standard errors. Shares use
// Wilson's interval, which stays sound even if every deal was won. Sums are integers, so the result is the
// same to the last bit whatever order the deals arrive in.
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
  std::optional<Interval> interval;  // none for a single deal
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// The sum and the sum of squares of one integer per deal.
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
  // The same for values from 0 to `unit`, with Wilson's interval.
  Estimate share(int unit) const;

  friend bool operator==(const DealSums&, const DealSums&) = default;

 private:
  std::int64_t deals_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t squares_ = 0;
};

}  // namespace parlor
