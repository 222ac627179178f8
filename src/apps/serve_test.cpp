// `parlor serve` as people run it.
#include <algorithm>
#include <csignal>
#include <doctest/doctest.h>
#include <filesystem>
#include <sstream>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

#include "apps/test_program.h"
#include "apps/test_server.h"
#include "server/testing/guest.h"
#include "testing/comes_true.h"
#include "testing/runs.h"

namespace parlor {
namespace {

using test::Guest;
using test::Party;
using test::ServerProcess;
using test::TemporaryFolder;

TEST_CASE("the server says where it is, plays, and stops in order when it is told to") {
  const TemporaryFolder folder;
  ServerProcess server({"--db", folder / "parlor.db", "--port", "0"}, folder / "log");
  const std::string line = server.read_line();
  const int port = test::port_in(line);
  CHECK(line == "Parlor is running at http://127.0.0.1:" + std::to_string(port) + "/");
  CHECK(test::get(port, "/healthz").status == 200);
  Party party(port, 4);
  for (int i = 0; i < 4; ++i) party.step();

  const int number = party.at(0).number();
  CHECK(server.kill(SIGTERM) == 0);
  for (Guest& guest : party.guests()) CHECK(guest.hear("goodbye").at("reason").at("key") == "server.closing");
  const std::string log = server.log();
  CHECK(log.find("\"event\":\"draining\"") != std::string::npos);
  CHECK(log.find("\"event\":\"stopped\"") != std::string::npos);
  for (Guest& guest : party.guests()) CHECK(log.find(guest.token()) == std::string::npos);

  // It continues with the same file, and another signal ends it as well.
  ServerProcess again({"--db", folder / "parlor.db", "--port", std::to_string(port)}, folder / "log");
  CHECK(test::port_in(again.read_line()) == port);
  CHECK(party.at(0).sit_again(port).at("number") == number);
  CHECK(again.kill(SIGINT) == 0);
}

TEST_CASE("what people type is in the line, where that is another address") {
  const TemporaryFolder folder;
  ServerProcess server(
      {"--db", folder / "parlor.db", "--port", "0", "--public-url", "https://cards.example.org/"},
      folder / "log");
  CHECK(server.read_line() == "Parlor is running at https://cards.example.org/");
  CHECK(server.kill(SIGTERM) == 0);
}

TEST_CASE("a proxy that is no address is refused before anything is opened") {
  const TemporaryFolder folder;
  const std::string serve = "serve --port 0 --db " + std::string(folder / "parlor.db") + " --proxy ";
  test::refused(serve + "nearby", "Invalid proxy: \"nearby\"");
  test::refused(serve + "127.0.0.1 --proxy 10.0.0.0/8,10.0.0.0/40", "Invalid proxy: \"10.0.0.0/40\"");
  CHECK(!std::filesystem::exists(folder / "parlor.db"));
  ServerProcess server(
      {"--db", folder / "parlor.db", "--port", "0", "--proxy", "127.0.0.1,::1", "--proxy", "10.0.0.0/8"},
      folder / "log");
  CHECK(test::get(test::port_in(server.read_line()), "/healthz").status == 200);
}

TEST_CASE("people may play against the programs that the operator named, and no other command") {
  const TemporaryFolder folder;
  // Plays the first move, and records its process ID with the number of requests the process has had.
  folder.write("counts.py",
               "import json, os, sys\n"
               "count = 0\n"
               "for line in sys.stdin:\n"
               "    message = json.loads(line)\n"
               "    if message['type'] == 'request':\n"
               "        count += 1\n"
               "        with open('" +
                   std::string(folder / "counts") +
                   "', 'a') as out:\n"
                   "            out.write(f'{os.getpid()} {count}\\n')\n"
                   "        print(json.dumps({'number': message['number'], 'move': message['moves'][0]}), "
                   "flush=True)\n");
  const std::string program = "big2:friend=exec python3 " + std::string(folder / "counts.py");
  ServerProcess server({"--db", folder / "parlor.db", "--port", "0", "--player", program}, folder / "log");
  const int port = test::port_in(server.read_line());
  const nlohmann::json offer = test::get(port, "/api/games").json();
  for (const auto& game : offer.at("games")) {
    const bool offered = game.at("levels").at(0).at("name") == "friend";
    CHECK(offered == (game.at("name") == "big2"));
  }
  const auto table_with = [](const std::string& level) {
    nlohmann::json seats = {{{"kind", "person"}, {"name", "Ada"}}};
    for (int i = 0; i < 3; ++i) seats.push_back({{"kind", "computer"}, {"level", level}});
    return nlohmann::json{{"game", "big2"}, {"seats", seats}, {"pace", 0}};
  };
  CHECK(test::post(port, "/api/tables", table_with("cmd:touch " + std::string(folder / "spoilt"))).status ==
        400);
  CHECK(!std::filesystem::exists(folder / "spoilt"));

  const auto ticket = test::post(port, "/api/tables", table_with("friend")).json();
  test::Person ada{ticket.at("table"), ticket.at("seat"), ticket.at("token"), nullptr};
  Guest guest(port, std::move(ada));
  guest.hear_until([](const Guest& heard) { return heard.to_move(); });
  const auto answers = [&] {
    std::vector<std::pair<pid_t, int>> read;
    std::istringstream text(test::content(folder / "counts"));
    for (std::pair<pid_t, int> line; text >> line.first >> line.second;) read.push_back(line);
    return read;
  };
  const auto round = [&] {
    guest.move(guest.moves().front());
    guest.hear_until(
        [number = guest.number()](const Guest& heard) { return heard.number() > number && heard.to_move(); });
  };
  round();
  // All three were asked, and one process answered for all of them, one after the other.
  const auto before = answers();
  REQUIRE(before.size() >= 3);
  const pid_t process = before.front().first;
  int count = 0;
  for (const auto& answer : before) CHECK(answer == std::pair(process, ++count));

  // One that crashes between two moves is restarted, and nobody notices.
  ::kill(process, SIGKILL);
  CHECK(test::comes_true([process] { return !test::runs(process); }));
  round();
  const auto after = answers();
  REQUIRE(after.size() > before.size());
  const pid_t again = after.back().first;
  CHECK(again != process);
  CHECK(after[before.size()] == std::pair(again, 1));

  CHECK(server.kill(SIGTERM) == 0);
  CHECK(!test::runs(again));
  // A move that had to be replaced would be in the log.
  CHECK(server.log().find("player_failed") == std::string::npos);
}

TEST_CASE("a server that cannot start says why in one sentence") {
  const TemporaryFolder folder;
  const std::string database = folder / "parlor.db";
  ServerProcess server({"--db", database, "--port", "0"}, folder / "log");
  const std::string port = std::to_string(test::port_in(server.read_line()));
  const std::string other = folder / "other.db";
  folder.write("letter.txt", "Dear Ada, this is no database, however long it may become in the end.\n");
  int number = 0;
  const auto refused = [&](const std::vector<std::string>& arguments, const std::string& part) {
    ServerProcess bad(arguments, folder / ("bad-" + std::to_string(++number)));
    CHECK(bad.read_line().empty());
    CHECK(bad.wait() == 2);
    const std::string said = bad.log();
    CAPTURE(said);
    CHECK(said.find(part) != std::string::npos);
    CHECK(said.find("secret") == std::string::npos);
    CHECK(std::ranges::count(said, '\n') <= 2);  // the second line mentions --help
  };
  refused({"--db", other, "--port", port}, "Cannot listen");
  refused({"--db", other, "--port", "70000"}, "65535");
  refused({"--db", other, "--port", "http"}, "--port");
  refused({"--db", other, "--port", "0", "--bind", "nowhere"}, "nowhere");
  refused({"--db", other, "--port", "0", "--bind", "8.8.8.8"}, "8.8.8.8");
  refused({"--db", database, "--port", "0"}, "is in use by another server");
  refused({"--db", folder / "no/such/folder/parlor.db", "--port", "0"}, "no/such/folder");
  refused({"--db", folder / "letter.txt", "--port", "0"}, "letter.txt");
  refused({"--db", "postgresql://ada:secret@127.0.0.1:1/parlor", "--port", "0"},
          "postgresql://127.0.0.1/parlor");
  refused({"--db", "postgresql://ada:secret@[::1/parlor", "--port", "0"}, "USER@HOST");
  refused({"--db", "mysql://ada:secret@localhost/parlor", "--port", "0"}, "mysql://");
  refused({"--db", other, "--port", "0", "--page", folder / "nowhere"}, "nowhere");
  refused({"--db", other, "--port", "0", "--threads", "1000"}, "256");
  refused({"--db", other, "--port", "0", "--player", "nonsense"}, "NAME=COMMAND");
  refused({"--db", other, "--port", "0", "--player", "chess:friend=true"}, "chess");
  refused({"--db", other, "--port", "0", "--player", "smart=true"}, "already");
  CHECK(server.kill(SIGTERM) == 0);
}

}  // namespace
}  // namespace parlor
