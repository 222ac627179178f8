// Programs as arena entrants.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <doctest/doctest.h>
#include <string>
#include <string_view>
#include <vector>

#include "arena/records.h"
#include "arena/test_arena.h"
#include "engine/replay.h"
#include "engine/table_of.h"
#include "testing/temporary_folder.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

using test::refusal;
using test::run;
using test::Tricks;
using test::without_times;

// Answers every request with the first of the listed moves.
const std::string kFirst = R"sh(cmd:while read -r line; do case $line in *'"request"'*)
  number=${line##*\"number\":}; number=${number%%,*}
  moves=${line#*\"moves\":[}; moves=${moves%%]*}
  echo "{\"number\":$number,\"move\":${moves%%,*}}";; esac; done)sh";

TEST_CASE("a program plays like our own player that makes the same choices, on any number of threads") {
  const test::TemporaryFolder folder;
  ArenaRequest request;
  request.players = {"low", "random"};
  request.deals = 6;
  const auto ours = run(request);
  request.players[0] = kFirst;
  request.threads = 1;
  request.records_dir = (folder / "games").string();
  const auto one = run(request);
  request.threads = 2;
  const auto two = run(request);
  REQUIRE(one);
  CHECK(without_times(*one) == without_times(*two));
  CHECK(one->entrants[0].wins == ours->entrants[0].wins);
  CHECK(one->entrants[0].score == ours->entrants[0].score);
  CHECK(one->entrants[0].times->moves == 48);  // four per game, in six deals from both seats
  CHECK(one->entrants[0].wall->moves == 48);
  CHECK(one->entrants[0].wall->mean > 0);
  CHECK(one->entrants[0].failures == std::array<std::int64_t, 4>{});
  const auto record = read_record(test::content(*request.records_dir + "/" + RecordFolder::file_name(5, 1)));
  REQUIRE(record);
  CHECK(record->record.setup.seats[1].kind == "program");
  CHECK(replay(record->record, TableOf<Tricks>::open));
}

// Answers like kFirst and creates the file; if the file already exists, runs `then` first.
std::string clumsy(const std::string& file, const std::string& then) {
  return "cmd:while read -r line; do case $line in *'\"request\"'*) "
         "number=${line##*\\\"number\\\":}; number=${number%%,*}; "
         "moves=${line#*\\\"moves\\\":[}; moves=${moves%%]*}; "
         "if [ -e " +
         file + " ]; then " + then + "; fi; touch " + file +
         "; "
         "echo \"{\\\"number\\\":$number,\\\"move\\\":${moves%%,*}}\";; esac; done";
}

TEST_CASE("failures of a program after its first move are counted, and each kind is reported once") {
  const test::TemporaryFolder folder;
  ArenaRequest request;
  request.players = {"clumsy=" + clumsy(folder / "once", "echo Traceback >&2; echo hello; exit 3"), "high"};
  request.deals = 5;
  request.threads = 1;
  request.program_budget = std::chrono::seconds(20);
  std::vector<std::string> complaints;
  request.complain = [&](const Message& message) { complaints.push_back(message.key); };
  std::string errors;
  request.errors = [&](std::string_view text) { errors += text; };
  const auto report = run(request);
  REQUIRE(report);
  // Four moves per game in ten games. Only the very first move is its own; in each game the next one is
  // nonsense, and for the others the program is gone.
  CHECK(report->entrants[0].failures == std::array<std::int64_t, 4>{0, 29, 10, 0});
  std::ranges::sort(complaints);
  CHECK(complaints == std::vector<std::string>{"external.gone", "external.nonsense"});
  CHECK(to_table(*report).find("clumsy: 39 moves were replaced by a safe one (29 gone, 10 nonsense).") !=
        std::string::npos);
  CHECK(errors.starts_with("Traceback\nTraceback\n"));
}

TEST_CASE("a program that never starts or never makes a legal move ends the run with one sentence") {
  ArenaRequest request;
  request.deals = 1000;
  int complaints = 0;
  request.complain = [&](const Message&) { ++complaints; };
  const auto sentence = [&](const std::string& player) {
    request.players = {player, "high"};
    return refusal(request);
  };
  const std::string end = " It has not made a single legal move, so the arena stops here.";
  CHECK(sentence("mine=cmd:/nowhere/to/be/found")
            .starts_with("\"mine\" could not answer request 1: It exited with status 127 and said \""));
  CHECK(sentence("mine=cmd:/nowhere/to/be/found").ends_with("not found\"." + end));
  CHECK(sentence("cmd:echo hello; exit 3") ==
        "\"echo hello; exit 3\" gave an invalid answer to request 1: \"hello\" is not JSON." + end);
  CHECK(sentence("cmd:echo '{\"number\":1,\"move\":\"99\"}'; cat >/dev/null").ends_with(end));
  request.program_budget = std::chrono::milliseconds(1);
  request.program_start = std::chrono::milliseconds(0);
  CHECK(sentence("cmd:cat > /dev/null") == "\"cat > /dev/null\" did not answer request 1 within 1 ms." + end);
  CHECK(complaints == 0);

  // Even if it was not asked often enough to be sure: its losses must not count in a checkpoint.
  const test::TemporaryFolder folder;
  request.checkpoint = (folder / "run").string();
  request.rules = "tiles=1";
  request.deals = 1;
  CHECK(sentence("cmd:exit 1").ends_with(end));
  CHECK(std::ranges::count(test::content(*request.checkpoint), '\n') == 1);
}

TEST_CASE("programs get the time budget of the request") {
  const test::TemporaryFolder folder;
  ArenaRequest request;
  request.players = {clumsy(folder / "once", "sleep 60"), "high"};
  request.rules = "tiles=2";
  request.deals = 1;
  request.program_budget = std::chrono::milliseconds(30);
  std::vector<Message> complaints;
  request.complain = [&](const Message& message) { complaints.push_back(message); };
  REQUIRE(run(request));
  REQUIRE(complaints.size() == 1);
  CHECK(complaints[0].key == "external.late");
  CHECK(*complaints[0].find("budget") == Value{std::int64_t{30}});
}

TEST_CASE("a player given a name appears under it in reports and records") {
  const test::TemporaryFolder folder;
  ArenaRequest request;
  request.players = {"deep=" + kFirst, "deep=random"};
  request.deals = 1;
  request.records_dir = (folder / "games").string();
  const auto report = run(request);
  REQUIRE(report);
  CHECK(report->entrants[0].name == "deep");
  CHECK(report->entrants[0].player == kFirst);
  CHECK(report->entrants[1].name == "deep 2");
  CHECK(report->entrants[1].player == "random");
  const auto record = read_record(test::content(*request.records_dir + "/" + RecordFolder::file_name(0, 0)));
  REQUIRE(record);
  CHECK(record->record.setup.seats[0].name == "deep");
  CHECK(record->record.setup.seats[0].kind == "program");
  CHECK(record->record.setup.seats[1] == RecordSeat{"deep 2", "computer", "random"});
  CHECK(refusal([] {
          ArenaRequest unknown;
          unknown.players = {"me=clever", "high"};
          return unknown;
        }()) ==
        "Unknown player for tricks: \"clever\". Available: low, high, random, or cmd:COMMAND for a program.");
}

}  // namespace
}  // namespace parlor
