// Runs that are shared among machines.
#include "arena/part.h"

#include <atomic>
#include <cstdint>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "arena/merge.h"
#include "arena/test_arena.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::refusal;
using test::run;
using test::three_players;
using test::without_times;

ArenaRequest part_of(ArenaRequest request, int number, int count, const std::filesystem::path& folder) {
  request.part = ArenaPart{number, count, folder.string()};
  return request;
}

void play_all(const ArenaRequest& request, int count, const std::filesystem::path& folder) {
  for (int number = 1; number <= count; ++number) REQUIRE(run(part_of(request, number, count, folder)));
}

std::string merge_refusal(const std::filesystem::path& folder) {
  Catalogue catalogue;
  catalogue.add(arena_phrases());
  const auto merged = merge_parts(folder.string());
  return merged ? "" : catalogue.say(merged.problem());
}

std::string part_refusal(std::string_view text) {
  const auto part = ArenaPart::parse(text, "folder");
  return part ? "" : part.problem().key;
}

TEST_CASE("the parts of a run, however many, give the report of the whole run") {
  const ArenaRequest request = three_players(40);
  const auto whole = run(request);
  REQUIRE(whole);
  for (const int count : {1, 2, 3, 7, 40}) {
    const test::TemporaryFolder folder;
    play_all(request, count, folder / "parts");
    const auto merged = merge_parts((folder / "parts").string());
    REQUIRE(merged);
    CHECK_MESSAGE(without_times(*merged) == without_times(*whole), count);
  }
}

TEST_CASE("the deals of a run are shared without gaps, and almost evenly") {
  for (const int deals : {1, 10, 999, 2'000'000'000}) {
    for (const int count : {1, 3, 10, 1000}) {
      if (count > deals) continue;
      int next = 0;
      for (int number = 1; number <= count; ++number) {
        const auto [first, end] = ArenaPart{number, count, ""}.share_of(deals);
        CHECK(first == next);
        CHECK((end - first == deals / count || end - first == deals / count + 1));
        next = end;
      }
      CHECK(next == deals);
    }
  }
}

TEST_CASE("a part that was stopped is not merged until it has been continued") {
  const test::TemporaryFolder folder;
  const ArenaRequest request = three_players(40);
  REQUIRE(run(part_of(request, 1, 2, folder.path())));
  ArenaRequest second = part_of(request, 2, 2, folder.path());
  std::atomic<std::int64_t> games = 0;
  second.games = &games;
  second.stopped = [&games] { return games >= 3 * 5 + 1; };
  CHECK(refusal(second) == "Stopped after 5 of 20 deals. To continue, run the same command again.");
  CHECK(merge_refusal(folder.path()) ==
        "Part 2 of 2 is not finished (5 of 20 deals): run it again, and it will continue.");
  int resumed = 0;
  second.stopped = nullptr;
  second.progress = [&](const ArenaProgress& progress) { resumed = progress.resumed; };
  REQUIRE(run(second));
  CHECK(resumed == 5);
  const auto merged = merge_parts(folder.path().string());
  REQUIRE(merged);
  CHECK(without_times(*merged) == without_times(*run(request)));
  // Once finished, it is not played again.
  games = 0;
  REQUIRE(run(second));
  CHECK(games == 0);
}

TEST_CASE("a folder whose parts are not one whole run is refused") {
  const test::TemporaryFolder folder;
  const auto part = [&](const std::string& name) { return (folder / name).string(); };
  CHECK(merge_refusal(folder.path()) ==
        "There are no parts (files *.part) in \"" + folder.path().string() + "\".");
  const ArenaRequest request = three_players(12);
  play_all(request, 4, folder.path());
  CHECK(merge_refusal(folder.path()).empty());

  std::filesystem::remove(part("2-of-4.part"));
  std::filesystem::rename(part("3-of-4.part"), part("kept"));
  CHECK(merge_refusal(folder.path()) == "2 of 4 parts are missing, the first is part 2.");
  std::filesystem::rename(part("kept"), part("3-of-4.part"));
  REQUIRE(run(part_of(request, 2, 4, folder.path())));

  std::filesystem::copy_file(part("3-of-4.part"), part("z.part"));
  CHECK(merge_refusal(folder.path()) == "\"" + part("z.part") + "\" and \"" + part("3-of-4.part") +
                                            "\" are both part 3: remove one of them.");
  std::filesystem::remove(part("z.part"));

  ArenaRequest other = request;
  other.seed = Seed::of(6);
  const test::TemporaryFolder elsewhere;
  REQUIRE(run(part_of(other, 2, 4, elsewhere.path())));
  std::filesystem::copy_file((elsewhere / "2-of-4.part").string(), part("2-of-4.part"),
                             std::filesystem::copy_options::overwrite_existing);
  CHECK(merge_refusal(folder.path()) == "\"" + part("2-of-4.part") + "\" is a part of another run than \"" +
                                            part("1-of-4.part") + "\": their \"seed\" differs.");
  // Nor is it continued.
  CHECK(refusal(part_of(request, 2, 4, folder.path())).find("is not a checkpoint of this run") !=
        std::string::npos);

  std::ofstream(part("2-of-4.part")) << "{\"arena\": 2}\n";
  CHECK(merge_refusal(folder.path()) ==
        "\"" + part("2-of-4.part") + "\" is not a part of an arena of this version.");
}

TEST_CASE("a part that makes no sense is refused") {
  for (const char* text : {"", "3", "0/3", "4/3", "-1/3", "a/b", "1/", "1/2/3"})
    CHECK_MESSAGE(part_refusal(text) == "arena.part", text);
  CHECK(part_refusal("3/3").empty());
  const test::TemporaryFolder folder;
  CHECK(refusal(part_of(three_players(3), 1, 4, folder.path())) ==
        "3 deals cannot be shared among 4 parts: ask for fewer parts or more deals.");
}

}  // namespace
}  // namespace parlor
