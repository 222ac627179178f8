// Programs as players, as people run them; some misbehave.
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <sys/types.h>
#include <utility>

#include "apps/test_program.h"
#include "testing/comes_true.h"
#include "testing/runs.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::content;
using test::Ran;
using test::run;
using test::TemporaryFolder;

const std::string kLowest = "python3 examples/players/lowest.py";

// Writes a program that records its process ID and its child's, and then keeps computing, whatever it is
// asked.
std::string write_busy(const TemporaryFolder& folder, const std::string& first = ":") {
  const std::string pids = folder / "pids";
  const std::string script = folder / "busy.sh";
  folder.write("busy.sh", first + "; echo $$ >> " + pids + "; (while :; do :; done) & echo $! >> " + pids +
                              "; while :; do :; done");
  return "cmd:sh " + script;
}

void all_have_ended(const TemporaryFolder& folder) {
  std::ifstream pids(folder / "pids");
  int count = 0;
  // They were killed; when the last of them is gone depends on the system.
  for (pid_t process = 0; pids >> process; ++count)
    CHECK(test::comes_true([process] { return !test::runs(process); }));
  CHECK(count >= 2);
}

// Runs `parlor ARGUMENTS` until the file has that many lines, sends the signal, and returns the exit code.
std::string signalled(const std::string& arguments, const std::string& signal, const std::string& file,
                      int lines, const std::string& variables) {
  const std::string written = "$(cat " + file + " 2>/dev/null | wc -l)";
  const std::string script = std::string(PARLOR_PROGRAM) + " " + arguments + " & parlor=$!; until [ " +
                             written + " -ge " + std::to_string(lines) + " ]; do sleep 0.05; done; kill -" +
                             signal + " $parlor; wait $parlor; echo $?";
  return run("'" + script + "'", variables, "sh -c").out;
}

TEST_CASE("a signal ends an arena with the programs it started, and it says how far it came") {
  for (const auto& [signal, code] : {std::pair("TERM", "143\n"), {"INT", "130\n"}, {"HUP", "129\n"}}) {
    const TemporaryFolder folder;
    const std::string arena = "arena rummikub basic \"" + write_busy(folder) +
                              "\" --program-ms 600000 --threads 2 2>" + std::string(folder / "errors");
    const std::string home = "PARLOR_HOME=" + std::string(folder / "home") + " ";
    CHECK(signalled(arena, signal, folder / "pids", 4, home) == code);
    // A slow machine shows its progress before that.
    CHECK(content(folder / "errors").ends_with("Stopped after 0 of 1000 deals.\n"));
    all_have_ended(folder);
  }
}

// Plays the first listed move. After two deals from both sides it says so and waits for as long as the file
// exists.
constexpr const char* kWaiting = R"py(
import json, os, sys, time
hold, held = sys.argv[1:]
ends = 0
for line in sys.stdin:
    message = json.loads(line)
    ends += message["type"] == "end"
    if message["type"] == "request":
        if ends >= 4 and os.path.exists(hold):
            with open(held, "w") as out:
                print("waiting", file=out)
            time.sleep(600)
        print(json.dumps({"number": message["number"], "move": message["moves"][0]}), flush=True)
)py";

TEST_CASE("a stopped arena continues where it was with the same command") {
  const TemporaryFolder folder;
  folder.write("waiting.py", kWaiting);
  const std::string home = "PARLOR_HOME=" + std::string(folder / "home") + " ";
  const std::string program = std::string(folder / "waiting.py") + " " + std::string(folder / "hold") + " " +
                              std::string(folder / "held");
  const std::string arena =
      "arena rummikub \"cmd:python3 " + program + "\" basic --deals 3 --threads 1 --json --program-ms 600000";
  const Ran whole = run(arena, home);
  REQUIRE(whole.code == 0);

  folder.write("hold", "");
  const std::string errors = folder / "errors";
  CHECK(signalled(arena + " 2>" + errors, "INT", folder / "held", 1, home) == "130\n");
  const std::string begin = "Stopped after 2 of 3 deals. To continue, run the same command with ";
  const std::string sentence = content(errors);
  REQUIRE_MESSAGE(sentence.starts_with(begin), sentence);

  std::filesystem::remove(folder / "hold");
  const Ran on = run(arena + " " + sentence.substr(begin.size(), sentence.size() - begin.size() - 1), home);
  REQUIRE(on.code == 0);
  const auto results = [](const Ran& ran) {
    nlohmann::json found = nlohmann::json::parse(ran.out);
    for (auto& entrant : found["entrants"]) {
      for (const char* times : {"cpu_ns", "wall_ns"}) entrant[times] = entrant[times]["moves"];
    }
    return found;
  };
  CHECK(results(on) == results(whole));
  CHECK(std::filesystem::is_empty(folder / "home/arena"));
}

