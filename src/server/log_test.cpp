#include "server/log.h"

#include <doctest/doctest.h>

#include "server/testing/live_server.h"

namespace parlor {
namespace {

using std::chrono::seconds;

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++found;
  return found;
}

TEST_CASE("of a repeated event the first lines are logged, and later how many were left out") {
  LogSampler sampler;
  const LogSampler::Time start{};
  for (int i = 0; i < LogSampler::kLines; ++i) CHECK(sampler.take("refused", start) == 0);
  for (int i = 0; i < 1795; ++i) CHECK_FALSE(sampler.take("refused", start + seconds(1)));
  CHECK(sampler.take("other", start + seconds(1)) == 0);
  CHECK_FALSE(sampler.take("refused", start + seconds(9)));
  CHECK(sampler.take("refused", start + seconds(10)) == 1796);
  CHECK(sampler.take("refused", start + seconds(10)) == 0);
  CHECK(sampler.take("refused", start + seconds(30)) == 0);
}

TEST_CASE("rare events are always logged") {
  LogSampler sampler;
  const LogSampler::Time start{};
  for (int i = 0; i < 100; ++i) CHECK(sampler.take("write_failed", start + seconds(3 * i)) == 0);
}

TEST_CASE("a thousand lines of one event are a handful in the log") {
  const test::CapturedLog log;
  for (int i = 0; i < 1000; ++i) log_info("origin_refused", {{"address", std::to_string(i)}});
  log_error("write_failed");
  CHECK(count(log.text(), "origin_refused") == LogSampler::kLines);
  CHECK(count(log.text(), "write_failed") == 1);
  CHECK(count(log.text(), "left_out") == 0);
}

TEST_CASE("the line after those that were left out says how many they were") {
  const test::CapturedLog log;
  const auto before = LogSampler::Time::clock::now() - LogSampler::kWindow;
  for (int i = 0; i < 8; ++i) log_sampler().take("origin_refused", before);
  log_info("origin_refused", {{"address", "1.2.3.4"}});
  CHECK(count(log.text(), R"("event":"origin_refused","address":"1.2.3.4","left_out":3})") == 1);
}

}  // namespace
}  // namespace parlor
