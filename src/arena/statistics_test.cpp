#include "arena/statistics.h"

#include <cmath>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "arena/columns.h"
#include "arena/histogram.h"
#include "arena/progress.h"

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

TEST_CASE("Elo: even is 0, ten to one is 400, always is infinite") {
  CHECK(elo_of({0.5, std::nullopt}).value == 0);
  CHECK(elo_of({10.0 / 11, std::nullopt}).value == doctest::Approx(400));
  CHECK(elo_of({0.75, std::nullopt}).value == doctest::Approx(190.85));
  const Estimate estimate = elo_of({0.9, Interval{0.75, 1.05}});
  CHECK(estimate.interval->low == doctest::Approx(190.85));
  CHECK(std::isinf(estimate.interval->high));
}

TEST_CASE("a histogram knows count, mean and maximum exactly, percentiles within its buckets") {
  TimeHistogram times;
  CHECK(times.percentile(95) == 0);
  for (std::uint64_t i = 1; i <= 1000; ++i) times.add(i * 1000);
  CHECK(times.count() == 1000);
  CHECK(times.mean() == 500500);
  CHECK(times.most() == 1'000'000);
  CHECK(times.percentile(95) >= 950'000);
  CHECK(times.percentile(95) <= 950'000 * 33 / 32);
  CHECK(times.percentile(100) == 1'000'000);

  TimeHistogram small;
  for (std::uint64_t i = 0; i < 60; ++i) small.add(i);
  CHECK(small.percentile(50) == 29);
  small.add(~std::uint64_t{0} >> 1);
  CHECK(small.percentile(100) == ~std::uint64_t{0} >> 1);
  CHECK(TimeHistogram::from_json(small.to_json()) == small);
  CHECK(TimeHistogram::from_json(times.to_json()) == times);

  TimeHistogram both = small;
  both.merge(times);
  CHECK(both.count() == 1061);
}

TEST_CASE("numbers, durations and columns") {
  CHECK(fixed(-1.005, 1) == "-1.0");
  CHECK(duration(850) == "850 ns");
  CHECK(duration(1240) == "1.24 µs");
  CHECK(duration(999.7) == "1.00 µs");
  CHECK(duration(17'000'000) == "17.0 ms");
  CHECK(duration(250e9) == "250 s");
  CHECK(aligned({{"a", "bb"}, {"ccc", "µ"}}) == "a    bb\nccc   µ\n");
}

TEST_CASE("progress says rate and time left, of this run only") {
  using std::chrono::seconds;
  CHECK(progress_text({0, 100, 0}, seconds(0)) == "0 of 100 deals");
  CHECK(progress_text({40, 100, 40}, seconds(3)) == "40 of 100 deals");
  CHECK(progress_text({60, 100, 40}, seconds(2)) == "60 of 100 deals, 10 a second, 4 s left");
  CHECK(progress_text({100, 100, 0}, seconds(200)) == "100 of 100 deals, 0.5 a second");
  CHECK(progress_text({1, 201, 0}, seconds(1)) == "1 of 201 deals, 1.0 a second, 3 min 20 s left");
  CHECK(progress_text({1, 18721, 0}, seconds(1)) == "1 of 18721 deals, 1.0 a second, 5 h 12 min left");
}

}  // namespace
}  // namespace parlor
