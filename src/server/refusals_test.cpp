// Bad requests over HTTP are refused with a sentence and change nothing.
#include <doctest/doctest.h>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::LiveServer;
using test::post;

json person(const std::string& name) { return {{"kind", "person"}, {"name", name}}; }
json computer(const std::string& level) { return {{"kind", "computer"}, {"level", level}}; }
json seats(const json& first) {
  return json::array({first, computer("random"), computer("random"), computer("random")});
}

// A valid table request with this change.
json table_with(const json& change) {
  json wanted = {{"game", "big2"}, {"seats", seats(person("Ada"))}};
  wanted.update(change);
  return wanted;
}

void check_refusal(const test::HttpAnswer& answer, int status, const std::string& key) {
  CAPTURE(answer.body);
  REQUIRE(answer.status == status);
  CHECK(answer.json().at("error").at("key") == key);
  const std::string sentence = answer.json().at("says");
  CHECK(sentence.size() > 10);
  CHECK(sentence.find('{') == std::string::npos);  // every placeholder is filled
  CHECK(sentence.ends_with('.'));
}

TEST_CASE("a table that is asked for badly is refused with what is wrong, and is not made") {
  LiveServer server;
  const auto refused = [&](const json& wanted, const std::string& key) {
    CAPTURE(wanted.dump());
    check_refusal(post(server.port(), "/api/tables", wanted), 400, key);
  };
  refused(json::array(), "server.no_object");
  refused(table_with({{"colour", "red"}}), "server.unknown_field");
  refused(table_with({{"game", 7}}), "server.field");
  refused(table_with({{"game", nullptr}}), "server.field");
  refused(table_with({{"game", "chess"}}), "server.no_game");
  refused(table_with({{"rules", "weather=fine"}}), "rules.unknown");
  refused(table_with({{"rules", true}}), "server.field");
  refused(table_with({{"match", "deals 5000"}}), "server.match");
  refused(table_with({{"match", "deals 0"}}), "server.match");
  refused(table_with({{"match", "for ever"}}), "server.match");
  refused(table_with({{"word", std::string(61, 'x')}}), "server.too_long");
  refused(table_with({{"word", "two\nlines"}}), "server.one_line");
  refused(table_with({{"chat", "yes"}}), "server.field");
  refused(table_with({{"pace", -1}}), "server.field");
  refused(table_with({{"pace", 5001}}), "server.field");
  refused(table_with({{"pace", 1.5}}), "server.field");
  refused(table_with({{"clock", 3}}), "server.clock");
  refused(table_with({{"clock", 3601}}), "server.field");

  refused(table_with({{"seats", "four"}}), "server.field");
  refused(table_with({{"seats", json::array()}}), "table.seats");
  refused(table_with({{"seats", json::array({person("Ada"), computer("random")})}}), "table.seats");
  refused(table_with({{"seats", seats(7)}}), "server.field");
  refused(table_with({{"seats", seats({{"kind", "ghost"}})}}), "server.field");
  refused(table_with({{"seats", seats({{"kind", "person"}, {"name", "Ada"}, {"hat", 1}})}}),
          "server.unknown_field");
  refused(table_with({{"seats", seats({{"kind", "person"}, {"name", 5}})}}), "server.empty");
  refused(table_with({{"seats", seats({{"kind", "person"}})}}), "server.empty");
  refused(table_with({{"seats", seats(person("   "))}}), "server.empty");
  refused(table_with({{"seats", seats(person(std::string(25, 'x')))}}), "server.too_long");
  refused(table_with({{"seats", seats(person("A\x1b[2Jda"))}}), "server.one_line");
  refused(table_with({{"seats", seats(person("\u200B\u3164"))}}), "server.empty");
  json namesake = computer("random");
  namesake["name"] = "ADA ";
  json twins = seats(person("Ada"));
  twins[2] = namesake;
  refused(table_with({{"seats", twins}}), "server.name_taken");
  refused(table_with({{"seats", seats(computer("wizard"))}}), "server.no_level");
  refused(table_with({{"seats", seats(computer("random"))}}), "server.one_person");
  json two = seats(person("Ada"));
  two[1] = person("Ben");
  refused(table_with({{"seats", two}}), "server.one_person");

  CHECK(server.metric("parlor_tables_created_total") == 0);
  CHECK(server.metric("parlor_tables_resident") == 0);
  CHECK(server.metric("parlor_store_writes_total") == 0);
}

