// A person's profile over HTTP: which seats it opens, what it lists, what it counts.
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <doctest/doctest.h>
#include <set>
#include <string>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using test::get;
using test::Guest;
using test::LiveServer;
using test::post;

const std::string kKey = "00112233445566778899aabbccddeeff";
const std::string kOtherKey = "ffeeddccbbaa99887766554433221100";

test::HttpAnswer ask(const LiveServer& server, const std::string& key, const std::string& query = "") {
  return get(server.port(), "/api/profile" + query, {{"Authorization", "Bearer " + key}});
}

nlohmann::json alone(const std::string& name = "Ada", const std::string& level = "random") {
  nlohmann::json seats = nlohmann::json::array({{{"kind", "person"}, {"name", name}}});
  for (int i = 1; i < 4; ++i) seats.push_back({{"kind", "computer"}, {"level", level}});
  return {{"game", "big2"}, {"seats", seats}, {"pace", 0}, {"profile", kKey}};
}

// Plays to the end of the deal.
void play_out(Guest& guest) {
  while (guest.phase() == "playing") {
    if (guest.to_move()) {
      guest.move(guest.moves().back());
      const int number = guest.number();
      guest.hear_until([number](const Guest& each) { return each.number() > number; });
    } else {
      guest.hear();
    }
  }
}

Guest sit_down(const LiveServer& server, const nlohmann::json& ticket, const std::string& token) {
  return Guest(server.port(), {ticket.at("table"), ticket.at("seat"), token, nullptr});
}

TEST_CASE("a profile that nobody used is empty, and without its key there is none") {
  const LiveServer server;
  const auto fresh = ask(server, kKey);
  CHECK(fresh.status == 200);
  CHECK(fresh.json() == nlohmann::json{{"name", ""},
                                       {"statistics", nlohmann::json::array()},
                                       {"tables", nlohmann::json::array()},
                                       {"before", nullptr}});
  CHECK(get(server.port(), "/api/profile").status == 401);
  CHECK(ask(server, "short").status == 401);
  CHECK(ask(server, "00112233445566778899AABBCCDDEEFF").status == 401);
  CHECK(ask(server, kKey, "?before=x").status == 400);
  CHECK(post(server.port(), "/api/profile", {}).status == 405);
}

TEST_CASE("a match that was called off is listed and counts nowhere") {
  LiveServer server;
  for (const char* how : {"end", "resign"}) {
    const nlohmann::json ticket = post(server.port(), "/api/tables", alone()).json();
    Guest ada = sit_down(server, ticket, kKey);
    ada.send({{"type", how}});
    ada.hear_until([](const Guest& each) { return each.phase() == "over"; });
  }
  for (int twice = 0; twice < 2; ++twice) {
    const nlohmann::json profile = ask(server, kKey).json();
    REQUIRE(profile.at("tables").size() == 2);
    CHECK(profile.at("tables").at(0).at("called_off") == false);
    CHECK(profile.at("tables").at(1).at("called_off") == true);
    REQUIRE(profile.at("statistics").size() == 1);
    CHECK(profile.at("statistics").at(0).at("played") == 1);
    CHECK(profile.at("statistics").at(0).at("won") == 0);
  }
}

TEST_CASE("a key that is none is refused where a seat is taken") {
  const LiveServer server;
  nlohmann::json wanted = alone();
  for (const auto& bad : {nlohmann::json("abc"), nlohmann::json(""), nlohmann::json(7)}) {
    wanted["profile"] = bad;
    const auto refused = post(server.port(), "/api/tables", wanted);
    CHECK(refused.status == 400);
    CHECK(refused.body.find("profile") != std::string::npos);
  }
  wanted.erase("profile");
  wanted["seats"][1] = {{"kind", "open"}};
  const std::string table = post(server.port(), "/api/tables", wanted).json().at("table");
  CHECK(post(server.port(), "/api/tables/" + table + "/join", {{"name", "Ben"}, {"profile", "abc"}}).status ==
        400);
}

TEST_CASE("the key opens the seat that it was taken with, and no other") {
  const LiveServer server;
  nlohmann::json wanted = alone();
  wanted["seats"][1] = {{"kind", "open"}};
  const auto made = post(server.port(), "/api/tables", wanted).json();
  const std::string path = "/api/tables/" + made.at("table").get<std::string>();
  const auto joined = post(server.port(), path + "/join", {{"name", "Ben"}, {"profile", kOtherKey}}).json();

  Guest ada = sit_down(server, made, kKey);
  CHECK(ada.told().at("you") == 0);
  Guest ben = sit_down(server, joined, kOtherKey);
  CHECK(ben.told().at("you") == 1);
  const std::string table = made.at("table");
  CHECK(test::ask_table(server.port(), table, "transcript", kOtherKey).json().at("you") == 1);
  CHECK(test::ask_table(server.port(), table, "transcript", joined.at("token")).json().at("you") == 1);
  CHECK(test::ask_table(server.port(), table, "transcript", std::string(32, '0')).status == 401);
}