TEST_CASE("a program that never answers ends the arena with one sentence, and is ended") {
  const TemporaryFolder folder;
  const std::string program = "'mine=" + write_busy(folder, "echo hello") + "'";
  const Ran ran = run("arena big2 " + program + " basic basic basic --program-ms 1 --json 2>&1");
  CHECK(ran.code == 2);
  CHECK(ran.out ==
        "\"mine\" gave an invalid answer to request 1: \"hello\" is not JSON. It has not made a single legal "
        "move, so the arena stops here.\n");
  all_have_ended(folder);
  test::refused("arena big2 'cmd:/no/such/bot' basic basic basic", "/no/such/bot");
}

TEST_CASE("the standard error of programs goes to the file that was named, and nowhere else") {
  const TemporaryFolder folder;
  const std::string file = folder / "errors";
  const std::string arena =
      "arena rummikub 'noisy=cmd:echo ready >&2; " + kLowest + "' basic --deals 1 --threads 1 ";
  const Ran ran = run(arena + "--program-errors " + file + " 2>&1");
  CHECK(ran.code == 0);
  CHECK(ran.out.find("ready") == std::string::npos);
  CHECK(ran.out.find("noisy") != std::string::npos);
  CHECK(content(file) == "ready\n");
  test::refused(arena + "--program-errors " + std::string(folder / "no/such/file"), "no/such/file");
}

TEST_CASE("the times of programs are in the table and in the JSON") {
  const std::string arena = "arena rummikub 'lowest=cmd:" + kLowest + "' basic --deals 1 ";
  const Ran printed = run(arena + "--json");
  REQUIRE(printed.code == 0);
  const auto entrant = nlohmann::json::parse(printed.out).at("entrants").at(0);
  CHECK(entrant.at("name") == "lowest");
  CHECK(entrant.at("player") == "cmd:" + kLowest);
  CHECK(entrant.at("cpu_ns").at("moves") == entrant.at("wall_ns").at("moves"));
  CHECK(entrant.at("cpu_ns").at("mean") > 0);
  const Ran table = run(arena + "2>/dev/null");
  CHECK(table.out.find("time per move") != std::string::npos);
  CHECK(table.out.find("\nlowest ") != std::string::npos);
}

TEST_CASE("commas in the quotes of a command are its own, and names are in the record") {
  const TemporaryFolder folder;
  const std::string record = folder / "game.parlor";
  // The program's shell removes the quotes, and the program ignores the word in them.
  const std::string seats = "\"deep=cmd:" + kLowest + " '1,2',Bob=basic\"";
  const Ran ran = run("play rummikub --seed 1 --program-ms 60000 --seats " + seats + " --record " + record +
                      " 2>&1 </dev/null");
  CHECK_MESSAGE(ran.code == 0, ran.out);
  CHECK(ran.out.find("could not answer") == std::string::npos);
  const std::string text = content(record);
  CHECK(text.find("[Seat 0 \"deep\" program \"" + kLowest + " '1,2'\"]") != std::string::npos);
  CHECK(text.find("[Seat 1 \"Bob\" computer \"basic\"]") != std::string::npos);
  CHECK(run("verify " + record).code == 0);
  test::refused("play rummikub --seats \"basic,cmd:x 'a,b\"", "A quote is never closed in");
}

TEST_CASE("a signal does not wait for a program in the terminal, and no move is played in its place") {
  const TemporaryFolder folder;
  const std::string record = folder / "game.parlor";
  const std::string program = write_busy(folder);
  const std::string play = "play rummikub --seats \"" + program + "," + program +
                           "\" --program-ms 600000 --record " + record + " >/dev/null 2>" +
                           std::string(folder / "errors") + " </dev/null";
  CHECK(signalled(play, "INT", folder / "pids", 4, "") == "130\n");
  CHECK(content(folder / "errors").empty());
  const std::string text = content(record);
  CHECK(text.find("[Deal 1]") != std::string::npos);
  CHECK(text.find("\n1. ") == std::string::npos);
  all_have_ended(folder);
}

}  // namespace
}  // namespace parlor
