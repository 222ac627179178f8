#include "arena/arena.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <unistd.h>

#include "arena/report.h"
#include "arena/test_arena.h"
#include "engine/replay.h"
#include "engine/table.h"
#include "testing/temporary_folder.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

using test::refusal;
using test::run;
using test::three_players;
using test::Tricks;
using test::without_times;

void write(const std::filesystem::path& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
}

TEST_CASE("every deal is played in every rotation, and the shares add up to one") {
  const auto report = run(three_players(50));
  REQUIRE(report);
  CHECK(report->rotations == 3);
  CHECK(report->rules == "1 seats=3 tiles=4");
  REQUIRE(report->entrants.size() == 3);
  CHECK(report->entrants[1].name == "random");
  CHECK(report->entrants[2].name == "random 2");
  double wins = 0;
  double score = 0;
  for (const EntrantReport& entrant : report->entrants) {
    CHECK(entrant.games == 150);
    CHECK(entrant.times->moves == 600);
    CHECK(!entrant.elo);
    wins += entrant.wins.value;
    score += entrant.score.value;
  }
  CHECK(wins == doctest::Approx(1));
  CHECK(score == doctest::Approx(4));  // one point per trick
}

TEST_CASE("a player against itself breaks even on duplicate deals, to the last digit") {
  ArenaRequest request;
  request.players = {"high", "high"};
  request.deals = 20;
  const auto report = run(request);
  REQUIRE(report);
  for (const EntrantReport& entrant : report->entrants) {
    CHECK(entrant.wins == Estimate{0.5, Interval{0.5, 0.5}});
    CHECK(entrant.score == Estimate{2, Interval{2, 2}});
    CHECK(*entrant.elo == Estimate{0, Interval{0, 0}});
  }
}

TEST_CASE("the report is the same with any number of threads") {
  ArenaRequest request = three_players(700);  // the order can matter even with one deal per chunk
  const auto one = run(request);
  REQUIRE(one);
  for (int threads : {2, 3, 0}) {
    request.threads = threads;
    CHECK(without_times(*run(request)) == without_times(*one));
  }
  request.seed = Seed::of(6);
  CHECK(without_times(*run(request)) != without_times(*one));
}

TEST_CASE("an interrupted run continues to the same report") {
  const test::TemporaryFolder folder;
  ArenaRequest request = three_players(40);
  const auto whole = run(request);
  REQUIRE(whole);

  const std::string file = (folder / "run.jsonl").string();
  request.checkpoint = file;
  CHECK(without_times(*run(request)) == without_times(*whole));
  const std::string text = test::content(file);

  // Wherever it was interrupted, even inside the header; the number of threads may differ.
  for (std::size_t cut :
       {std::size_t{0}, std::size_t{10}, text.find('\n') + 1, text.size() / 2, text.size() - 1}) {
    write(file, text.substr(0, cut));
    ArenaProgress first{-1, 0, 0};
    ArenaProgress last;
    request.threads = 2;
    request.progress = [&](const ArenaProgress& progress) {
      if (first.done < 0) first = progress;
      last = progress;
    };
    const auto resumed = run(request);
    REQUIRE(resumed);
    CHECK(without_times(*resumed) == without_times(*whole));
    CHECK(first.done == first.resumed);
    CHECK((first.resumed > 0) == (cut >= text.size() / 2));
    CHECK(last.done == 40);
    CHECK(last.total == 40);
  }

  // A finished run plays nothing again: even the times come from the file.
  request.progress = nullptr;
  const auto again = run(request);
  CHECK(to_json(*again) == to_json(*run(request)));
}

