#include <chrono>
#include <cmath>
#include <cstdint>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <optional>

#include "arena/histogram.h"
#include "arena/progress.h"
#include "arena/report.h"

namespace parlor {
namespace {

TEST_CASE("an Elo rating is 0 for even, 400 for ten to one, and infinite for always") {
  CHECK(elo_of({0.5, std::nullopt}).value == 0);
  CHECK(elo_of({10.0 / 11, std::nullopt}).value == doctest::Approx(400));
  CHECK(elo_of({0.75, std::nullopt}).value == doctest::Approx(190.85));
  const Estimate estimate = elo_of({0.9, Interval{0.75, 1.05}});
  CHECK(estimate.interval->low == doctest::Approx(190.85));
  CHECK(std::isinf(estimate.interval->high));
}

TEST_CASE("a histogram has exact counts, means and maximums, and percentiles to within a bucket") {
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

TEST_CASE("progress shows the rate and the time left of this run only") {
  using std::chrono::seconds;
  CHECK(progress_text({0, 100, 0}, seconds(0)) == "0 of 100 deals");
  CHECK(progress_text({40, 100, 40}, seconds(3)) == "40 of 100 deals");
  CHECK(progress_text({60, 100, 40}, seconds(2)) == "60 of 100 deals, 10 a second, 4 s left");
  CHECK(progress_text({40, 100, 40, 0.5}, seconds(1)) == "40 of 100 deals, 0.5 a second, 1 min 59 s left");
  CHECK(progress_text({100, 100, 0}, seconds(200)) == "100 of 100 deals, 0.5 a second");
  CHECK(progress_text({1, 201, 0}, seconds(1)) == "1 of 201 deals, 1.0 a second, 3 min 20 s left");
  CHECK(progress_text({1, 18721, 0}, seconds(1)) == "1 of 18721 deals, 1.0 a second, 5 h 12 min left");
}

}  // namespace
}  // namespace parlor
