// Runs that end early, and the files they leave behind.
#include "arena/kept_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <doctest/doctest.h>
#include <filesystem>
#include <string>
#include <vector>

#include "arena/progress.h"
#include "arena/test_arena.h"
#include "testing/comes_true.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::refusal;
using test::run;
using test::three_players;
using test::without_times;

std::vector<std::string> files_in(const std::filesystem::path& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) files.push_back(entry.path());
  return files;
}

// Stops itself after a given number of games.
struct Stopped {
  std::atomic<std::int64_t> games = 0;
  ArenaRequest request;
  Stopped(const ArenaRequest& wanted, std::int64_t most) : request(wanted) {
    request.games = &games;
    request.stopped = [this, most] { return games >= most; };
  }
};

TEST_CASE("a stopped run says how far it got, and continues from there to the same report") {
  const test::TemporaryFolder folder;
  ArenaRequest request = three_players(40);
  request.keep_in = CheckpointFolder{(folder / "arena").string()};
  const auto whole = run(request);
  REQUIRE(whole);
  CHECK(files_in(folder / "arena").empty());

  // Too short to have started a file: the finished deals are saved when it ends.
  const Stopped early(request, 3 * 10 + 1);
  const std::string sentence = refusal(early.request);
  const auto files = files_in(folder / "arena");
  REQUIRE(files.size() == 1);
  CHECK(sentence ==
        "Stopped after 10 of 40 deals. To continue, run the same command with --checkpoint " + files[0]);

  // The next run of the same kind is told about the file and does not touch it; a different run is not told.
  std::vector<Message> said;
  request.complain = [&](const Message& message) { said.push_back(message); };
  CHECK(without_times(*run(request)) == without_times(*whole));
  REQUIRE(said.size() == 1);
  CHECK(said[0] == Message("arena.left_over", {{"file", files[0]}}));
  ArenaRequest other = request;
  other.deals = 41;
  said.clear();
  REQUIRE(run(other));
  CHECK(said.empty());

  request.checkpoint = files[0];
  ArenaProgress first{-1, 0, 0};
  request.progress = [&](const ArenaProgress& progress) {
    if (first.done < 0) first = progress;
  };
  CHECK(without_times(*run(request)) == without_times(*whole));
  CHECK(first.resumed == 10);
  CHECK(said.empty());
  CHECK(files_in(folder / "arena").empty());
}

TEST_CASE("a long run saves finished deals as it goes, in its own file") {
  const test::TemporaryFolder folder;
  ArenaRequest request = three_players(20);
  request.keep_in = CheckpointFolder{(folder / "arena").string(), std::chrono::milliseconds(0)};
  int kept = 0;
  request.progress = [&](const ArenaProgress& progress) {
    const auto files = files_in(folder / "arena");
    if (progress.done == 0) return;
    REQUIRE(files.size() == 1);
    CHECK(std::ranges::count(test::content(files[0]), '\n') == 1 + progress.done);
    ++kept;
    if (kept != 5) return;
    // Another run at the same time has its own file, and is not told about this one, which is in use.
    ArenaRequest beside = three_players(20);
    beside.keep_in = request.keep_in;
    beside.complain = [](const Message& message) { FAIL(message.key); };
    int most = 0;
    beside.progress = [&](const ArenaProgress&) {
      most = std::max(most, static_cast<int>(files_in(folder / "arena").size()));
    };
    CHECK(run(beside));
    CHECK(most == 2);
    beside.checkpoint = files[0];
    CHECK(refusal(beside) == "Another arena is using the checkpoint \"" + files[0] + "\".");
  };
  REQUIRE(run(request));
  CHECK(kept == 20);
  CHECK(files_in(folder / "arena").empty());
}

TEST_CASE("a run continues even if it cannot write its checkpoint") {
  const test::TemporaryFolder folder;
  folder.write("taken", "");
  ArenaRequest request = three_players(20);
  request.keep_in = CheckpointFolder{(folder / "taken").string(), std::chrono::milliseconds(0)};
  CHECK(run(request));
  CHECK(refusal(Stopped(request, 4).request) == "Stopped after 1 of 20 deals.");
}

TEST_CASE("a long run shows its progress, line by line if there is no terminal") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "log";
  std::FILE* out = std::fopen(path.c_str(), "w");
  REQUIRE(out != nullptr);
  {
    ProgressLine line(3, out, {std::chrono::milliseconds(0), {}, std::chrono::milliseconds(1)});
    line.update({1, 10, 0});
    line.games() = 6;
    // Two deals' worth of games, with one deal finished.
    CHECK(test::comes_true([&] { return test::content(path).find("1 of 10 deals, ") != std::string::npos; }));
  }
  {
    ProgressLine line(3, out, {std::chrono::hours(1), {}, {}});
    line.update({10, 10, 0});
  }
  std::fclose(out);
  const std::string text = test::content(path);
  CHECK(text.find("left\n") != std::string::npos);
  CHECK(text.find("10 of 10") == std::string::npos);  // finished before its first line
  CHECK(text.find('\r') == std::string::npos);
}

}  // namespace
}  // namespace parlor