TEST_CASE("a finished match is listed and counted, also after the server starts again") {
  LiveServer server;
  const auto made = post(server.port(), "/api/tables", alone()).json();
  Guest ada = sit_down(server, made, made.at("token"));
  ada.hear_until([](const Guest& each) { return each.to_move(); });
  {
    const auto running = ask(server, kKey).json();
    REQUIRE(running.at("tables").size() == 1);
    CHECK(running.at("tables")[0].at("phase") == "playing");
    CHECK(running.at("statistics").empty());
    CHECK(running.at("name") == "Ada");
  }
  ada.ask({{"type", "hint"}, {"id", "h1"}}, "hint");
  play_out(ada);
  const nlohmann::json end = ada.table();
  REQUIRE(end.at("phase") == "over");

  const auto check = [&](const nlohmann::json& profile) {
    REQUIRE(profile.at("tables").size() == 1);
    const auto& table = profile.at("tables")[0];
    CHECK(table.at("table") == made.at("table"));
    CHECK(table.at("seat") == 0);
    CHECK(std::abs(table.at("time").get<std::int64_t>() - std::time(nullptr)) < 600);
    for (const char* same :
         {"game", "rules", "options", "match", "phase", "start", "sheet", "scores", "leaders"}) {
      CHECK_MESSAGE(table.at(same) == end.at(same), same);
    }
    CHECK(table.at("seats")[1] ==
          nlohmann::json{{"name", end["seats"][1]["name"]}, {"kind", "computer"}, {"level", "random"}});
    CHECK(table.at("hints") == 1);

    REQUIRE(profile.at("statistics").size() == 1);
    const auto& figures = profile.at("statistics")[0];
    const std::set<int> leaders = end.at("leaders");
    const int won = leaders.contains(0) ? 1 : 0;
    CHECK(figures.at("game") == "big2");
    CHECK(figures.at("rules") == end.at("rules"));
    CHECK(figures.at("options") == end.at("options"));
    CHECK(figures.at("played") == 1);
    CHECK(figures.at("won") == won);
    CHECK(figures.at("streak") == won);
    CHECK(figures.at("longest") == won);
    CHECK(figures.at("points") == end.at("scores")[0]);
    CHECK(figures.at("average") == end.at("scores")[0]);
    CHECK(figures.at("hints") == 1);
    CHECK(figures.at("history") ==
          nlohmann::json::array({{{"points", figures.at("points")}, {"won", figures.at("won") == 1}}}));
    CHECK(figures.at("against") ==
          nlohmann::json::array({{{"level", "random"}, {"played", 1}, {"won", won}}}));
  };
  check(ask(server, kKey).json());  // computed
  check(ask(server, kKey).json());  // from the summary
  server.restart();
  check(ask(server, kKey).json());
  CHECK(ask(server, kOtherKey).json().at("tables").empty());
}

TEST_CASE("a rematch is played under the same profiles") {
  const LiveServer server;
  const auto made = post(server.port(), "/api/tables", alone()).json();
  Guest ada = sit_down(server, made, made.at("token"));
  play_out(ada);
  const auto again = ada.ask({{"type", "rematch"}}, "rematch");
  const auto profile = ask(server, kKey).json();
  REQUIRE(profile.at("tables").size() == 2);
  CHECK(profile.at("tables")[0].at("table") == again.at("table"));
  CHECK(profile.at("tables")[1].at("table") == made.at("table"));
  Guest there = sit_down(server, again, kKey);
  CHECK(there.told().at("you") == again.at("seat"));
}

TEST_CASE("tables come newest first in pages, and the name is the one used last") {
  const LiveServer server;
  std::vector<std::string> made;
  nlohmann::json wanted = alone();
  wanted["seats"][1] = {{"kind", "open"}};  // nobody joins: nothing is dealt
  for (int i = 0; i < 60; ++i) {
    wanted["seats"][0]["name"] = "Ada " + std::to_string(i);
    made.push_back(post(server.port(), "/api/tables", wanted).json().at("table"));
  }
  std::vector<std::string> listed;
  nlohmann::json page = ask(server, kKey).json();
  CHECK(page.at("tables").size() == 50);
  CHECK(page.at("name") == "Ada 59");
  CHECK(page.at("tables")[0].at("phase") == "waiting");
  for (const auto& table : page.at("tables")) listed.push_back(table.at("table"));
  page = ask(server, kKey, "?before=" + page.at("before").get<std::string>()).json();
  CHECK(page.at("name") == "Ada 59");
  CHECK(page.at("before").is_null());
  for (const auto& table : page.at("tables")) listed.push_back(table.at("table"));
  CHECK(listed == std::vector<std::string>(made.rbegin(), made.rend()));
}

TEST_CASE("a table that cannot be read back is left out, and the others are told") {
  LiveServer server;
  const auto broken = post(server.port(), "/api/tables", alone()).json();
  server.stop();
  server.sql("UPDATE entries SET text = 'nonsense'");
  server.start();
  const auto sound = post(server.port(), "/api/tables", alone()).json();
  const auto profile = ask(server, kKey).json();
  REQUIRE(profile.at("tables").size() == 1);
  CHECK(profile.at("tables")[0].at("table") == sound.at("table"));
}

TEST_CASE("no key is stored as it is, told to anybody or logged") {
  const test::CapturedLog log;
  LiveServer server;
  const auto made = post(server.port(), "/api/tables", alone()).json();
  Guest ada = sit_down(server, made, kKey);
  const auto info = test::ask_table(server.port(), made.at("table"));
  CHECK(info.body.find(kKey) == std::string::npos);
  CHECK(ask(server, kKey).body.find(kKey) == std::string::npos);
  for (const std::string& text : ada.socket().received()) CHECK(text.find(kKey) == std::string::npos);
  server.stop();
  CHECK(test::content(server.database()).find(kKey) == std::string::npos);
  CHECK(log.text().find(kKey) == std::string::npos);
}

}  // namespace
}  // namespace parlor
