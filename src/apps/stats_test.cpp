// A person's games as the program keeps and counts them, in the folder named by PARLOR_HOME.
#include <doctest/doctest.h>
#include <filesystem>
#include <string>
#include <vector>

#include "apps/test_program.h"
#include "testing/printed.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::content;
using test::has;
using test::Ran;
using test::TemporaryFolder;

class Home {
 public:
  // Types the lines; returns both outputs together.
  Ran run(const std::string& arguments, const std::string& typed = "") const {
    return test::run(arguments + " 2>&1 <<'END'\n" + typed + "END\n",
                     "PARLOR_HOME='" + folder_.path().string() + "' ");
  }
  std::vector<std::filesystem::path> games() const {
    std::vector<std::filesystem::path> found;
    if (!std::filesystem::exists(folder_ / "games")) return found;
    for (const auto& entry : std::filesystem::directory_iterator(folder_ / "games"))
      found.push_back(entry.path());
    return found;
  }
  // Passes or plays the first card until the deal is over.
  Ran play_out(const std::string& more = "") const {
    std::string typed = "hint\n";
    for (int i = 0; i < 60; ++i) typed += "pass\n0\n";
    return run("play big2 --seed 3 " + more, typed);
  }
  const TemporaryFolder& folder() const { return folder_; }

 private:
  TemporaryFolder folder_;
};

TEST_CASE("a finished game is counted, with its hints, and can be seen again by the command that is told") {
  const Home home;
  CHECK(has(home.run("stats").out, "There are no games in"));
  REQUIRE(home.play_out().code == 0);
  REQUIRE(home.games().size() == 1);
  const std::string file = home.games()[0].string();
  CHECK(file.ends_with("-big2.parlor"));
  CHECK(has(content(file), "system hint 0"));
  const Ran stats = home.run("stats big2 --sheets");
  CHECK(stats.code == 0);
  CHECK(has(stats.out, "Played  Won  Streak  Longest  Points  Average  Hints\n"));
  CHECK(has(stats.out, "Big-2, standard       1    "));
  CHECK(has(stats.out, "  against smart       1    "));
  CHECK(has(stats.out, "./parlor replay " + file));
  CHECK(has(stats.out, "\nDeal 1 "));
  CHECK(!has(stats.out, "Unfinished"));
  CHECK(!has(home.run("stats").out, "\nDeal 1 "));
  CHECK(home.run("verify " + file).code == 0);
  CHECK(has(home.run("stats okey").out, "There are no games"));
}

TEST_CASE("an unfinished game is listed with the command that continues it in the same file") {
  const Home home;
  const Ran left = home.run("play big2 --rules fivecards=ranked", "quit\n");
  REQUIRE(home.games().size() == 1);
  const std::string file = home.games()[0].string();
  CHECK(has(left.out, "The game is saved. Continue with --resume " + file));
  const Ran stats = home.run("stats");
  CHECK(has(stats.out, "Big-2, fivecards=ranked\n    ./parlor play big2 --resume " + file + "\n"));
  CHECK(!has(stats.out, "Played"));
  CHECK(home.run("play big2 --resume " + file, "quit\n").code == 0);
  CHECK(home.games().size() == 1);
}

TEST_CASE("the first person is called as the profile says, unless --names does") {
  const Home home;
  CHECK(home.run("stats --name Ben").code == 0);
  CHECK(content(home.folder() / "name") == "Ben\n");
  // Seat 1's default name is Ben.
  CHECK(has(home.run("play big2 --no-keep", "score\nquit\n").out, "Scores    Ben    Ada   Cleo    Dan"));
  CHECK(has(home.run("play big2 --no-keep --seats smart,human,basic,basic", "score\nquit\n").out,
            "Scores    Ada    Ben   Cleo    Dan"));
  CHECK(has(home.run("play big2 --no-keep --names Zed", "score\nquit\n").out,
            "Scores    Zed    Ben   Cleo    Dan"));
  CHECK(home.run("stats --name ''").code == 2);
  CHECK(has(home.run("stats").out, "There are no games"));
}

TEST_CASE("games of computers, games with their own file and games with --no-keep are not saved") {
  const Home home;
  const std::string record = (home.folder() / "own.parlor").string();
  CHECK(home.run("play big2 --seats basic,basic,basic,basic --seed 1").code == 0);
  CHECK(home.run("play big2 --record " + record, "quit\n").code == 0);
  CHECK(has(home.run("play big2 --no-keep", "quit\n").out, "The game was not saved"));
  CHECK(home.games().empty());
  // A pipe belongs to nobody, unless PARLOR_HOME says whose it is.
  const std::string data = (home.folder() / "data").string();
  CHECK(has(test::run("play big2 2>&1 </dev/null", "PARLOR_HOME= XDG_DATA_HOME='" + data + "' ").out,
            "The game was not saved"));
  CHECK(!std::filesystem::exists(data));
}

TEST_CASE("if the folder cannot be written, a sentence says so and the game is played without being saved") {
  const TemporaryFolder folder;
  const std::string file = folder.write("file", "").string();
  const Ran ran = test::run("play big2 2>&1 </dev/null", "PARLOR_HOME='" + file + "' ");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Cannot write " + file));
  CHECK(has(ran.out, ": Not a directory."));
  CHECK(has(ran.out, "The game was not saved"));
}

TEST_CASE("a damaged file is left out by name, and a game that does not exist is refused") {
  const Home home;
  REQUIRE(home.play_out().code == 0);
  home.folder().write("games/broken.parlor", "nonsense\n");
  const Ran stats = home.run("stats");
  CHECK(stats.code == 0);
  CHECK(has(stats.out,
            "Skipped " + (home.folder() / "games/broken.parlor").string() + ": This is not a Parlor record"));
  CHECK(has(stats.out, "Big-2, standard"));
  const Ran refused = home.run("stats chess");
  CHECK(refused.code == 2);
  CHECK(has(refused.out, "Available: big2"));
}

}  // namespace
}  // namespace parlor
