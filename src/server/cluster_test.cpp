// Several servers on one database: who serves a table, and what its players notice when that changes.
#include <algorithm>
#include <chrono>
#include <doctest/doctest.h>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "room/token.h"
#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "store/postgres/address.h"
#include "store/postgres/connection.h"
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

class Nodes {
 public:
  explicit Nodes(std::chrono::milliseconds lease = std::chrono::seconds(5)) {
    for (const char* name : {"a", "b"}) {
      nodes_.push_back(std::make_unique<LiveServer>(
          ServerOptions{.database = url_, .node = {name, lease}, .limits = Limits::for_load()}));
    }
  }
  LiveServer& a() { return *nodes_[0]; }
  LiveServer& b() { return *nodes_[1]; }
  const std::string& url() const { return url_; }
  std::string sql(const std::string& statements) { return postgres_server().sql(url_, statements); }
  // What the others do to one that has not renewed its lease in time.
  void bury(const std::string& name) {
    sql("DELETE FROM leases WHERE node IN (SELECT id FROM nodes WHERE name = '" + name +
        "'); UPDATE nodes SET alive = false WHERE name = '" + name + "'");
  }

 private:
  std::string url_ = postgres_server().new_database();
  std::vector<std::unique_ptr<LiveServer>> nodes_;
};

std::string token(char digit) { return std::string(32, digit); }

json solo_table(const std::string& with) {
  json seats = json::array({{{"kind", "person"}, {"name", "Ada"}}});
  for (int i = 0; i < 3; ++i) seats.push_back({{"kind", "computer"}, {"level", "basic"}});
  json table = {{"game", "big2"}, {"seats", seats}};
  if (!with.empty()) table["token"] = with;
  return table;
}

json invitation(const std::string& with) {
  json table = solo_table(with);
  table["seats"][1] = {{"kind", "open"}};
  return table;
}

TEST_CASE("a server that does not own a table says who does, over HTTP and on a socket") {
  if (!PostgresServer::installed()) return;
  Nodes nodes;
  Party party(nodes.a().port(), 4);
  const std::string& id = party.table_id();
  const auto answer = test::ask_table(nodes.b().port(), id);
  CHECK(answer.status == 421);
  CHECK(answer.json().at("node") == "a");
  CHECK(answer.json().at("error").at("key") == "server.elsewhere");
  const auto socket = test::Socket::open(nodes.b().port(), id);
  REQUIRE(socket);
  CHECK(socket->next() == json{{"type", "elsewhere"}, {"node", "a"}});
  CHECK(comes_true([&] { return socket->closed(); }));
  CHECK(test::post(nodes.b().port(), "/api/tables/" + id, solo_table(token('1'))).status == 421);

  const json health = test::get(nodes.a().port(), "/healthz").json();
  CHECK(health.at("status") == "ok");
  CHECK(health.at("node") == "a");
  CHECK(health.at("lease") == true);
  CHECK(nodes.a().metric("parlor_node_info{node=\"a\"}") == 1);
  CHECK(nodes.a().metric("parlor_tables_owned") == 1);
  CHECK(nodes.b().metric("parlor_tables_owned") == 0);
  CHECK(party.step());
}

TEST_CASE("a table is created once, however often and wherever the client asks for it") {
  if (!PostgresServer::installed()) return;
  Nodes nodes;
  const std::string id = new_table_id();
  const auto create = [&](LiveServer& node, const std::string& with) {
    return test::post(node.port(), "/api/tables/" + id, solo_table(with));
  };
  const auto first = create(nodes.a(), token('1'));
  CHECK(first.status == 201);
  CHECK(first.json() == json{{"table", id}, {"seat", 0}, {"token", token('1')}});
  const auto again = create(nodes.a(), token('1'));
  CHECK(again.status == 200);
  CHECK(again.json() == first.json());
  CHECK(create(nodes.a(), token('2')).status == 409);
  CHECK(create(nodes.a(), "").status == 400);
  CHECK(create(nodes.b(), token('1')).status == 421);
  CHECK(nodes.a().metric("parlor_tables_created_total") == 1);

  // Many at once, at both.
  const std::string other = new_table_id();
  std::vector<std::future<int>> asking;
  for (int i = 0; i < 10; ++i) {
    asking.push_back(std::async(std::launch::async, [&, i] {
      LiveServer& node = i % 2 == 0 ? nodes.a() : nodes.b();
      return test::post(node.port(), "/api/tables/" + other, solo_table(token('3'))).status;
    }));
  }
  std::vector<int> answers;
  for (auto& each : asking) answers.push_back(each.get());
  CHECK(std::ranges::count(answers, 201) == 1);
  for (const int status : answers) CHECK((status == 201 || status == 200 || status == 421 || status == 503));
  CHECK(nodes.sql("SELECT count(*) FROM tables") == "2\n");
}

TEST_CASE("a seat is taken once, however often the client asks for it") {
  LiveServer server;  // the same on one machine
  const std::string id = new_table_id();
  const std::string path = "/api/tables/" + id;
  CHECK(test::post(server.port(), path, invitation(token('1'))).status == 201);
  const json ben = {{"name", "Ben"}, {"token", token('2')}};
  const auto first = test::post(server.port(), path + "/join", ben);
  CHECK(first.status == 201);
  const auto again = test::post(server.port(), path + "/join", ben);
  CHECK(again.status == 200);
  CHECK(again.json() == first.json());
  CHECK(test::post(server.port(), path + "/join", {{"name", "Cy"}, {"token", token('3')}}).status == 409);
  CHECK(test::post(server.port(), "/api/tables/short", solo_table(token('1'))).status == 400);
}

