// A table that cannot be read back is set aside and reported; everything else continues.
#include <cstddef>
#include <doctest/doctest.h>
#include <fstream>
#include <string>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::ask_table;
using test::Guest;
using test::LiveServer;
using test::Party;

std::string id_of(int number) { return "0000000000000000000000000" + std::to_string(number); }

void check_quarantined(const LiveServer& server, const std::string& id) {
  CAPTURE(id);
  for (const char* what : {"", "record", "replay", "fair", "transcript"}) {
    const auto answer = ask_table(server.port(), id, what);
    CHECK(answer.status == 500);
    CHECK(answer.json().at("error").at("key") == "server.quarantined");
  }
  CHECK(test::post(server.port(), "/api/tables/" + id + "/join", {{"name", "Ben"}}).status == 500);
  const auto socket = test::Socket::open(server.port(), id);
  REQUIRE(socket);
  socket->send({{"type", "watch"}});
  CHECK(socket->next("goodbye")->at("reason").at("key") == "server.quarantined");
  CHECK_FALSE(socket->next());
}

TEST_CASE("rubbish in the store costs its own table and no other") {
  const test::CapturedLog log;
  LiveServer server;
  Party party(server.port(), 4);
  for (int i = 0; i < 6; ++i) party.step();
  const std::vector<std::string> damages = {
      "UPDATE entries SET text = 'rubbish' WHERE number = 3",
      "UPDATE entries SET text = '' WHERE number = 3",
      "UPDATE entries SET text = '9 pass' WHERE number = 3",
      "UPDATE entries SET text = 'deal' WHERE number = 3",
      "UPDATE entries SET text = 'system dance' WHERE number = 3",
      "UPDATE entries SET text = x'ff00fe' WHERE number = 3",
      "UPDATE entries SET number = 77 WHERE number = 3",
      "UPDATE tables SET details = 'rubbish' WHERE true",
      "UPDATE tables SET details = replace(details, 'big2', 'chess') WHERE true",
      "UPDATE tables SET details = replace(details, '\"person\"', '\"ghost\"') WHERE true",
  };
  // Each kind of damage is done to a copy.
  for (std::size_t i = 0; i < damages.size(); ++i) {
    const std::string key = std::to_string(100 + i);
    server.sql("INSERT INTO tables (key, id, details) SELECT " + key + ", '" + id_of(static_cast<int>(i)) +
               "', details FROM tables WHERE key = 1; INSERT INTO entries SELECT " + key +
               ", number, text, move_id FROM entries WHERE table_key = 1");
    const bool entry = damages[i].starts_with("UPDATE entries");
    server.sql(damages[i] + (entry ? " AND table_key = " : " AND key = ") + key);
  }
  for (std::size_t i = 0; i < damages.size(); ++i) {
    CAPTURE(damages[i]);
    check_quarantined(server, id_of(static_cast<int>(i)));
  }
  CHECK(server.metric("parlor_quarantined_total") == static_cast<double>(damages.size()));
  CHECK(log.text().find("table_quarantined") != std::string::npos);
  CHECK(log.text().find(id_of(0).substr(0, 8)) != std::string::npos);
  CHECK(log.text().find(id_of(0)) == std::string::npos);
  for (int i = 0; i < 4; ++i) CHECK(party.step());
  CHECK(test::get(server.port(), "/healthz").status == 200);
}

TEST_CASE("everybody at a table that can no longer be read is told so, and other tables play on") {
  const test::CapturedLog log;
  LiveServer server;
  Party others(server.port(), 4);
  Party party(server.port(), 4);
  for (int i = 0; i < 3; ++i) party.step();
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  Guest& mover = party.mover();
  // The next entry number is taken, so the move cannot be stored, and what is stored cannot be read.
  server.sql("INSERT INTO entries SELECT key, " + std::to_string(mover.number() + 1) +
             ", 'rubbish', '' FROM tables WHERE id = '" + party.table_id() + "'");
  mover.move(party.choose(mover));
  CHECK(mover.hear("refused").at("reason").at("key") == "server.not_stored");
  for (Guest& guest : party.guests()) {
    CHECK(guest.hear("goodbye").at("reason").at("key") == "server.quarantined");
    CHECK_FALSE(guest.socket().next());
  }
  CHECK(watcher.hear("goodbye").at("reason").at("key") == "server.quarantined");
  CHECK(server.metric("parlor_quarantined_total") == 1);
  check_quarantined(server, party.table_id());
  for (int i = 0; i < 4; ++i) CHECK(others.step());
}

TEST_CASE("an unreadable part of the file costs only the tables in it, and the server keeps running") {
  const test::CapturedLog log;
  LiveServer server;
  const std::string broken = test::open_table(server.port(), 4).at(0).table;
  Party party(server.port(), 4);
  server.stop();
  // Enough entries to fill pages of their own; then one of these pages is overwritten.
  server.sql(
      "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
      "INSERT INTO entries SELECT 1, i, 'filling ' || i, '' FROM n; PRAGMA wal_checkpoint(TRUNCATE)");
  std::string file = test::content(server.database());
  const std::size_t inside = file.find("filling 1000");
  REQUIRE(inside != std::string::npos);
  const std::size_t page = inside / 4096 * 4096;
  file.replace(page, 4096, std::string(4096, '\xAA'));
  std::ofstream(server.database(), std::ios::binary) << file;
  server.start();

  check_quarantined(server, broken);
  CHECK(server.metric("parlor_quarantined_total") == 1);
  for (Guest& guest : party.guests()) guest.sit_again(server.port());
  for (int i = 0; i < 4; ++i) CHECK(party.step());
}

}  // namespace
}  // namespace parlor
