// Tables that come and go, a server that stops and starts, and what an operator sees of it.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <doctest/doctest.h>
#include <exception>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "testing/comes_true.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::ask_table;
using test::comes_true;
using test::get;
using test::Guest;
using test::LiveServer;
using test::Party;

TEST_CASE("everything is there when the server starts again, in the middle of a match") {
  LiveServer server;
  Party party(server.port(), 3, {{"match", "deals 2"}, {"pace", 0}});
  party.play_deal();
  for (Guest& guest : party.guests()) guest.send({{"type", "next"}});
  for (Guest& guest : party.guests())
    guest.hear_until([](const Guest& each) { return each.phase() == "playing"; });
  for (int i = 0; i < 5; ++i) party.step();
  party.settle();
  std::vector<json> before;
  for (Guest& guest : party.guests()) before.push_back(guest.ask_state());
  server.restart();
  for (Guest& guest : party.guests()) guest.sit_again(server.port());
  for (Guest& guest : party.guests())
    CHECK(guest.ask_state() == before.at(static_cast<std::size_t>(guest.seat())));
  party.play_deal();
  CHECK(party.at(0).phase() == "over");
  CHECK(ask_table(server.port(), party.table_id(), "record").status == 200);
}

TEST_CASE("tables that nobody looks at leave memory, and come back with everything when somebody does") {
  Limits limits = Limits::for_load();
  limits.table_idle = 50ms;
  limits.sweep_every = 20ms;
  LiveServer server(limits);
  Party gone(server.port(), 4);
  Party used(server.port(), 4);
  for (int i = 0; i < 4; ++i) gone.step();
  const json before = gone.at(0).ask_state();
  for (Guest& guest : gone.guests()) guest.hang_up();
  CHECK(comes_true([&] { return server.metric("parlor_tables_resident") == 1; }));
  std::this_thread::sleep_for(200ms);
  CHECK(server.metric("parlor_tables_resident") == 1);  // anyone at a table keeps it loaded
  CHECK(used.step());

  for (Guest& guest : gone.guests()) guest.sit_again(server.port());
  CHECK(gone.at(0).ask_state() == before);
  CHECK(server.metric("parlor_tables_resident") == 2);
  for (int i = 0; i < 4; ++i) CHECK(gone.step());
}

TEST_CASE("a table whose last seat was taken just before the server stopped is dealt when somebody comes") {
  LiveServer server;
  server.stop();
  const SeatToken token = SeatToken::make();
  const std::string id(26, '3');
  test::store_table(server, id, test::ada_and_computers(token, test::games()[0], "", "random", 3));
  server.start();
  Guest ada(server.port(), {id, 0, token.text, nullptr});
  ada.hear_until([](const Guest& guest) { return guest.phase() == "playing"; });
  CHECK(ada.told().at("view").at("hands").at(0).size() == 13);
}

TEST_CASE("a stopping server says goodbye to everybody and accepts nobody else") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  party.step();
  const int port = server.port();
  server.server().stop();
  for (Guest& guest : party.guests()) {
    CHECK(guest.hear("goodbye").at("reason").at("key") == "server.closing");
    CHECK(comes_true([&] { return guest.socket().closed(); }));
  }
  CHECK(watcher.hear("goodbye").at("reason").at("key") == "server.closing");
  CHECK(get(port, "/healthz").status == 0);
}

TEST_CASE("moves that are under way when the server stops are either told and kept, or neither") {
  for (int round = 0; round < 5; ++round) {
    LiveServer server;
    Party party(server.port(), 4);
    std::thread players([&] {
      try {
        party.play_deal();
      } catch (const std::exception&) {  // the server is gone
      }
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20 * round));
    server.stop();
    players.join();
    int told = 0;
    for (Guest& guest : party.guests()) {
      for (const std::string& text : guest.socket().received()) {
        const json message = json::parse(text);
        if (message.contains("number")) told = std::max(told, message["number"].get<int>());
      }
    }
    server.start();
    CHECK(party.at(0).sit_again(server.port()).at("number") >= told);
  }
}

TEST_CASE("operators see that the server is well, and what it does") {
  LiveServer server;
  const auto health = get(server.port(), "/healthz");
  CHECK(health.status == 200);
  CHECK(health.json() == json{{"status", "ok"}});

  Party party(server.port(), 4);
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  for (int i = 0; i < 3; ++i) party.step();
  party.at(0).ask({{"type", "dance"}}, "refused");
  CHECK(get(server.port(), "/metrics").headers.at("Content-Type").starts_with("text/plain"));
  CHECK(server.metric("parlor_tables_resident") == 1);
  CHECK(server.metric("parlor_clients") == 5);
  CHECK(server.metric("parlor_tables_created_total") == 1);
  CHECK(server.metric("parlor_moves_total") == 4);
  CHECK(server.metric("parlor_refused_total") == 1);
  CHECK(server.metric("parlor_quarantined_total") == 0);
  CHECK(server.metric("parlor_slow_clients_total") == 0);
  CHECK(comes_true(
      [&] { return server.metric("parlor_store_writes_total") == 8; }));  // table, 3 seats, 4 entries
  CHECK(server.metric("parlor_commit_seconds_count") >= 1);
  CHECK(server.metric("parlor_commit_seconds_bucket{le=\"+Inf\"}") ==
        server.metric("parlor_commit_seconds_count"));
  CHECK(server.metric("process_resident_memory_bytes") > 1e6);
  CHECK(server.metric("process_cpu_seconds_total") > 0);
  watcher.hang_up();
  CHECK(comes_true([&] { return server.metric("parlor_clients") == 4; }));
}

TEST_CASE("a second server cannot use the same database") {
  LiveServer server;
  const ServerOptions options{.database = server.database(), .port = 0};
  const auto second = Server::start(options, test::games(), test::languages());
  REQUIRE_FALSE(second);
  CHECK(second.problem().key == "store.locked");
  CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("a server that cannot listen says why") {
  const test::TemporaryFolder folder;
  LiveServer server;
  for (const auto& [bind, port] :
       {std::pair("127.0.0.1", server.port()), std::pair("8.8.8.8", 0), std::pair("nowhere", 0)}) {
    const ServerOptions options{.database = folder / "parlor.db", .bind = bind, .port = port};
    const auto other = Server::start(options, test::games(), test::languages());
    REQUIRE_FALSE(other);
    CHECK(other.problem().key == "server.cannot_listen");
  }
}

}  // namespace
}  // namespace parlor
