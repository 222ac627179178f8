// The analysis of every game as people ask for it.
#include <cstdint>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "apps/games.h"
#include "apps/languages.h"
#include "apps/test_program.h"
#include "term/record_file.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::refused;
using test::run;

Record golden(const std::string& game, const std::string& name) {
  const auto read = load_record(PARLOR_SOURCE_DIR "/cases/" + game + "/golden/" + name + ".parlor");
  REQUIRE(read.ok());
  return read->record;
}

Analysis analysed(const GameListing& game, const Record& record, const AnalysisRequest& request) {
  auto analysis = game.analyse(record, request);
  REQUIRE(analysis.ok());
  while ((*analysis)->step()) {
  }
  return (*analysis)->result();
}

// A deal between the best players, as its record.
Record best_deal(const GameListing& game) {
  const std::string best = game.best_level;
  TableSetup setup{game.name, *game.full_rules(""), {}, MatchLength::deals(1)};
  for (int i = 0; i < game.seats(setup.rules); ++i)
    setup.seats.push_back({"P" + std::to_string(i), "computer", best});
  auto table = game.open(setup);
  REQUIRE(table.ok());
  REQUIRE(!(*table)->deal({Seed::of(4), std::nullopt}));
  std::uint32_t move = 0;
  while (!(*table)->deal_over()) {
    auto player = game.make_player(best, Seed::of(9).derive(move++));
    const Seat seat = (*table)->actors().lowest();
    REQUIRE(!(*table)->play(seat, (*player)->think(**table, seat, {}).move));
  }
  return (*table)->record();
}

TEST_CASE("in every game an analysis names moves that were made, with losses from nothing up") {
  struct Case {
    std::string game;
    std::string record;
  };
  const std::vector<Case> cases = {
      {"big2", "handout"},        {"okey", "handout"}, {"pinochle", "handout"},
      {"pinochle", "cut-throat"}, {"remi", "basic"},   {"rummikub", "four-players"},
  };
  for (const Case& each : cases) {
    const Record record = golden(each.game, each.record);
    const auto& entries = record.deals[0].entries;
    const Analysis analysis = analysed(**find_game(each.game), record, {1, Seat::at(1), 2});
    CHECK_MESSAGE(!analysis.moves.empty(), each.game);
    int last = -1;
    for (const AnalysedMove& move : analysis.moves) {
      CHECK(move.step > last);
      last = move.step;
      REQUIRE(last < static_cast<int>(entries.size()));
      const RecordEntry& entry = entries[static_cast<std::size_t>(last)];
      CHECK(entry.seat == Seat::at(1));
      CHECK(entry.text == move.move);
      CHECK(move.loss >= 0);
      CHECK(move.error >= 0);
      CHECK_MESSAGE(english().has(move.reason.key), move.reason.key);
    }
  }
}

// Where moves are worth the same, the lot of its playouts may fall on any; what they cost then is chance.
TEST_CASE("the best player would make its own moves again, or others that are worth as much") {
  for (const GameListing& game : games()) {
    const Analysis analysis = analysed(game, best_deal(game), {1, Seat::at(0), 8});
    std::size_t as_good = 0;
    for (const AnalysedMove& move : analysis.moves)
      as_good += move.best == move.move || move.loss <= 2 * move.error ? 1 : 0;
    CHECK_MESSAGE(as_good * 10 >= analysis.moves.size() * 9, game.name, ": ", as_good, " of ",
                  analysis.moves.size());
  }
}

TEST_CASE("parlor analyse prints a line a move and their sum, or JSON") {
  const std::string file = "analyse cases/pinochle/golden/handout.parlor --samples 20";
  const auto text = run(file);
  CHECK(text.code == 0);
  CHECK(
      text.out.starts_with("Deal 1 as Ada played it, beside the player smart. The most points are best.\n"));
  CHECK_MESSAGE(text.out.find("pass") != std::string::npos, text.out);
  CHECK(text.out.find(" ± ") != std::string::npos);
  CHECK(text.out.find("Points lost in all: ") != std::string::npos);
  CHECK(run(file).out == text.out);
  const auto json = run(file + " --seat 1 --json");
  CHECK(json.code == 0);
  const nlohmann::json body = nlohmann::json::parse(json.out);
  CHECK(body.at("seat") == 1);
  CHECK(body.at("better") == "more");
  CHECK(body.at("moves").at(0).at("reason").contains("key"));
}

TEST_CASE("what cannot be analysed gives one sentence and exit code 2") {
  const std::string file = "analyse cases/pinochle/golden/handout.parlor";
  refused("analyse /nowhere.parlor", "/nowhere.parlor");
  refused("analyse README.md", "no Parlor record");
  refused(file + " --deal 2", "There is no deal 2");
  refused(file + " --seat 2", "There is no seat 2");
  refused(file + " --seat 9", "--seat");
  refused(file + " --samples 1", "--samples");
  const test::TemporaryFolder folder;
  const std::string whole = test::content(PARLOR_SOURCE_DIR "/cases/pinochle/golden/handout.parlor");
  const auto cut = folder.write("cut.parlor", whole.substr(0, whole.find("20. ")));
  refused("analyse " + cut.string(), "Deal 1 is not over");
}

}  // namespace
}  // namespace parlor
