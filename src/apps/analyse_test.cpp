// The analysis of every game as people ask for it.
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

// A deal in which seat 0 makes the first moves as it is advised; the rest is played quickly.
struct Advised {
  Record record;
  int last = 0;  // the entry of the last move that followed advice
};
Advised follow_advice(const GameListing& game, const std::string& rules, const Seed& seed) {
  constexpr int kFollowed = 4;
  const std::string quick = game.levels.at(1).name;
  TableSetup setup{game.name, *game.full_rules(rules), {}, MatchLength::deals(1)};
  for (int i = 0; i < game.seats(setup.rules); ++i)
    setup.seats.push_back({"P" + std::to_string(i), "computer", quick});
  auto table = game.open(setup);
  REQUIRE(table.ok());
  REQUIRE(!(*table)->deal({seed, std::nullopt}));
  auto player = game.make_player(quick, seed);
  REQUIRE(player.ok());
  int followed = 0;
  int last = 0;
  for (int entry = 0; !(*table)->deal_over(); ++entry) {
    const Seat seat = (*table)->actors().lowest();
    const bool advised = seat == Seat::at(0) && followed < kFollowed;
    if (advised) last = entry;
    followed += advised && (*table)->moves(seat).size() > 1 ? 1 : 0;
    const TextThought thought =
        advised ? game.make_adviser()->think(**table, seat, {}) : (*player)->think(**table, seat, {});
    REQUIRE(!(*table)->play(seat, thought.move));
  }
  return {(*table)->record(), last};
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

TEST_CASE("in every form of a game a move that followed a hint never counts as a mistake") {
  struct Form {
    std::string game;
    std::string rules;
  };
  const std::vector<Form> forms = {{"big2", ""},
                                   {"okey", ""},
                                   {"okey", "set=okey"},
                                   {"pinochle", ""},
                                   {"pinochle", "cutthroat=yes"},
                                   {"pinochle", "bidding=no"},
                                   {"remi", ""},
                                   {"remi", "set=advanced"},
                                   {"rummikub", ""},
                                   {"rummikub", "set=real"}};
  for (const Form& form : forms) {
    CAPTURE(form.game);
    CAPTURE(form.rules);
    const GameListing& game = **find_game(form.game);
    const Advised advised = follow_advice(game, form.rules, Seed::of(4));
    auto run = game.analyse(advised.record, {1, Seat::at(0), 2});
    REQUIRE(run.ok());
    REQUIRE((*run)->result().decisions > 0);
    int judged = 0;
    for (bool more = true; more;) {
      more = (*run)->step();
      const AnalysedMove& move = (*run)->result().moves.back();
      if (move.step > advised.last) break;
      ++judged;
      CHECK_MESSAGE(move.best == move.move, move.step);
      CHECK(move.loss == 0);
      CHECK(move.error == 0);
    }
    CHECK(judged > 0);
  }
}

TEST_CASE("parlor analyse prints one line per move and their sum, or JSON") {
  const std::string file = "analyse cases/pinochle/golden/handout.parlor --samples 20";
  const auto text = run(file);
  CHECK(text.code == 0);
  CHECK(text.out.starts_with(
      "Deal 1: Ada's moves compared with those of the computer player smart. More points are better.\n"));
  CHECK_MESSAGE(text.out.find("pass") != std::string::npos, text.out);
  CHECK(text.out.find(" ± ") != std::string::npos);
  CHECK(text.out.find("Points lost: ") != std::string::npos);
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
  refused("analyse README.md", "not a Parlor record");
  refused(file + " --deal 2", "This record has no deal 2");
  refused(file + " --seat 2", "There is no seat 2");
  refused(file + " --seat 9", "--seat");
  refused(file + " --samples 1", "--samples");
  const test::TemporaryFolder folder;
  const std::string whole = test::content(PARLOR_SOURCE_DIR "/cases/pinochle/golden/handout.parlor");
  const auto cut = folder.write("cut.parlor", whole.substr(0, whole.find("20. ")));
  refused("analyse " + cut.string(), "Deal 1 is not finished");
}

}  // namespace
}  // namespace parlor
