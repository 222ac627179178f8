#include "external/external_player.h"

#include <chrono>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <thread>
#include <unistd.h>

#include "external/program.h"
#include "testing/comes_true.h"
#include "testing/runs.h"
#include "testing/temporary_folder.h"
#include "testing/tricks.h"

namespace parlor {
namespace {

using std::chrono::milliseconds;
using test::Tricks;

Tricks::State some_deal() {
  return Tricks::deal({}, Deck{Chance(Seed::of(7)).shuffle(Tricks::kDeck), Seed::of(8)}, Standing{});
}

const Setting kSetting{Seat::at(0), {"Ada", "Bob"}, "1 seats=2 tiles=4", Standing{}};

struct Outcome {
  Tricks::Move move;
  std::vector<Message> complaints;
};

Outcome one_move(const std::string& command,
                 ProgramSettings settings = {milliseconds(4000), milliseconds(4000)}) {
  ExternalPlayer<Tricks> player(command, settings);
  player.deal_begins(kSetting);
  const Tricks::View view = Tricks::view(some_deal(), Seat::at(0));
  const auto thought = player.think(view, {});
  return {thought.move, player.complaints()};
}

std::string said(const Message& message) {
  Catalogue catalogue;
  catalogue.add(external_phrases());
  catalogue.add(Tricks::phrases());
  return catalogue.say(message);
}

// Checks that the safe move was played, and returns the sentence of the only complaint.
std::string complaint(const std::string& command, const std::string& key,
                      ProgramSettings settings = {milliseconds(4000), milliseconds(4000)}) {
  const Outcome outcome = one_move(command, settings);
  CHECK(outcome.move == Tricks::fallback(Tricks::view(some_deal(), Seat::at(0))));
  REQUIRE(outcome.complaints.size() == 1);
  CHECK(outcome.complaints[0].key == key);
  return said(outcome.complaints[0]).substr(command.size() + 3);
}

// Answers every request with the last listed move, using only the shell.
const std::string kLast = R"sh(while read -r line; do case $line in *'"request"'*)
  number=${line##*\"number\":}; number=${number%%,*}
  moves=${line#*\"moves\":[}; moves=${moves%%]*}
  echo "{\"number\":$number,\"move\":${moves##*,}}";; esac; done)sh";

TEST_CASE("the move that a program answers is played") {
  ExternalPlayer<Tricks> player(kLast);
  CHECK(player.follows_events());
  player.deal_begins(kSetting);
  Tricks::State state = some_deal();
  for (int i = 0; i < 4; ++i) {
    const Tricks::View view = Tricks::view(state, Seat::at(0));
    const auto thought = player.think(view, {});
    CHECK(thought.move.tile == view.hand.highest());
    CHECK(thought.reason.key == "external.chose");
    state.hands[Seat::at(0)].remove(thought.move.tile);
  }
  CHECK(player.complaints().empty());
}

TEST_CASE("a program is told about the deal, the events and the end") {
  const auto file = std::filesystem::temp_directory_path() / ("parlor-told-" + std::to_string(getpid()));
  {
    ExternalPlayer<Tricks> player("tee " + file.string() + " | { " + kLast + "; }",
                                  {milliseconds(4000), milliseconds(4000)});
    player.deal_begins(kSetting);
    player.observe(
        {Message("tricks.plays", {{"seat", Seat::at(1)}, {"tile", 5}, {"what", Key{"tricks.page.trick"}}})});
    const Tricks::State state = some_deal();
    player.think(Tricks::view(state, Seat::at(0)), {});
    player.deal_ends(Scores{});
    CHECK(player.complaints().empty());
  }
  std::vector<nlohmann::json> told;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) told.push_back(nlohmann::json::parse(line));
  std::filesystem::remove(file);
  REQUIRE(told.size() == 5);
  CHECK(
      told[0] ==
      nlohmann::json::parse(
          R"({"type":"hello","protocol":2,"game":"tricks","rules":"1 seats=2 tiles=4","options":{"seats":2,"tiles":4}})"));
  CHECK(told[1] ==
        nlohmann::json::parse(R"({"type":"deal","deal":1,"seat":0,"names":["Ada","Bob"],"scores":[0,0]})"));
  CHECK(
      told[2] ==
      nlohmann::json::parse(
          R"({"type":"event","event":{"key":"tricks.plays","seat":{"seat":1},"tile":5,"what":"tricks.page.trick"}})"));
  CHECK(told[3]["type"] == "request");
  CHECK(told[3]["number"] == 1);
  CHECK(told[3]["budget_ms"] == 4000);
  CHECK(told[3]["view"]["hand"].size() == 4);
  CHECK(told[3]["moves"].size() == 4);
  CHECK(told[3]["events"] == nlohmann::json::array({told[2]["event"]}));
  CHECK(told[4] == nlohmann::json::parse(R"({"type":"end","scores":[0,0]})"));
}

TEST_CASE("a safe move replaces a late answer, which is not mistaken for the next one") {
  CHECK(complaint("sleep 60", "external.late", {milliseconds(50), milliseconds(0)}) ==
        "did not answer request 1 within 50 ms.");

  // Answers request 1 only after request 2 has arrived, then request 2.
  ExternalPlayer<Tricks> player(
      R"sh(read -r a; read -r b; read -r one; read -r two
echo '{"number":1,"move":"0"}'; moves=${two#*\"moves\":[}; moves=${moves%%]*}; echo "{\"number\":2,\"move\":${moves##*,}}"; read -r x)sh",
      {milliseconds(1000), milliseconds(0)});
  player.deal_begins(kSetting);
  const Tricks::View view = Tricks::view(some_deal(), Seat::at(0));
  CHECK(player.think(view, {}).move == Tricks::fallback(view));
  CHECK(player.complaints().size() == 1);
  CHECK(player.think(view, {}).move.tile == view.hand.highest());
  CHECK(player.complaints().empty());
}

TEST_CASE("the deadline of the budget takes precedence over the program's own") {
  ExternalPlayer<Tricks> player("sleep 60", {milliseconds(60000), milliseconds(60000)});
  player.deal_begins(kSetting);
  const auto begin = std::chrono::steady_clock::now();
  player.think(Tricks::view(some_deal(), Seat::at(0)), {0, begin + milliseconds(50)});
  CHECK(std::chrono::steady_clock::now() - begin < milliseconds(20000));
  CHECK(player.complaints().size() == 1);
}

TEST_CASE("a program that exits is replaced by a safe move, and restarted at the next deal") {
  CHECK(complaint("exit 3", "external.gone") == "could not answer request 1: It exited with status 3.");
  CHECK(complaint("kill -9 $$", "external.gone") == "could not answer request 1: It was killed by signal 9.");
  CHECK(complaint("exec >&-; sleep 60", "external.gone") ==
        "could not answer request 1: It closed its output.");
  CHECK(complaint("/nowhere/to/be/found 2>&-", "external.gone") ==
        "could not answer request 1: It exited with status 127.");

  ExternalPlayer<Tricks> player(
      "read -r a; read -r b; read -r c; echo '{\"number\":1,\"move\":\"99\"}'; exit 0");
  const Tricks::View view = Tricks::view(some_deal(), Seat::at(0));
  player.deal_begins(kSetting);
  player.think(view, {});
  player.think(view, {});
  player.think(view, {});
  auto complaints = player.complaints();
  REQUIRE(complaints.size() == 3);
  CHECK(complaints[0].key == "external.nonsense");
  CHECK(complaints[1].key == "external.gone");
  CHECK(complaints[2].key == "external.gone");
  player.deal_begins(kSetting);
  player.think(view, {});
  complaints = player.complaints();
  REQUIRE(complaints.size() == 1);
  CHECK(complaints[0].key != "external.not_started");
}

TEST_CASE("a program that was never told about a deal counts as gone") {
  ExternalPlayer<Tricks> player(kLast);
  player.think(Tricks::view(some_deal(), Seat::at(0)), {});
  CHECK(player.complaints()[0].key == "external.gone");
}

TEST_CASE("nonsense is replaced by a safe move and quoted in the report") {
  CHECK(complaint("echo hello; read -r x; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"hello\" is not JSON.");
  CHECK(complaint("printf '\\033[2J\\377\\n'; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"?[2J?\" is not JSON.");
  CHECK(complaint("echo '[1]'; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"[1]\" is not a JSON object.");
  CHECK(complaint("echo '{\"move\":\"3\"}'; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"{\"move\":\"3\"}\" has no request number.");
  CHECK(complaint("echo '{\"number\":2,\"move\":\"3\"}'; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"{\"number\":2,\"move\":\"3\"}\" answers a request that has "
        "not been sent yet.");
  CHECK(complaint("echo '{\"number\":1,\"move\":3}'; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"{\"number\":1,\"move\":3}\" has no move.");
  CHECK(complaint("echo '{\"number\":1,\"move\":\"ace\"}'; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: \"ace\" is no tile.");
  CHECK(complaint("head -c 1000000 /dev/zero; sleep 60", "external.nonsense") ==
        "gave an invalid answer to request 1: A line can have at most 65536 characters.");
}

TEST_CASE("an illegal move is replaced, and the report says why it was illegal") {
  const Tricks::View view = Tricks::view(some_deal(), Seat::at(0));
  TileId other = TileId::at(0);
  while (view.hand.contains(other)) other = TileId::at(other.index() + 1);
  const std::string text = std::to_string(other.index());
  CHECK(complaint("echo '{\"number\":1,\"move\":\"" + text + "\"}'; sleep 60", "external.illegal") ==
        "answered request 1 with \"" + text + "\": You do not hold " + text + ".");
}

TEST_CASE("a program that floods its output is still late") {
  CHECK(complaint("while :; do echo '{\"number\":0,\"move\":\"3\"}'; done", "external.late",
                  {milliseconds(100), milliseconds(0)})
            .starts_with("did not answer"));
  const Outcome outcome = one_move("cat /dev/zero", {milliseconds(500), milliseconds(0)});
  CHECK(outcome.complaints.size() == 1);
}

TEST_CASE("a program that does not read its input is given up on rather than waited for") {
  ExternalPlayer<Tricks> player("sleep 60", {milliseconds(20), milliseconds(0)});
  player.deal_begins(kSetting);
  const Message long_event("tricks.plays", {{"tiles", std::string(100'000, 'x')}});
  for (int i = 0; i < 50; ++i) player.observe({long_event});
  player.think(Tricks::view(some_deal(), Seat::at(0)), {});
  const auto complaints = player.complaints();
  REQUIRE(complaints.size() == 1);
  CHECK(said(complaints[0]) == "\"sleep 60\" could not answer request 1: It did not read its input.");
}

TEST_CASE("more than a pipe's capacity gets through") {
  // The shell would be too slow with lines this long.
  const std::string first =
      R"sh(sed -un 's/.*"moves":\[\("[^"]*"\).*"number":\([0-9]*\).*/{"number":\2,"move":\1}/p')sh";
  ExternalPlayer<Tricks> player(first, {milliseconds(20000), milliseconds(0)});
  player.deal_begins(kSetting);
  const Message long_event("tricks.plays", {{"tiles", std::string(10'000, 'x')}});
  for (int i = 0; i < 20; ++i) player.observe({long_event});
  player.think(Tricks::view(some_deal(), Seat::at(0)), {});
  CHECK(player.complaints().empty());
}

TEST_CASE("the children of a program are killed with it") {
  const auto file = std::filesystem::temp_directory_path() / ("parlor-child-" + std::to_string(getpid()));
  one_move("sleep 1000 & echo $! > " + file.string() + "; echo x; sleep 1000");
  pid_t child = 0;
  std::ifstream(file) >> child;
  std::filesystem::remove(file);
  REQUIRE(child > 0);
  CHECK(test::comes_true([child] { return !test::runs(child); }));
}

TEST_CASE("a request contains all events of its deal and no others, so that a program needs no memory") {
  const test::TemporaryFolder folder;
  const std::string file = folder / "told";
  {
    ExternalPlayer<Tricks> player("tee " + file + " | { " + kLast + "; }",
                                  {milliseconds(4000), milliseconds(4000)});
    const Tricks::View view = Tricks::view(some_deal(), Seat::at(0));
    const auto plays = [](int tile) {
      return SeenEvent{Message("tricks.plays", {{"seat", Seat::at(1)}, {"tile", tile}})};
    };
    player.deal_begins(kSetting);
    player.think(view, {});
    player.observe(plays(5));
    player.observe(plays(6));
    player.think(view, {});
    player.deal_begins(kSetting);
    player.observe(plays(7));
    player.think(view, {});
    CHECK(player.complaints().empty());
  }
  std::vector<std::vector<int>> tiles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const auto message = nlohmann::json::parse(line);
    if (message["type"] != "request") continue;
    std::vector<int>& seen = tiles.emplace_back();
    for (const auto& event : message["events"]) seen.push_back(event["tile"]);
  }
  CHECK(tiles == std::vector<std::vector<int>>{{}, {5, 6}, {7}});
}

TEST_CASE("standard error is read if somebody wants it, and its last line is in the report") {
  std::string heard;
  ProgramSettings settings{milliseconds(4000), milliseconds(4000)};
  settings.errors = [&](std::string_view text) { heard += text; };
  settings.name = "clumsy";
  const Outcome outcome =
      one_move("echo 'Traceback:' >&2; printf 'no \\033[2Jmodule\\n\\n' >&2; exit 1", settings);
  REQUIRE(outcome.complaints.size() == 1);
  CHECK(said(outcome.complaints[0]) ==
        "\"clumsy\" could not answer request 1: It exited with status 1 and said \"no ?[2Jmodule\".");
  CHECK(heard == "Traceback:\nno \033[2Jmodule\n\n");

  // Writing far more than a pipe holds does not keep it from answering.
  heard.clear();
  settings.budget = milliseconds(20000);
  const Outcome noisy = one_move("head -c 1000000 /dev/zero >&2; " + kLast, settings);
  CHECK(noisy.complaints.empty());
  CHECK(heard.size() >= 1000000);
}

TEST_CASE("the CPU time of a program and its children is measured") {
  ProgramSettings settings{milliseconds(20000), milliseconds(20000)};
  ExternalPlayer<Tricks> player(
      "while read -r l; do case $l in *request*) (i=0; while [ $i -lt 50000 ]; do " +
          std::string("i=$((i+1)); done; echo nonsense; sleep 60);; esac; done"),
      settings);
  player.deal_begins(kSetting);
  player.think(Tricks::view(some_deal(), Seat::at(0)), {});
  REQUIRE(player.last_time());
  CHECK(player.last_time()->cpu.count() > 0);
  CHECK(player.last_time()->wall.count() > 0);

  ExternalPlayer<Tricks> gone("exit 0");
  CHECK(!gone.last_time());
  gone.deal_begins(kSetting);
  gone.think(Tricks::view(some_deal(), Seat::at(0)), {});
  CHECK(!gone.last_time());
}

TEST_CASE("a thread waiting for a program is told at once when all programs are killed") {
  ExternalPlayer<Tricks> player("echo x; read -r a; exec sleep 1000",
                                {milliseconds(600'000), milliseconds(600'000)});
  player.deal_begins(kSetting);
  const Tricks::View view = Tricks::view(some_deal(), Seat::at(0));
  player.think(view, {});  // nonsense, so it is running
  player.complaints();
  std::jthread killer([] {
    std::this_thread::sleep_for(milliseconds(20));
    ChildProcess::kill_all();
  });
  player.think(view, {});
  const auto complaints = player.complaints();
  REQUIRE(complaints.size() == 1);
  CHECK(said(complaints[0]).ends_with("It was killed by signal 9."));
}

}  // namespace
}  // namespace parlor