TEST_CASE("a body that is not valid JSON is refused, however deep or long it is") {
  LiveServer server;
  const auto refused = [&](const std::string& body) {
    check_refusal(test::request(server.port(), "POST", "/api/tables", body), 400, "server.no_object");
  };
  refused("");
  refused("{");
  refused("{\"game\": \"big2\",}");
  refused("null");
  refused("\"text\"");
  refused("{\"game\": \"\xff\xfe\"}");
  refused(std::string(60'000, '['));
  refused(std::string(30'000, '[') + std::string(30'000, ']'));
  const std::string deep = std::string(30'000, '[') + std::string(30'000, ']');
  refused("{\"seats\":" + deep + "}");
  std::string nested;
  for (int i = 0; i < 9'000; ++i) nested += "{\"a\":";
  refused(nested + "1" + std::string(9'000, '}'));

  const std::string id = post(server.port(), "/api/tables", table_with(json::object())).json().at("table");
  check_refusal(
      test::request(server.port(), "POST", "/api/tables/" + id + "/join", "{\"name\":" + deep + "}"), 400,
      "server.no_object");
  CHECK(test::get(server.port(), "/healthz").status == 200);
}

TEST_CASE("a bad request to join is refused, and the seat stays open") {
  LiveServer server;
  json open = seats(person("Ada"));
  open[1] = {{"kind", "open"}};
  const std::string id = post(server.port(), "/api/tables", table_with({{"seats", open}})).json().at("table");
  const auto refused = [&](const json& body, const std::string& key) {
    check_refusal(post(server.port(), "/api/tables/" + id + "/join", body), 400, key);
  };
  refused(json::object(), "server.field");
  refused({{"name", ""}}, "server.empty");
  refused({{"name", "a\nb"}}, "server.one_line");
  refused({{"name", std::string(25, 'x')}}, "server.too_long");
  refused({{"name", "Ben"}, {"seat", 4}}, "server.field");
  refused({{"name", "Ben"}, {"seat", -1}}, "server.field");
  refused({{"name", "Ben"}, {"seat", "1"}}, "server.field");
  refused({{"name", "Ben"}, {"word", std::string(61, 'x')}}, "server.too_long");
  refused({{"name", "Ben"}, {"token", "0"}}, "server.field");
  refused({{"name", "Ben"}, {"colour", "red"}}, "server.unknown_field");
  refused({{"name", "\u2800"}}, "server.empty");
  const auto taken = [&](const std::string& name) {
    check_refusal(post(server.port(), "/api/tables/" + id + "/join", {{"name", name}}), 409,
                  "server.name_taken");
  };
  taken("Ada");
  taken(" aDA\u200D");
  taken(test::ask_table(server.port(), id).json().at("seats").at(2).at("name"));  // a computer's
  CHECK(test::ask_table(server.port(), id).json().at("seats").at(1).at("kind") == "open");
}

TEST_CASE("computers without a name get one that nobody at the table has") {
  LiveServer server;
  const json made =
      post(server.port(), "/api/tables", table_with({{"seats", seats(person("basil"))}})).json();
  const json table = test::ask_table(server.port(), made.at("table").get<std::string>()).json();
  for (int i = 1; i < 4; ++i) CHECK(table.at("seats").at(i).at("name") != "Basil");
}

TEST_CASE("an unknown table is 404 whatever is asked of it, and makes nothing") {
  LiveServer server;
  for (const std::string& id : {std::string(26, '0'), std::string("x"), std::string(26, 'U'),
                                std::string("%2e%2e"), std::string(2000, 'a'), std::string("%ff%00")}) {
    for (const std::string what : {"", "record", "replay", "fair", "transcript"}) {
      check_refusal(test::ask_table(server.port(), id, what), 404, "server.no_table");
    }
    check_refusal(post(server.port(), "/api/tables/" + id + "/join", {{"name", "Ada"}}), 404,
                  "server.no_table");
    CHECK(test::Socket::open(server.port(), id) == nullptr);
  }
  CHECK(server.metric("parlor_tables_resident") == 0);
  CHECK(server.metric("parlor_store_writes_total") == 0);
  server.stop();
  const SQLite::Database database(server.database());
  CHECK(const_cast<SQLite::Database&>(database).execAndGet("SELECT count(*) FROM tables").getInt() == 0);
}

TEST_CASE("an address that is badly encoded is refused") {
  LiveServer server;
  for (const std::string path : {"/%", "/%4", "/%zz", "/api/games?x=%g0", "/api/tables/%"}) {
    check_refusal(test::get(server.port(), path), 400, "server.bad_address");
  }
}

}  // namespace
}  // namespace parlor
