// Every law finds the fault that breaks it.
#include <doctest/doctest.h>
#include <string>

#include "engine/toys/toy_laws.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

template <class G>
std::string suite_with(typename G::Fault fault, const std::string& rules) {
  G::fault = fault;
  const auto report = run_laws<G>({.deals = 12, .seed = Seed::of(7), .rules = rules, .move_cap = 500});
  G::fault = G::Fault::none;
  if (!report) return "refused: " + report.problem().key;
  return report->violation ? report->violation->law : "none";
}

using Rummaging = BrokenRummage::Fault;
using Dueling = BrokenDuel::Fault;

// The name of the law found broken when the game has this fault.
std::string broken_by(Rummaging fault, const std::string& rules = "") {
  return suite_with<BrokenRummage>(fault, rules);
}
std::string broken_by(Dueling fault) { return suite_with<BrokenDuel>(fault, ""); }

}  // namespace

TEST_CASE("without a fault the toys obey every law") {
  CHECK(broken_by(Rummaging::none) == "none");
  CHECK(broken_by(Dueling::none) == "none");
}

TEST_CASE("a view that leaks a hidden tile is found") {
  CHECK(broken_by(Rummaging::leaky_view) == law::kSecretView);
}

TEST_CASE("a view that leaks the other player's secret choice is found") {
  CHECK(broken_by(Dueling::leaky_choice) == law::kSecretView);
}

TEST_CASE("a view that leaks the key for later random events is found") {
  CHECK(broken_by(Rummaging::leaky_key) == law::kLateChanceHidden);
}

TEST_CASE("page JSON that says more than the view compares is found") {
  CHECK(broken_by(Dueling::leaky_json) == law::kSecretAnswers);
}

TEST_CASE("a check that depends on hidden tiles is found") {
  CHECK(broken_by(Dueling::nosy_check) == law::kSecretAnswers);
}

TEST_CASE("an event that leaks a drawn tile is found") {
  CHECK(broken_by(Rummaging::chatty_draw) == law::kSecretEvents);
}

TEST_CASE("an event that leaks a secret choice is found") {
  CHECK(broken_by(Dueling::chatty_choice) == law::kSecretEvents);
}

TEST_CASE("a sample that returns the true state is found") {
  CHECK(broken_by(Dueling::truthful_sample) == law::kSampleBlind);
  CHECK(broken_by(Rummaging::truthful_later) == law::kSampleBlind);
}

TEST_CASE("a sample that keeps or fixes the key for later random events is found") {
  CHECK(broken_by(Rummaging::kept_key) == law::kLateChanceAnew);
  CHECK(broken_by(Rummaging::fixed_key) == law::kLateChanceAnew);
}

TEST_CASE("a sample that favours some tiles is found") {
  CHECK(broken_by(Rummaging::unfair_sample) == law::kSampleFair);
  CHECK(broken_by(Rummaging::sorted_stock) == law::kSampleFair);
}

TEST_CASE("a sample that does not fit what the observer has seen is found") {
  CHECK(broken_by(Rummaging::forgetful_sample) == law::kSampleFits);
  CHECK(broken_by(Dueling::careless_sample) == law::kSampleFits);
}

TEST_CASE("a pick that is not uniform is found") { CHECK(broken_by(Rummaging::lopsided_pick) == law::kPick); }

TEST_CASE("a move text that does not round-trip is found") {
  CHECK(broken_by(Rummaging::mumbling_text) == law::kMoveText);
  CHECK(broken_by(Dueling::numbered_text) == law::kMoveText);
}

TEST_CASE("a move that is only understood in lowercase is found") {
  CHECK(broken_by(Rummaging::picky_text) == law::kMoveText);
}

TEST_CASE("a lost tile is found, and a duplicated one") {
  CHECK(broken_by(Rummaging::lost_tile) == law::kConservation);
  CHECK(broken_by(Rummaging::doubled_tile) == law::kConservation);
}

TEST_CASE("scores that do not add up are found") {
  CHECK(broken_by(Rummaging::generous_scores) == law::kScores);
}

TEST_CASE("a listed move that check() refuses is found, and one that is listed twice") {
  CHECK(broken_by(Rummaging::optimistic_list, "take=no") == law::kListedMoves);
  CHECK(broken_by(Dueling::repeated_list) == law::kNoDuplicates);
}

TEST_CASE("a fallback that is not legal is found") {
  CHECK(broken_by(Dueling::careless_fallback) == law::kFallback);
}

TEST_CASE("a check that lets other seats move is found") {
  CHECK(broken_by(Rummaging::open_door) == law::kOnlyActors);
}

TEST_CASE("a deal that never ends is found") { CHECK(broken_by(Rummaging::endless) == law::kEnds); }

TEST_CASE("a deal that depends on more than its state is found") {
  CHECK(broken_by(Dueling::moody) == law::kDeterminism);
}

TEST_CASE("a message without a sentence is found") {
  CHECK(broken_by(Dueling::speechless) == law::kMessages);
}

TEST_CASE("an event that is not listed, or differs from its entry in the list, is found") {
  CHECK(broken_by(Dueling::unlisted_event) == law::kEvents);
  CHECK(broken_by(Dueling::untyped_event) == law::kEvents);
}

TEST_CASE("a rules page with an empty section, or with missing sentences, is found") {
  CHECK(broken_by(Dueling::blank_page) == law::kRulesPage);
  CHECK(broken_by(Dueling::foreign_page) == law::kMessages);
}

TEST_CASE("a deck text that is read as a different deck is found") {
  CHECK(broken_by(Dueling::confused_deck) == law::kDeckText);
}

TEST_CASE("options that misdescribe themselves are found") {
  CHECK(broken_by(Dueling::misdescribed_option) == law::kOptions);
  CHECK(broken_by(Dueling::endless_wait) == law::kOptions);
}

TEST_CASE("forms that are the same, or that cannot be played, are found") {
  CHECK(broken_by(Dueling::twin_forms) == law::kForms);
  CHECK(broken_by(Dueling::unplayable_form) == law::kForms);
}

TEST_CASE("an open view that does not see everything is found by the first sample for it") {
  CHECK(broken_by(Rummaging::half_open) == law::kSampleFits);
}
