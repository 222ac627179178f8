// The program that only plays: what ./parlor builds for a first game.
#include <doctest/doctest.h>
#include <string>

#include "apps/test_program.h"

namespace parlor {
namespace {

test::Ran run_playing(const std::string& arguments) { return test::run(arguments, "", PARLOR_PLAY_PROGRAM); }

TEST_CASE("the program that plays plays the same game as the full one") {
  const std::string game = "play big2 --seats smart,basic,random,basic --seed 1 </dev/null";
  const test::Ran ran = run_playing(game);
  CHECK(ran.code == 0);
  CHECK(ran.out == test::run(game).out);
}

TEST_CASE("both programs say which version they are") {
  const std::string version = "parlor " PARLOR_VERSION "\n";
  CHECK(test::run("--version").out == version);
  CHECK(run_playing("--version").out == version);
  CHECK(run_playing("play --version --language tr").out == version);
  CHECK(run_playing("--version").code == 0);
  CHECK(run_playing("--help").out.find("--version") != std::string::npos);
}

TEST_CASE("both programs have the same commands and options") {
  for (const char* help : {"--help", "play --help", "serve --help", "arena --help", "perft --help"}) {
    const test::Ran ran = run_playing(help);
    CHECK(ran.code == 0);
    CHECK_MESSAGE(ran.out == test::run(help).out, help);
  }
  CHECK(run_playing("--help").out.find("serve") != std::string::npos);
}

TEST_CASE("the smaller program says what to run for the commands it lacks") {
  for (const char* command : {"serve", "load big2", "arena big2 basic basic", "laws big2", "perft x.txt"}) {
    const std::string name = std::string(command).substr(0, std::string(command).find(' '));
    const test::Ran ran = run_playing(std::string(command) + " 2>&1");
    CHECK(ran.code == 2);
    CHECK_MESSAGE(ran.out.find("run ./parlor " + name) != std::string::npos, ran.out);
  }
  CHECK(run_playing("serve --language tr 2>&1").out.find("./parlor serve") != std::string::npos);
}

}  // namespace
}  // namespace parlor
