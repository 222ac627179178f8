// The intact toys obey every law.
#include <doctest/doctest.h>

#include "engine/toys/toy_laws.h"

using namespace parlor;
using namespace parlor::toys;

static_assert(Game<Rummage> && !AllowsForcedMoves<Rummage>);
static_assert(Game<Duel> && AllowsForcedMoves<Duel>);

namespace {

template <Game G>
void holds(const LawRequest& request) {
  const auto report = run_laws<G>(request);
  REQUIRE(report.ok());
  if (report->violation) FAIL(report->violation->law << ": " << report->violation->detail);
  CHECK(report->deals == request.deals);
  CHECK(report->states > 4 * request.deals);
}

}  // namespace

TEST_CASE("a game with drafts, secret draws and a reshuffled discard pile obeys the laws") {
  holds<Rummage>({24, Seed::of(1)});
  holds<Rummage>({6, Seed::of(2), "seats=3 take=no turns=40"});
  holds<Rummage>({6, Seed::of(3), "hand=3 sets=triple turns=30"});
}

TEST_CASE("a game in which both seats choose secretly at the same time obeys the laws") {
  holds<Duel>({24, Seed::of(1)});
  holds<Duel>({6, Seed::of(2), "follow=no prize=difference hand=5"});
}

TEST_CASE("rules that the game refuses are reported, not played") {
  const auto report = run_laws<Rummage>({1, Seed::of(1), "seats=9"});
  REQUIRE(!report.ok());
  CHECK(report.problem().key == "rules.value");
}
