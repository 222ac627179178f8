// What the best player would have done, requested over HTTP once a match is over.
#include <cstddef>
#include <doctest/doctest.h>
#include <future>
#include <string>
#include <vector>

#include "core/text.h"
#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::ask_table;
using test::LiveServer;
using test::Party;

// The search player is slow under the sanitizer, so there are few playouts.
Limits few_samples() {
  Limits limits = Limits::for_load();
  limits.analysis_samples = 2;
  return limits;
}

TEST_CASE("after the match, and not before, a seat's moves are analysed beside the replay's frames") {
  LiveServer server(few_samples());
  Party party(server.port(), 4);
  const std::string table = party.table_id();
  CHECK(ask_table(server.port(), table, "analysis?deal=1&seat=1").status == 403);
  party.play_deal();

  const auto answer = ask_table(server.port(), table, "analysis?deal=1&seat=1");
  REQUIRE(answer.status == 200);
  const json body = answer.json();
  CHECK(body.at("deal") == 1);
  CHECK(body.at("seat") == 1);
  CHECK(body.at("player") == "search");
  CHECK(body.at("better") == "more");
  const json frames = ask_table(server.port(), table, "replay?deal=1").json().at("frames");
  REQUIRE_FALSE(body.at("moves").empty());
  for (const json& move : body.at("moves")) {
    const json& told = frames.at(move.at("step").get<std::size_t>()).at("events").at(0);
    CHECK(told.at("seat").at("seat") == 1);
    const bool passed = move.at("move") == "pass";
    CHECK(passed == !told.contains("cards"));
    if (!passed) CHECK(join(told.at("cards").get<std::vector<std::string>>(), " ") == move.at("move"));
    CHECK(move.at("loss") >= 0);
    CHECK(move.at("error") >= 0);
    CHECK(test::words().has(move.at("reason").at("key").get<std::string>()));
    if (move.at("best") == move.at("move")) CHECK(move.at("loss") == 0);
  }
}

TEST_CASE("several who ask at the same time are all answered, and asking again gives the same") {
  LiveServer server(few_samples());
  Party party(server.port(), 4);
  party.play_deal();
  const auto ask = [&](const std::string& seat) {
    return std::async(std::launch::async, [&, seat] {
      return ask_table(server.port(), party.table_id(), "analysis?seat=" + seat);
    });
  };
  auto first = ask("0");
  auto second = ask("0");
  auto other = ask("3");
  const auto found = first.get();
  REQUIRE(found.status == 200);
  CHECK(second.get().body == found.body);
  CHECK(other.get().json().at("seat") == 3);
  CHECK(ask_table(server.port(), party.table_id(), "analysis").body == found.body);
  server.restart();  // the cached analysis is gone, and comes out the same
  CHECK(ask_table(server.port(), party.table_id(), "analysis").body == found.body);
}

TEST_CASE(
    "a client that follows an analysis receives moves as they are analysed, and the same result in the end") {
  LiveServer server(few_samples());
  Party party(server.port(), 4);
  party.play_deal();
  json moves = json::array();
  json last;
  do {
    const auto answer =
        ask_table(server.port(), party.table_id(), "analysis?seat=2&after=" + std::to_string(moves.size()));
    REQUIRE(answer.status == 200);
    last = answer.json();
    REQUIRE_FALSE(last.at("moves").empty());
    for (const json& move : last.at("moves")) moves.push_back(move);
  } while (moves.size() < last.at("decisions"));
  const json whole = ask_table(server.port(), party.table_id(), "analysis?seat=2").json();
  CHECK(whole.at("moves") == moves);
  CHECK(whole.at("loss") == last.at("loss"));
  for (const std::string after : {"x", "-1", ""})
    CHECK(ask_table(server.port(), party.table_id(), "analysis?after=" + after).status == 400);
}

TEST_CASE("an analysis of a deal or seat that does not exist is refused") {
  LiveServer server(few_samples());
  Party party(server.port(), 4);
  party.play_deal();
  for (const std::string what : {"deal=0", "deal=2", "deal=x", "seat=4", "seat=-1", "seat=x"}) {
    const auto answer = ask_table(server.port(), party.table_id(), "analysis?" + what);
    CHECK_MESSAGE(answer.status == 404, what);
    CHECK(answer.json().at("says") != "");
  }
}

}  // namespace
}  // namespace parlor
