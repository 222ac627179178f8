// The course's files with the real players, if they are available.
#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/pinochle/listing.h"
#include "term/game_terminal.h"
#include "term/grade.h"
#include "testing/temporary_folder.h"

namespace parlor::pinochle {
namespace {

const std::filesystem::path kOwn = std::filesystem::path(PARLOR_SOURCE_DIR) / "cases/pinochle";
const std::filesystem::path kShared = std::filesystem::path(PARLOR_SOURCE_DIR) / "../shared/cases/pinochle";

bool is_there() {
  if (std::filesystem::exists(kShared)) return true;
  MESSAGE("not run: ", kShared.string(), " is not there");
  return false;
}

struct FileRun {
  int code;
  std::string out;
  std::string err;
};

FileRun run_file(const std::filesystem::path& file, std::uint64_t seed = 1,
                 const std::vector<std::string>& settings = {}) {
  std::istringstream in(test::content(file));
  std::ostringstream out;
  std::ostringstream err;
  const int code = terminal().script.run({in, out, err, settings, Seed::of(seed)});
  return {code, out.str(), err.str()};
}

void gives(const std::string& file, const std::vector<std::string>& lines) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const FileRun ran = run_file(kShared / file, seed);
    CHECK(ran.code == 0);
    CHECK_MESSAGE(ran.err.empty(), file, ": ", ran.err);
    for (const std::string& line : lines)
      CHECK_MESSAGE(ran.out.find(line) != std::string::npos, file, ": ", line, "\n", ran.out);
  }
}

TEST_CASE("test1 gives its log byte for byte") {
  if (!is_there()) return;
  gives("test1.properties", {});
  CHECK(run_file(kShared / "test1.properties").out == test::content(kShared / "test1.log"));
  CHECK(run_file(kShared / "game1.properties").out == test::content(kShared / "test1.log"));
}

TEST_CASE("a folder of properties files is graded by the logs beside them") {
  const auto graded = [](const std::filesystem::path& folder) {
    std::ostringstream out;
    const int code = grade(folder, terminal().script, Catalogue(), out, out);
    return std::to_string(code) + " " + out.str();
  };
  CHECK(graded(kOwn).starts_with("0 grade.passed"));
  if (!is_there()) return;
  CHECK(graded(kShared).starts_with("0 grade.passed"));
}

TEST_CASE("test2 to test4 have the lines the course checks") {
  if (!is_there()) return;
  gives("test2.properties", {"Bid:1-30\n", "Trump: C\n", "Melding Scores: 210-30\n"});
  gives("test3.properties", {"Bid:1-30\n", "Trump: C\n", "Melding Scores: 230-300\n"});
  gives("test4.properties", {"Bid:0-220\n", "Trump: C\n", "Melding Scores: 190-0\n"});
}

TEST_CASE("in test5 the computer keeps the cards the course says, and the script stops there") {
  if (!is_there()) return;
  gives("test5.properties", {"Bid:1-140\n", "Trump: C\n", "Round11:"});
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const std::string log = run_file(kShared / "test5.properties", seed).out;
    const std::size_t at = log.find("Initial Cards:P0-") + 17;
    const std::string cards = log.substr(at, log.find("-P1-") - at);
    auto kept = split(cards, ',');
    std::ranges::sort(kept);
    auto wanted = words("9D 9D 9C 10D 10D 10C 11D 11D 11C 12D 12C 13D");
    std::ranges::sort(wanted);
    CHECK_MESSAGE(kept == wanted, cards);
    CHECK(log.find("P0-13D,12D,11D,10D,9D,12C,11C,10C,9C,11D,10D,9D-"
                   "P1-1C,13C,11S,10H,9H,12D,1C,13C,12C,11C,10C,9C-\n") != std::string::npos);
  }
}

TEST_CASE("game2 leaves everything to the players, and repeats with the same seed") {
  if (!is_there()) return;
  gives("game2.properties", {"Bid:", "Trump: ", "Round11:", "Winners: "});
  CHECK(run_file(kShared / "game2.properties", 7).out == run_file(kShared / "game2.properties", 7).out);
  CHECK(run_file(kShared / "game2.properties", 7).out != run_file(kShared / "game2.properties", 8).out);
}

TEST_CASE("our own properties files play to the end with the real players") {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kOwn)) {
    if (entry.path().extension() != ".properties") continue;
    ++files;
    const FileRun ran = run_file(entry.path());
    CHECK_MESSAGE(ran.code == 0, entry.path().string(), ": ", ran.err);
    CHECK(ran.out.find("Winners: ") != std::string::npos);
    // Smart tricks and smart bids change who plays, but a deal is always played.
    CHECK(run_file(entry.path(), 2, {"mode.smarttrick=true", "players.0.smartbids=true"}).code == 0);
  }
  CHECK(files >= 8);
}

TEST_CASE("the handout's computer bids by its rule as soon as its script ends") {
  CHECK(run_file(kOwn / "bids-of-its-own.properties").out.starts_with("Bid:0-220\n"));
}

TEST_CASE("a game from a properties file can be resumed, because its computer player has a name") {
  const GameListing game = listing();
  CHECK(game.make_player("basic/random", Seed::of(1)).ok());
  CHECK(game.make_player("random/smart", Seed::of(1)).ok());
  CHECK(game.make_player("basic", Seed::of(1)).ok());
  CHECK(!game.make_player("basic/wizard", Seed::of(1)).ok());
}

}  // namespace
}  // namespace parlor::pinochle
