#include "core/estimate.h"

#include <cmath>

namespace parlor {
namespace {

__extension__ using Wide = __int128;  // n * squares does not fit into 64 bits for long runs

}  // namespace

void DealSums::add(std::int64_t value) { merge({1, value, value * value}); }

void DealSums::merge(const DealSums& other) {
  deals_ += other.deals_;
  sum_ += other.sum_;
  squares_ += other.squares_;
}

Estimate DealSums::mean(int unit) const {
  if (deals_ == 0) return {};
  const auto count = static_cast<double>(deals_);
  Estimate estimate{static_cast<double>(sum_) / (count * unit), std::nullopt};
  if (deals_ == 1) return estimate;
  // The variance over deals is (n * squares - sum^2) / (n * (n - 1)); that of their mean is n times smaller.
  const auto spread = static_cast<double>(Wide{deals_} * squares_ - Wide{sum_} * sum_);
  const double error = std::sqrt(spread / (count - 1)) / count / unit;
  estimate.interval = {estimate.value - kNormal95 * error, estimate.value + kNormal95 * error};
  return estimate;
}

Estimate DealSums::share(int unit) const {
  Estimate estimate = mean(unit);
  if (!estimate.interval) return estimate;
  const double share = estimate.value;
  const double error = (estimate.interval->high - share) / kNormal95;
  // The number of single games that would have given the same error; if all deals ended alike, each counts as
  // one.
  const double spread = share * (1 - share);
  if (spread > 0 && error <= 0) return estimate;
  const double games = spread > 0 ? spread / (error * error) : static_cast<double>(deals_);
  const double pull = kNormal95 * kNormal95 / games;
  const double centre = (share + pull / 2) / (1 + pull);
  const double margin = kNormal95 * std::sqrt(spread / games + pull / (4 * games)) / (1 + pull);
  // At the ends the two are equal except for rounding.
  estimate.interval = {share <= 0 ? 0 : centre - margin, share >= 1 ? 1 : centre + margin};
  return estimate;
}

}  // namespace parlor
