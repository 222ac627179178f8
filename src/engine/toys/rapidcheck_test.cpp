// Generated choices instead of random deals: a failure is shrunk to the shortest play that shows it.
#include <cstdint>
#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "engine/toys/toy_laws.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

template <Game G>
rc::detail::TestResult try_choices(int times) {
  rc::detail::TestParams params;
  params.seed = 5;
  params.maxSuccess = times;
  params.maxSize = 60;
  const auto property = [](std::uint64_t seed, const std::vector<std::uint16_t>& choices) {
    const Verdict verdict = play_under_laws<G>(typename G::Rules{}, Seed::of(seed >> 1), choices);
    if (verdict) RC_FAIL(verdict->law);
  };
  return rc::detail::checkTestable(property, rc::detail::TestMetadata(), params);
}

}  // namespace

TEST_CASE("intact games obey the laws whatever is chosen") {
  CHECK(try_choices<Rummage>(60).is<rc::detail::SuccessResult>());
  CHECK(try_choices<Duel>(60).is<rc::detail::SuccessResult>());
}

TEST_CASE("a leak is found by generated choices and shrunk to the first move that shows it") {
  BrokenRummage::fault = BrokenRummage::Fault::chatty_draw;
  const auto result = try_choices<BrokenRummage>(100);
  BrokenRummage::fault = BrokenRummage::Fault::none;
  REQUIRE(result.is<rc::detail::FailureResult>());
  const auto& failure = result.get<rc::detail::FailureResult>();
  CHECK(failure.description.find(law::kSecretEvents) != std::string::npos);
  // The first choice of a deal is to draw, which is the leak: one choice is enough, namely the first listed
  // move.
  REQUIRE(failure.counterExample.size() == 1);
  CHECK(failure.counterExample[0].second.find("[0]") != std::string::npos);
}
