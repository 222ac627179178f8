#include "analysis/analyse.h"

#include <algorithm>
#include <string>
#include <vector>

#include "analysis/test_records.h"

namespace parlor {
namespace {

using test::analysed;
using test::duel_record;
using test::kHighCards;
using test::kHighIsBest;
using test::kLowCards;
using toys::Duel;

const Seat kAda = Seat::at(0);
const Seat kBob = Seat::at(1);

std::string refusal(const Record& record, const AnalysisRequest& request) {
  const auto run = AnalysisOf<Duel>::open(record, request, kHighIsBest);
  return run.ok() ? "" : run.problem().key;
}

TEST_CASE("a loss is the difference in expected points that can be computed by hand") {
  // Ada knows 1 and 4. Bob has any two of ten other cards and plays the lower first. If she leads 4, she wins
  // 4 + 2 in nine of the 45 hands and 4 + 3 in eight; if she leads 1, she wins 4 + 3 against 2 and 3 alone.
  const double expected = (9 * 6 + 8 * 7 - 7) / 45.0;
  const Record record = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n");
  const Analysis analysis = analysed(record, {1, kAda, 3000}, kHighIsBest);
  REQUIRE(analysis.moves.size() == 1);  // the last card decides nothing
  const AnalysedMove& move = analysis.moves[0];
  CHECK(move.step == 0);
  CHECK(move.move == "1");
  CHECK(move.best == "4");
  CHECK(move.reason == Message("test.reason"));
  CHECK(move.loss == doctest::Approx(expected).epsilon(0.05));
  CHECK(move.error > 0.05);
  CHECK(move.error < 0.15);
  CHECK(analysis.loss() == move.loss);
  CHECK(analysis.player == "high");
}

TEST_CASE("the best player's own move and another that is worth the same cost nothing") {
  const std::string rest = "2. 1 2\n3. 0 11\n4. 1 3\n";
  const Analysis same = analysed(duel_record(kHighCards + "1. 0 12\n" + rest), {1, kAda, {}}, kHighIsBest);
  REQUIRE(same.moves.size() == 1);
  CHECK(same.moves[0].best == "12");
  CHECK(same.moves[0].loss == 0);
  CHECK(same.moves[0].error == 0);
  // Nobody beats 11 or 12: in either order Ada wins all four cards.
  const Record other = duel_record(kHighCards + "1. 0 11\n2. 1 2\n3. 0 12\n4. 1 3\n");
  const Analysis equal = analysed(other, {1, kAda, {}}, kHighIsBest);
  REQUIRE(equal.moves.size() == 1);
  CHECK(equal.moves[0].best == "12");
  CHECK(equal.moves[0].loss == 0);
  CHECK(equal.moves[0].error == 0);
}

TEST_CASE("a loss that may be chance counts as none, and adds nothing to the sum") {
  // Four deals are too few to tell.
  const Record record = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n");
  const Analysis analysis = analysed(record, {1, kAda, 4}, kHighIsBest);
  REQUIRE(analysis.moves.size() == 1);
  CHECK(analysis.moves[0].best == "4");
  CHECK(analysis.moves[0].error > 0);
  CHECK(analysis.moves[0].loss == 0);
  CHECK(analysis.loss() == 0);
}

TEST_CASE("moves are judged one at a time, in the order in which they were made") {
  Record record = duel_record("[Deal 1]\n[Seed \"5\"]\n");
  record.setup.rules = "1 hand=4 follow=no";
  auto table = replay(record, TableOf<Duel>::open);
  REQUIRE(table.ok());
  while (!(*table)->deal_over()) {
    const Seat seat = (*table)->actors().lowest();
    REQUIRE(!(*table)->play(seat, (*table)->moves(seat).front()));
  }
  const auto run = AnalysisOf<Duel>::open((*table)->record(), {1, kAda, 5}, kHighIsBest);
  REQUIRE(run.ok());
  CHECK((*run)->result().decisions == 3);
  std::vector<int> steps;
  bool more = true;
  while (more) {
    more = (*run)->step();
    REQUIRE((*run)->result().moves.size() == steps.size() + 1);
    CHECK(more == (steps.size() + 1 < 3));
    steps.push_back((*run)->result().moves.back().step);
  }
  CHECK(std::ranges::is_sorted(steps));
}

TEST_CASE("a position is judged the same in whatever deal it comes up") {
  // Bob's hand and the shuffles differ; what Ada sees does not.
  const std::string other = "[Deal 1]\n[Tiles \"1 4 5 6 2 3 7 8 9 10 11 12\"]\n";
  const Analysis one =
      analysed(duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n"), {1, kAda, {}}, kHighIsBest);
  const Analysis two =
      analysed(duel_record(other + "1. 0 1\n2. 1 5\n3. 0 4\n4. 1 6\n"), {1, kAda, {}}, kHighIsBest);
  REQUIRE(one.moves.size() == 1);
  CHECK(one.moves[0].loss > 0);
  CHECK(to_json(one) == to_json(two));
}

TEST_CASE("a move that turns out better than the best player's counts nothing, and shows its error") {
  // Both levels play their higher card first. Against that, Ada should lead 1, which they would not.
  PlayerLevels<Duel> high = {kHighIsBest[1], kHighIsBest[1]};
  high.front().role = Role::playouts;
  const Record record = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n");
  const Analysis analysis = analysed(record, {1, kAda, 500}, high);
  REQUIRE(analysis.moves.size() == 1);
  CHECK(analysis.moves[0].best == "4");
  CHECK(analysis.moves[0].loss == 0);
  CHECK(analysis.moves[0].error > 0);
}

struct FewestWin : Duel {
  static constexpr Better kBetter = Better::low;
};

TEST_CASE("if fewer points are better, a loss is the extra points of the move") {
  const auto make_high = test::make_end_player<FewestWin, true>;
  const PlayerLevels<FewestWin> high = {{"high", {"test.about"}, make_high, Role::playouts},
                                        {"high", {"test.about"}, make_high, Role::best}};
  const Record record = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n");
  const Analysis analysis = analysed(record, {1, kAda, 3000}, high);
  REQUIRE(analysis.moves.size() == 1);
  CHECK(analysis.moves[0].loss == doctest::Approx((9 * 6 + 8 * 7 - 7) / 45.0).epsilon(0.05));
  CHECK(to_json(analysis).at("better") == "fewer");
}

TEST_CASE("if both players choose at the same time, a hidden choice stays hidden") {
  // Bob has already chosen a card that Ada cannot know: it makes no difference which of hers she plays first.
  const Record record = duel_record(kLowCards + "1. 1 2\n2. 0 1\n3. 0 4\n4. 1 3\n");
  const Analysis analysis = analysed(record, {1, kAda, 2000}, kHighIsBest);
  REQUIRE(analysis.moves.size() == 1);
  CHECK(analysis.moves[0].step == 1);
  CHECK(analysis.moves[0].loss <= 1.5 * analysis.moves[0].error);
  CHECK(analysed(record, {1, kBob, 50}, kHighIsBest).moves.at(0).step == 0);
}

TEST_CASE("the same record gives the same analysis, in its own deal") {
  const std::string seeded = "[Deal 2]\n[Seed \"5\"]\n";
  Record record = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n" + seeded);
  auto table = replay(record, TableOf<Duel>::open);
  REQUIRE(table.ok());
  while (!(*table)->deal_over()) {
    const Seat seat = (*table)->actors().lowest();
    REQUIRE(!(*table)->play(seat, (*table)->moves(seat).front()));
  }
  record = (*table)->record();
  const Analysis analysis = analysed(record, {2, kBob, {}}, kHighIsBest);
  REQUIRE(analysis.moves.size() == 1);
  CHECK(analysis.moves[0].step == 1);
  CHECK(to_json(analysis) == to_json(analysed(record, {2, kBob, {}}, kHighIsBest)));
  CHECK(to_json(analysis) == nlohmann::json{{"deal", 2},
                                            {"seat", 1},
                                            {"player", "high"},
                                            {"better", "more"},
                                            {"loss", analysis.loss()},
                                            {"decisions", 1},
                                            {"moves",
                                             {{{"step", 1},
                                               {"move", analysis.moves[0].move},
                                               {"best", analysis.moves[0].best},
                                               {"reason", {{"key", "test.reason"}}},
                                               {"loss", analysis.moves[0].loss},
                                               {"error", analysis.moves[0].error}}}}});
}

TEST_CASE("only a seat's own choices are analysed: none that was forced or made for it") {
  const auto steps = [](const std::string& entries) {
    std::vector<int> found;
    for (const AnalysedMove& move :
         analysed(duel_record(kLowCards + entries), {1, kAda, 2}, kHighIsBest).moves)
      found.push_back(move.step);
    return found;
  };
  const std::string rest = "3. 1 2\n4. 0 4\n5. 1 3\n";
  CHECK(steps("1. 0 ! 1\n2. 1 2\n3. 0 4\n4. 1 3\n").empty());
  CHECK(steps("1. system takeover 0 smart\n2. 0 1\n" + rest).empty());
  CHECK(steps("1. system clock 0\n2. 0 1\n" + rest).empty());
  CHECK(steps("1. system takeover 1 smart\n2. 0 1\n" + rest) == std::vector{1});
  CHECK(steps("1. system takeover 0 smart\n2. system giveback 0\n3. 0 1\n4. 1 2\n5. 0 4\n6. 1 3\n") ==
        std::vector{2});
}

TEST_CASE("anything that cannot be analysed is refused with the reason") {
  const Record whole = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. 0 4\n4. 1 3\n");
  CHECK(refusal(whole, {1, kAda, {}}).empty());
  CHECK(refusal(whole, {2, kAda, {}}) == "analysis.no_deal");
  CHECK(refusal(whole, {0, kAda, {}}) == "analysis.no_deal");
  CHECK(refusal(whole, {1, Seat::at(2), {}}) == "table.no_such_seat");
  CHECK(refusal(duel_record(kLowCards + "1. 0 1\n2. 1 2\n"), {1, kAda, {}}) == "analysis.not_over");
  CHECK(refusal(duel_record(kLowCards + "1. 0 9\n"), {1, kAda, {}}) == "replay.move");
}

TEST_CASE("a deal that somebody resigned from is analysed as far as it went") {
  const Record record = duel_record(kLowCards + "1. 0 1\n2. 1 2\n3. system resign 1\n");
  CHECK(analysed(record, {1, kAda, 10}, kHighIsBest).moves.size() == 1);
}

TEST_CASE("samples are drawn until the budget of decisions is spent, but some always and never too many") {
  const SampleBudget budget{2, 5, 100};
  CHECK(budget.allows(1, 1000));
  CHECK(budget.allows(4, 99));
  CHECK_FALSE(budget.allows(4, 100));
  CHECK_FALSE(budget.allows(5, 0));
}

}  // namespace
}  // namespace parlor