TEST_CASE("a checkpoint that is damaged or belongs to another run is refused and left unchanged") {
  const test::TemporaryFolder folder;
  const std::string file = (folder / "run.jsonl").string();
  ArenaRequest request = three_players(4);
  request.checkpoint = file;
  REQUIRE(run(request));
  const std::string text = test::content(file);

  ArenaRequest other = request;
  other.seed = Seed::of(99);
  CHECK(refusal(other) ==
        "\"" + file + "\" is not a checkpoint of this run: its game, rules, players, deals, seed or " +
            "records are different.");
  CHECK(test::content(file) == text);

  const std::size_t second = text.find('\n') + 1;
  write(file, text.substr(0, second) + "{\"chunk\":0}\n" + text.substr(second));
  CHECK(refusal(request) == "Line 2 of the checkpoint \"" + file +
                                "\" is damaged; delete that line, and its deals will be played again.");
  write(file, text.substr(0, second) + "{\"chunk\":4000,\"entrants\":[]}\n");
  CHECK(refusal(request).starts_with("Line 2"));

  write(file, "my diary");
  CHECK(refusal(request).ends_with("seed or records are different."));
  CHECK(test::content(file) == "my diary");
  request.checkpoint = folder.path().string();
  CHECK(refusal(request).starts_with("Cannot read and write the checkpoint \""));
  request.checkpoint = (folder / "no/such/folder/file").string();
  CHECK(refusal(request).starts_with("Cannot read and write the checkpoint \""));
}

TEST_CASE("the records of a run replay to the scores in its report") {
  const test::TemporaryFolder folder;
  ArenaRequest request = three_players(3);
  request.threads = 2;
  request.records_dir = (folder / "games").string();
  const auto report = run(request);
  REQUIRE(report);
  Scores total;
  int files = 0;
  for (int deal = 0; deal < 3; ++deal) {
    for (int rotation = 0; rotation < 3; ++rotation, ++files) {
      const auto record =
          read_record(test::content(*request.records_dir + "/" + RecordFolder::file_name(deal, rotation)));
      REQUIRE(record);
      CHECK(!record->cut);
      CHECK(record->record.setup.seats[static_cast<std::size_t>(rotation)] ==
            RecordSeat{"high", "computer", "high"});
      CHECK(record->record.deals[0].source.seed == request.seed.derive(static_cast<std::uint32_t>(deal)));
      const auto table = replay(record->record, TableOf<Tricks>::open);
      REQUIRE(table);
      CHECK((*table)->deal_over());
      for (int i = 0; i < 3; ++i) total[Seat::at(i)] += (*table)->deal_scores()[Seat::at((i + rotation) % 3)];
    }
  }
  for (int i = 0; i < 3; ++i) {
    const double mean = total[Seat::at(i)].points() / 9.0;
    CHECK(report->entrants[static_cast<std::size_t>(i)].score.value == doctest::Approx(mean));
  }
  CHECK(std::distance(std::filesystem::directory_iterator(*request.records_dir), {}) == files);
  CHECK(RecordFolder::file_name(11, 2) == "deal-0000012-3.parlor");

  write(folder / "taken", "");
  request.records_dir = (folder / "taken").string();
  CHECK(refusal(request) == "Cannot write the records to \"" + (folder / "taken").string() + "\".");
}

TEST_CASE("an invalid request is refused with one sentence") {
  ArenaRequest request = three_players(10);
  request.players[1] = "clever";
  CHECK(refusal(request) ==
        "Unknown player for tricks: \"clever\". Available: low, high, random, or cmd:COMMAND for a program.");
  request.players[1] = "cmd: ";
  CHECK(refusal(request).starts_with("Unknown player"));
  request.players = {"high"};
  CHECK(refusal(request) == "tricks needs 3 players, not 1.");
  request = three_players(0);
  CHECK(refusal(request) == "The number of deals must be at least 1, not 0.");
  request = three_players(1);
  request.threads = -1;
  CHECK(refusal(request).starts_with("The number of threads"));
  request.threads = 1;
  request.program_budget = std::chrono::milliseconds(0);
  CHECK(refusal(request) == "A program needs at least 1 ms per move, not 0.");
  request.rules = "seats=9";
  CHECK(refusal(request) == "The rule seats cannot be \"9\"; it can be 2\u20134.");
}

