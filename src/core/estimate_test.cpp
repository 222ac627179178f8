#include "core/estimate.h"

#include <cmath>
#include <doctest/doctest.h>

namespace parlor {
namespace {

TEST_CASE("the interval of a mean matches the textbook") {
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

TEST_CASE("one deal has a mean but no interval, and no deals have neither") {
  DealSums sums;
  CHECK(sums.mean(1) == Estimate{});
  sums.add(-3);
  CHECK(sums.mean(2) == Estimate{-1.5, std::nullopt});
  sums.add(-3);
  CHECK(sums.mean(2) == Estimate{-1.5, Interval{-1.5, -1.5}});
}

TEST_CASE("the interval of a share is Wilson's") {
  // 8 of 10 single games: the textbook interval for n = 10, with the variance over n - 1.
  DealSums games;
  for (int i = 0; i < 10; ++i) games.add(i < 8 ? 1 : 0);
  const Estimate estimate = games.share(1);
  const double n = 9;
  const double pull = kNormal95 * kNormal95 / n;
  const double centre = (0.8 + pull / 2) / (1 + pull);
  const double margin = kNormal95 / (1 + pull) * std::sqrt(0.16 / n + pull / (4 * n));
  CHECK(estimate.value == 0.8);
  CHECK(estimate.interval->low == doctest::Approx(centre - margin));
  CHECK(estimate.interval->high == doctest::Approx(centre + margin));
}

TEST_CASE("a share of 0% or 100% has an interval that narrows with more deals") {
  DealSums won;
  DealSums lost;
  for (int i = 0; i < 100; ++i) {
    won.add(24);
    lost.add(0);
  }
  const Estimate all = won.share(24);
  CHECK(all.value == 1);
  CHECK(all.interval->low == doctest::Approx(100 / (100 + kNormal95 * kNormal95)));
  CHECK(all.interval->high == 1);
  const Estimate none = lost.share(24);
  CHECK(none.value == 0);
  CHECK(none.interval->low == 0);
  CHECK(none.interval->high == doctest::Approx(1 - all.interval->low));

  won.merge(won);
  CHECK(won.share(24).interval->low > all.interval->low);
}

TEST_CASE("a share that is the same in every deal is certain, and one deal says nothing about the next") {
  // Duplicate deals between two identical players are won once from each side.
  DealSums even;
  for (int i = 0; i < 50; ++i) even.add(12);
  CHECK(even.share(24) == Estimate{0.5, Interval{0.5, 0.5}});
  CHECK(DealSums(1, 24, 576).share(24) == Estimate{1, std::nullopt});
}

TEST_CASE("merging sums is the same as adding their deals, and large sums do not overflow") {
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