TEST_CASE("when a server stops, another one continues its tables at once") {
  if (!PostgresServer::installed()) return;
  Nodes nodes(std::chrono::seconds(60));  // nobody waits for a lease
  Party party(nodes.a().port(), 4);
  for (int i = 0; i < 3; ++i) CHECK(party.step());
  const int number = party.at(0).ask_state().at("number");
  nodes.a().stop();
  CHECK(party.at(0).hear("goodbye").at("reason").at("key") == "server.closing");
  for (Guest& guest : party.guests()) CHECK(guest.sit_again(nodes.b().port()).at("number") == number);
  CHECK(party.step());
  CHECK(nodes.b().metric("parlor_takeovers_total") == 1);
}

TEST_CASE("a server that was taken for dead lets its tables go, and its players find them elsewhere") {
  if (!PostgresServer::installed()) return;
  Nodes nodes;
  Party party(nodes.a().port(), 4);
  for (int i = 0; i < 3; ++i) CHECK(party.step());
  const int number = party.at(0).ask_state().at("number");
  nodes.bury("a");
  CHECK(party.at(0).hear("goodbye").at("reason").at("key") == "server.moving");
  for (Guest& guest : party.guests()) CHECK(guest.sit_again(nodes.b().port()).at("number") == number);
  CHECK(party.step());
  // It is back, without them.
  CHECK(comes_true([&] { return test::get(nodes.a().port(), "/healthz").status == 200; }));
  CHECK(test::ask_table(nodes.a().port(), party.table_id()).json().at("node") == "b");
  CHECK(nodes.a().metric("parlor_tables_owned") == 0);
  Party more(nodes.a().port(), 4);
  CHECK(more.step());
}

TEST_CASE("a move that the dead server may have stored is repeated at its successor, and made once") {
  if (!PostgresServer::installed()) return;
  Nodes nodes;
  Party party(nodes.a().port(), 4);
  CHECK(party.step());
  Guest& mover = party.mover();
  const std::string move = party.choose(mover);
  const int number = mover.number();
  mover.move(move, "again");
  mover.hear_until([&](const Guest& guest) { return guest.number() > number; });
  nodes.bury("a");
  CHECK(mover.hear("goodbye").at("reason").at("key") == "server.moving");
  mover.sit_again(nodes.b().port());
  const int now = mover.number();
  mover.send({{"type", "move"}, {"id", "again"}, {"number", number}, {"move", move}});
  CHECK(mover.hear("done").at("number") == number + 1);
  CHECK(nodes.sql("SELECT count(*) FROM entries WHERE move_id = 'again'") == "1\n");
  CHECK(mover.ask_state().at("number") >= now);
}

TEST_CASE("a table that nobody uses is released, and another server can have it") {
  if (!PostgresServer::installed()) return;
  Limits limits = Limits::for_load();
  limits.table_idle = std::chrono::milliseconds(1);
  limits.sweep_every = std::chrono::milliseconds(5);
  const std::string url = postgres_server().new_database();
  LiveServer a(ServerOptions{.database = url, .node = {"a"}, .limits = limits});
  LiveServer b(ServerOptions{.database = url, .node = {"b"}, .limits = limits});
  const std::string waiting = new_table_id();
  CHECK(test::post(a.port(), "/api/tables/" + waiting, invitation(token('1'))).status == 201);
  CHECK(comes_true([&] { return test::ask_table(b.port(), waiting).status == 200; }));
  CHECK(b.metric("parlor_takeovers_total") == 0);
}

TEST_CASE("a database that does not answer keeps nobody from what does not need it") {
  if (!PostgresServer::installed()) return;
  // Requests may wait for most of a minute, so an answer to another one means that it did not wait for them.
  Nodes nodes(std::chrono::seconds(60));
  std::vector<std::string> ids;
  for (int i = 0; i < 8; ++i) {
    ids.push_back(new_table_id());
    CHECK(test::post(nodes.a().port(), "/api/tables/" + ids.back(), invitation(token('1'))).status == 201);
  }
  nodes.a().restart();
  Party party(nodes.a().port(), 4);
  postgres::Connection other(*postgres::Address::parse(nodes.url()), std::chrono::minutes(1));
  other.run("BEGIN; LOCK TABLE tables");
  std::vector<std::future<test::HttpAnswer>> waiting;
  for (const std::string& id : ids) {
    waiting.push_back(
        std::async(std::launch::async, [&, id] { return test::ask_table(nodes.a().port(), id); }));
  }
  CHECK(comes_true([&] {
    return nodes.sql("SELECT count(*) > 0 FROM pg_stat_activity WHERE wait_event_type = 'Lock'") == "t\n";
  }));
  CHECK(test::get(nodes.a().port(), "/api/games").status == 200);
  CHECK(test::get(nodes.a().port(), "/healthz").status == 200);
  // At a table in memory, whatever needs no database is answered.
  Guest& guest = party.at(0);
  CHECK(guest.ask({{"type", "chat"}, {"text", "hello"}}, "chat").at("text") == "hello");
  other.run("ROLLBACK");
  for (auto& each : waiting) CHECK(each.get().status == 200);
}

}  // namespace
}  // namespace parlor
