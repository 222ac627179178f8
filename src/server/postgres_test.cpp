// A server on PostgreSQL, and what its players notice of the database's troubles.
#include <doctest/doctest.h>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "testing/comes_true.h"
#include "testing/postgres_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::comes_true;
using test::Guest;
using test::LiveServer;
using test::Party;
using test::postgres_server;
using test::PostgresServer;

test::HttpAnswer health_of(const LiveServer& server) { return test::get(server.port(), "/healthz"); }

TEST_CASE("a match on PostgreSQL is there after a restart of the server") {
  if (!PostgresServer::installed()) return;
  LiveServer server(
      ServerOptions{.database = postgres_server().new_database(), .limits = Limits::for_load()});
  std::string table;
  int number = 0;
  {
    Party party(server.port(), 4);
    for (int i = 0; i < 5; ++i) CHECK(party.step());
    table = party.table_id();
    number = party.at(0).ask_state().at("number");
  }
  CHECK(health_of(server).json().at("status") == "ok");
  CHECK(server.metric("parlor_store_writes_total") > 5);
  CHECK(server.metric("parlor_store_fenced_writes_total") == 0);
  server.restart();
  CHECK(Guest::spectator(server.port(), table).number() == number);
}

TEST_CASE("while PostgreSQL is down a match rests, and no table is taken for damaged or missing") {
  if (!PostgresServer::installed()) return;
  const test::CapturedLog log;
  LiveServer server(
      ServerOptions{.database = postgres_server().new_database(), .limits = Limits::for_load()});
  Party party(server.port(), 4);
  CHECK(party.step());
  const std::string table = party.table_id();
  const int number = party.at(0).ask_state().at("number");
  postgres_server().kill();
  Guest& mover = party.mover();
  const std::string move = party.choose(mover);
  mover.move(move);
  CHECK(mover.hear("refused").at("reason").at("key") == "server.not_stored");
  CHECK(mover.hear("goodbye").at("reason").at("key") == "server.cannot_read");
  CHECK(comes_true([&] { return health_of(server).status == 503; }));
  CHECK(health_of(server).json().at("why").get<std::string>().starts_with("The database cannot be reached"));
  CHECK(test::ask_table(server.port(), table).status == 503);
  CHECK(test::ask_table(server.port(), std::string(table.size(), '0')).status == 503);

  postgres_server().start();
  CHECK(comes_true([&] { return health_of(server).status == 200; }));
  REQUIRE(comes_true([&] { return test::ask_table(server.port(), table).status == 200; }));
  Guest watcher = Guest::spectator(server.port(), table);
  CHECK(watcher.number() == number);
  CHECK(test::ask_table(server.port(), std::string(table.size(), '0')).status == 404);
  CHECK(server.metric("parlor_quarantined_total") == 0);
  CHECK(log.text().find("table_quarantined") == std::string::npos);
}

}  // namespace
}  // namespace parlor
