#include "core/estimate.h"

#include <cmath>
#include <doctest/doctest.h>

namespace parlor {
namespace {

TEST_CASE("the interval of a mean is that of the textbook") {
  // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squared deviations 32, variance 32/7, standard error sqrt(32/7/8) =
  // 0.755929.
  DealSums sums;
  for (int value : {2, 4, 4, 4, 5, 5, 7, 9}) sums.add(value);
  const Estimate estimate = sums.mean(1);
  CHECK(estimate.value == 5);
  REQUIRE(estimate.interval);
  CHECK(estimate.interval->low == doctest::Approx(5 - 1.959964 * 0.7559289));
  CHECK(estimate.interval->high == doctest::Approx(5 + 1.959964 * 0.7559289));

  const Estimate halves = sums.mean(2);
  CHECK(halves.value == 2.5);
  CHECK(halves.interval->high - halves.value == doctest::Approx(1.959964 * 0.7559289 / 2));
}

TEST_CASE("one deal has a mean and no interval, none has nothing") {
  DealSums sums;
  CHECK(sums.mean(1) == Estimate{});
  sums.add(-3);
  CHECK(sums.mean(2) == Estimate{-1.5, std::nullopt});
  sums.add(-3);
  CHECK(sums.mean(2) == Estimate{-1.5, Interval{-1.5, -1.5}});
}

TEST_CASE("merging sums is adding their deals, and large ones do not overflow") {
  DealSums one;
  DealSums two;
  DealSums both;
  for (std::int64_t i = 0; i < 10; ++i) {
    (i < 4 ? one : two).add(i * i);
    both.add(i * i);
  }
  one.merge(two);
  CHECK(one == both);

  // A billion deals, half at 1000 and half at 1002: the standard deviation is 1.
  const DealSums many(1'000'000'000, 1'001'000'000'000, 1'002'002'000'000'000);
  const Estimate estimate = many.mean(1);
  CHECK(estimate.value == 1001);
  CHECK(estimate.interval->high - 1001 == doctest::Approx(1.959964 / std::sqrt(1e9)).epsilon(1e-4));
}

}  // namespace
}  // namespace parlor