// Chooses a tile it does not hold.
class Cheat final : public Player<Tricks> {
 public:
  Thought<Tricks> think(const Tricks::View& view, const Budget&) override {
    int tile = 0;
    while (view.hand.contains(TileId::at(tile))) ++tile;
    return {{TileId::at(tile)}, Message("tricks.plays")};
  }
};

// Fails as no player should.
class Thrower final : public Player<Tricks> {
 public:
  Thought<Tricks> think(const Tricks::View&, const Budget&) override { throw std::runtime_error("thrown"); }
};

TEST_CASE("an illegal move by one of our own players is replaced, and an exception ends the run") {
  PlayerLevels<Tricks> levels = test::tricks_levels();
  levels.push_back({"cheat", {""}, [](const Seed&) -> std::unique_ptr<Player<Tricks>> {
                      return std::make_unique<Cheat>();
                    }});
  levels.push_back({"thrower", {""}, [](const Seed&) -> std::unique_ptr<Player<Tricks>> {
                      return std::make_unique<Thrower>();
                    }});
  ArenaRequest request;
  request.players = {"cheat", "high"};
  request.deals = 3;
  const auto report = run_arena<Tricks>(request, levels);
  REQUIRE(report);
  CHECK(report->entrants[0].failures == std::array<std::int64_t, 4>{0, 0, 0, 24});
  request.players = {"thrower", "high"};
  CHECK_THROWS_AS(static_cast<void>(run_arena<Tricks>(request, levels)), std::runtime_error);
}

TEST_CASE("the table is aligned and the JSON is complete") {
  ArenaReport report{"tricks", "1 seats=2", Better::low, "7", 0, 100, 2, {200, 4000, 35}, {}};
  report.entrants.push_back({"smart",
                             "smart",
                             200,
                             {0.7525, Interval{0.70, 0.805}},
                             {-1.5, Interval{-2, -1}},
                             elo_of({0.7525, Interval{0.70, 0.805}}),
                             MoveTimes{10, 1240, 5000, 2'000'000},
                             MoveTimes{10, 1300, 6000, 3'000'000},
                             {}});
  report.entrants.push_back({"cmd:x",
                             "cmd:x",
                             200,
                             {0.2475, std::nullopt},
                             {1.5, std::nullopt},
                             elo_of({0, std::nullopt}),
                             MoveTimes{9, 500'000, 700'000, 800'000},
                             MoveTimes{9, 2'000'000, 3'000'000, 1'000'000'000},
                             {1, 0, 0, 0}});
  CHECK(to_table(report) == R"(tricks, 100 deals in 2 rotations, seed 7

player  games                     wins           score                  Elo  CPU per move      p95      max  time per move      p95      max
smart     200  75.25% (70.00 to 80.50)  -1.500 ± 0.500  +193 (+147 to +246)       1.24 µs  5.00 µs  2.00 ms        1.30 µs  6.00 µs  3.00 ms
cmd:x     200                   24.75%           1.500                 -inf        500 µs   700 µs   800 µs        2.00 ms  3.00 ms   1.00 s

cmd:x: 1 move was replaced by a safe one (1 late).
Moves per game: 20.0 on average, 35 in the longest.
Lower scores are better. Intervals are 95% with the deal as the unit: Wilson's for wins, the normal approximation for scores.
)");
  const nlohmann::json json = to_json(report);
  CHECK(json["entrants"][0]["cpu_ns"]["p95"] == 5000);
  CHECK(json["entrants"][1]["wall_ns"]["max"] == 1'000'000'000);
  CHECK(json["entrants"][0]["wins"]["interval95"][1] == 0.805);
  CHECK(json["entrants"][1]["elo"]["value"].is_null());
  CHECK(json["entrants"][1]["failures"]["late"] == 1);
  CHECK(json["better"] == "low");
  CHECK(json["longest"] == 35);

  // Without programs, wall-clock times are not worth their columns.
  report.entrants[1].player = "random";
  CHECK(to_table(report).find("time per move") == std::string::npos);
}

}  // namespace
}  // namespace parlor
