// Faults that other laws would find first are also found by counting samples.
#include "engine/laws/sample_statistics.h"

#include <doctest/doctest.h>
#include <optional>

#include "engine/table_of.h"
#include "engine/toys/broken_duel.h"
#include "engine/toys/broken_rummage.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

template <Game G>
typename G::State fresh(std::uint64_t seed) {
  const typename G::Rules rules;
  return G::deal(rules, *make_deck<G>(rules, {Seed::of(seed), std::nullopt}), Standing{});
}

}  // namespace

TEST_CASE("samples that are the true state are found by counting at the start of a deal") {
  FastRandom random(1);
  const Duel::State state = fresh<Duel>(1);
  CHECK(!samples_are_fair<BrokenDuel>({}, state, Seat::at(0), random));
  BrokenDuel::fault = BrokenDuel::Fault::truthful_sample;
  const Verdict verdict = samples_are_fair<BrokenDuel>({}, state, Seat::at(0), random);
  BrokenDuel::fault = BrokenDuel::Fault::none;
  REQUIRE(verdict);
  CHECK(verdict->law == law::kSampleNotTruth);
}

TEST_CASE("samples that are the true state are found by counting later in a deal") {
  FastRandom random(1);
  std::vector<Rummage::State> states;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto state = fresh<Rummage>(seed);
    for (int i = 0; i < 4; ++i)
      Rummage::apply(state, state.turn, Rummage::pick(state, state.turn, random), nullptr);
    states.push_back(state);
  }
  CHECK(!later_samples_are_not_the_truth<BrokenRummage>({}, states, random));
  BrokenRummage::fault = BrokenRummage::Fault::truthful_later;
  const Verdict verdict = later_samples_are_not_the_truth<BrokenRummage>({}, states, random);
  BrokenRummage::fault = BrokenRummage::Fault::none;
  REQUIRE(verdict);
  CHECK(verdict->law == law::kSampleNotTruth);
}

TEST_CASE("an open view that does not see the stock is found when tiles of the stock are swapped") {
  FastRandom random(1);
  std::vector<Rummage::Move> no_moves;
  const Rummage::Rules rules;
  const Rummage::State state = fresh<Rummage>(1);
  const Position<BrokenRummage> at(rules, state, no_moves, random);
  Verdict verdict;
  BrokenRummage::fault = BrokenRummage::Fault::half_open;
  for (int i = 0; i < 50 && !verdict; ++i) verdict = open_eye_sees_all(at);
  BrokenRummage::fault = BrokenRummage::Fault::none;
  REQUIRE(verdict);
  CHECK(verdict->law == law::kOpenEye);
}
