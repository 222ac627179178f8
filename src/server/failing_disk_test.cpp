// What operators and players are told while nothing can be stored, and afterwards.
#include "testing/failing_disk.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstddef>
#include <doctest/doctest.h>
#include <filesystem>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "testing/comes_true.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::comes_true;
using test::Guest;
using test::LiveServer;
using test::Party;

test::HttpAnswer health(const LiveServer& server) { return test::get(server.port(), "/healthz"); }

bool healthy_again(const LiveServer& server) {
  return comes_true([&] { return health(server).status == 200; });
}

// Checks that a move is refused because it could not be stored, and that the state is as before.
void check_refused(Party& party) {
  Guest& guest = party.mover();
  const int number = guest.number();
  const std::string id = guest.move(party.choose(guest));
  const json refusal = guest.hear("refused");
  CHECK(refusal.at("id") == id);
  CHECK(refusal.at("reason").at("key") == "server.not_stored");
  CHECK(guest.hear("state").at("number") == number);
}

std::size_t occurrences(const std::string& text, const std::string& what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

TEST_CASE("a full disk shows in /healthz, in the metrics and once in the log, and goes by itself") {
  const test::CapturedLog log;
  LiveServer server;
  Party party(server.port(), 4);
  CHECK(party.step());
  CHECK(health(server).json() == json{{"status", "ok"}});
  CHECK(server.metric("parlor_store_failed_writes_total") == 0);
  CHECK(server.metric("parlor_store_failing_seconds") == 0);
  {
    const test::FailingDisk full;
    check_refused(party);
    check_refused(party);
    CHECK(health(server).status == 503);
    CHECK(health(server).json() == json{{"status", "failing"}, {"why", "The disk is full."}});
    CHECK(server.metric("parlor_store_failed_writes_total") == 2);
    CHECK(server.metric("parlor_store_failing_seconds") > 0);
    json seats = json::array({{{"kind", "person"}, {"name", "Ada"}}});
    for (int i = 1; i < 4; ++i) seats.push_back({{"kind", "open"}});
    CHECK(test::post(server.port(), "/api/tables", {{"game", "big2"}, {"seats", seats}}).status == 503);
  }
  CHECK(healthy_again(server));  // nobody moved
  CHECK(server.metric("parlor_store_failed_writes_total") == 3);
  CHECK(server.metric("parlor_store_failing_seconds") == 0);
  for (Guest& guest : party.guests()) guest.ask_state();
  for (int i = 0; i < 4; ++i) CHECK(party.step());

  const std::string lines = log.text();
  CHECK(occurrences(lines, "\"event\":\"store_failing\",\"why\":\"The disk is full.\"") == 1);
  CHECK(occurrences(lines, "\"event\":\"store_recovered\"") == 1);
  CHECK(occurrences(lines, "\"refused\":\"3\"") == 1);
  CHECK(occurrences(lines, "write_") == 0);
}

TEST_CASE("a lock of another program fails a move, and the next goes through when it is gone") {
  LiveServer server;
  Party party(server.port(), 4);
  SQLite::Database other(server.database(), SQLite::OPEN_READWRITE, 5000);
  other.exec("BEGIN EXCLUSIVE");
  check_refused(party);
  CHECK(health(server).json() ==
        json{{"status", "failing"}, {"why", "Another program has locked the database."}});
  other.exec("ROLLBACK");
  CHECK(healthy_again(server));
  for (Guest& guest : party.guests()) guest.ask_state();
  CHECK(party.step());
}

TEST_CASE("no move is acknowledged after the file was deleted") {
  LiveServer server;
  Party party(server.port(), 4);
  CHECK(party.step());
  const std::string file = server.database();
  std::filesystem::rename(file, file + ".away");
  CHECK(comes_true([&] { return health(server).status == 503; }));  // although nobody moved
  CHECK(health(server).json().at("why") == "The database file is missing.");
  check_refused(party);
  std::filesystem::rename(file + ".away", file);
  CHECK(healthy_again(server));
  for (Guest& guest : party.guests()) guest.ask_state();
  CHECK(party.step());
  const int number = party.mover().number();
  server.restart();
  for (Guest& guest : party.guests()) CHECK(guest.sit_again(server.port()).at("number") == number);
}

TEST_CASE("a removed -wal file costs no move that was acknowledged") {
  LiveServer server;
  Party party(server.port(), 4);
  for (int i = 0; i < 3; ++i) CHECK(party.step());
  const int number = party.mover().number();
  const test::CapturedLog log;
  std::filesystem::remove(server.database() + "-wal");
  CHECK(comes_true([&] { return occurrences(log.text(), "store_recovered") == 1; }));
  CHECK(occurrences(log.text(), "The database's -wal file is missing.") == 1);
  CHECK(health(server).status == 200);
  CHECK(party.mover().number() == number);
  for (int i = 0; i < 3; ++i) CHECK(party.step());
}

}  // namespace
}  // namespace parlor
