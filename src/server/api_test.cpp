// What may be asked over HTTP, and what it answers.
#include <doctest/doctest.h>
#include <map>
#include <set>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/gunzip.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::get;
using test::LiveServer;
using test::post;

json small_table() {
  return {{"game", "big2"},
          {"seats",
           {{{"kind", "person"}, {"name", " Ada "}},
            {{"kind", "open"}},
            {{"kind", "computer"}, {"level", "random"}},
            {{"kind", "computer"}, {"level", "random"}, {"name", "Basil"}}}}};
}

TEST_CASE("a game is listed in the forms that players know, the best known first, with all that one needs") {
  LiveServer server;
  const json known = get(server.port(), "/api/phrases").json().at("phrases");
  const json rummikub = get(server.port(), "/api/games").json().at("games")[1];
  REQUIRE(rummikub.at("name") == "rummikub");
  const json& forms = rummikub.at("forms");
  REQUIRE(forms.size() == 2);
  CHECK(forms[0].at("name") == "real");
  CHECK(forms[0].at("rules") == "set=real");
  CHECK(forms[0].at("options").at("tiles") == 14);
  CHECK(forms[0].at("options").at("set") == "real");
  CHECK(forms[0].at("seats") == 2);
  CHECK(forms[0].at("match") == "deals 1");
  CHECK(forms[0].at("start") == 0);
  CHECK(forms[1].at("name") == "basic");
  CHECK(forms[1].at("rules") == "");
  for (const json& form : forms) {
    CHECK(known.contains(form["title"]["key"].get<std::string>()));
    CHECK(known.contains(form["about"]["key"].get<std::string>()));
  }
  std::map<std::string, json> options;
  for (const json& option : rummikub["options"]) options[option["name"]] = option;
  CHECK(options["menu"].at("role") == "terminal");
  CHECK(options["players"].at("role") == "players");
  CHECK(options["tiles"].at("when") == nullptr);
  CHECK(options["jokers"].at("when") == json{{"option", "set"}, {"value", "real"}});
}

TEST_CASE("the games are listed with their options, levels and arrangements, each with a phrase") {
  LiveServer server;
  const json games = get(server.port(), "/api/games").json().at("games");
  const json phrases = get(server.port(), "/api/phrases").json();
  CHECK(phrases.at("language") == "en");
  const json& known = phrases.at("phrases");
  REQUIRE(games.size() == 2);
  CHECK(games[0].at("name") == "big2");
  CHECK(games[0].at("seats") == 4);
  CHECK(games[0].at("match") == "deals 1");
  CHECK(games[0].at("better") == "more");
  CHECK(known.contains(games[0]["title"]["key"].get<std::string>()));
  CHECK(known.contains(games[0]["about"]["key"].get<std::string>()));
  CHECK(games[0].at("levels").size() >= 3);
  for (const json& level : games[0]["levels"])
    CHECK(known.contains(level["about"]["key"].get<std::string>()));
  for (const json& option : games[0]["options"]) {
    CHECK(known.contains(option["help"]["key"].get<std::string>()));
    CHECK(std::set<std::string>{"flag", "number", "choice", "several"}.contains(option["type"]));
    CHECK(std::set<std::string>{"rule", "form", "players", "terminal"}.contains(option["role"]));
  }
  for (const json& arrangement : games[0]["arrangements"]) {
    CHECK(known.contains(arrangement["title"]["key"].get<std::string>()));
  }
  CHECK(known.contains("server.stale"));
  CHECK(known.contains("big2.plays"));
}

TEST_CASE("one answer has all that the first screen needs, compressed, and again only when it has changed") {
  LiveServer server;
  const json offer = get(server.port(), "/api/offer?language=en").json();
  CHECK(offer.at("games") == get(server.port(), "/api/games").json().at("games"));
  CHECK(offer.at("language") == "en");
  CHECK(offer.at("phrases") == get(server.port(), "/api/phrases").json().at("phrases"));
  CHECK(get(server.port(), "/api/offer?language=tlh").status == 404);

  for (const std::string path : {"/api/offer", "/api/games", "/api/phrases"}) {
    CAPTURE(path);
    const auto plain = get(server.port(), path);
    const auto small = get(server.port(), path, {{"Accept-Encoding", "gzip, br"}});
    CHECK(small.headers.at("Content-Encoding") == "gzip");
    CHECK(small.headers.at("Content-Type") == "application/json");
    CHECK(small.headers.at("Cache-Control") == "no-cache");
    CHECK(small.body.size() * 2 < plain.body.size());
    CHECK(test::gunzipped(small.body) == plain.body);
    const test::Headers again{{"Accept-Encoding", "gzip, br"}, {"If-None-Match", small.headers.at("ETag")}};
    CHECK(get(server.port(), path, again).status == 304);
  }
}

TEST_CASE("a page tells the rules for chosen options, and for rules as a table writes them") {
  LiveServer server;
  const auto standard = get(server.port(), "/api/games/big2/rules");
  const auto chosen = get(server.port(), "/api/games/big2/rules?rules=fivecards%3Dranked");
  CHECK(standard.json().at("seats") == 4);
  CHECK(standard.json().at("match") == "deals 1");
  const auto three = get(server.port(), "/api/games/rummikub/rules?rules=set%3Dreal%20players%3D3");
  CHECK(three.json().at("seats") == 3);
  CHECK(three.json().at("rules").get<std::string>().find("tiles=14") != std::string::npos);
  CHECK(three.json().at("options").at("tiles") == 14);
  CHECK(three.json().at("options").at("set") == "real");
  REQUIRE(standard.status == 200);
  REQUIRE(chosen.status == 200);
  CHECK(chosen.json().at("rules").get<std::string>().find("fivecards=ranked") != std::string::npos);
  CHECK(chosen.json().at("sections").size() > 1);
  CHECK(chosen.json().at("sections") != standard.json().at("sections"));

  std::string whole;
  for (char c : chosen.json().at("rules").get<std::string>())
    whole += c == ' ' ? std::string("%20") : std::string(1, c);
  const auto again = get(server.port(), "/api/games/big2/rules?rules=" + whole);
  REQUIRE(again.status == 200);
  CHECK(again.json() == chosen.json());

  CHECK(get(server.port(), "/api/games/big2/rules?rules=weather%3Dfine").status == 400);
  CHECK(get(server.port(), "/api/games/big2/rules?rules=99%20fivecards%3Dranked").status == 400);
  CHECK(get(server.port(), "/api/games/big2/rules?rules=1%20weather%3Dfine").status == 400);
  CHECK(get(server.port(), "/api/games/chess/rules").status == 404);
}

TEST_CASE("the host gets the table's id, a seat and a token, and everybody may look at it") {
  LiveServer server;
  const auto made = post(server.port(), "/api/tables", small_table());
  REQUIRE(made.status == 201);
  CHECK(made.json().at("seat") == 0);
  const std::string id = made.json().at("table");
  CHECK(is_table_id(id));

  const auto info = test::ask_table(server.port(), id);
  REQUIRE(info.status == 200);
  const json table = info.json();
  CHECK(table.at("id") == id);
  CHECK(table.at("phase") == "waiting");
  CHECK(table.at("match") == "deals 1");
  CHECK(table.at("host") == 0);
  CHECK(table.at("chat") == true);
  CHECK(table.at("watch") == true);
  CHECK(table.at("pace") == 800);
  CHECK(table.at("clock") == 0);
  CHECK(table.at("deal") == 0);
  CHECK(table.at("fair").at("commitment").get<std::string>().size() == 64);
  REQUIRE(table.at("seats").size() == 4);
  CHECK(table["seats"][0].at("name") == "Ada");
  CHECK(table["seats"][1].at("kind") == "open");
  CHECK_FALSE(table["seats"][2].at("name").get<std::string>().empty());
  CHECK(table["seats"][3].at("name") == "Basil");
}

TEST_CASE(
    "everybody who joins gets an open seat and a token of their own, and the last one begins the deal") {
  LiveServer server;
  const json made = post(server.port(), "/api/tables", small_table()).json();
  const std::string id = made.at("table");
  const std::string join = "/api/tables/" + id + "/join";
  CHECK(post(server.port(), join, {{"name", "Ben"}, {"seat", 2}}).status == 409);
  CHECK(post(server.port(), join, {{"name", "Ben"}, {"seat", 0}}).status == 409);
  const auto joined = post(server.port(), join, {{"name", "Ben"}, {"word", "tea"}, {"seat", 1}});
  REQUIRE(joined.status == 201);
  CHECK(joined.json().at("table") == id);
  CHECK(joined.json().at("seat") == 1);
  CHECK(joined.json().at("token") != made.at("token"));
  const auto full = post(server.port(), join, {{"name", "Cleo"}});
  CHECK(full.status == 409);
  CHECK(full.json().at("says") == "This table has no open seat.");

  test::Guest ben(server.port(), {id, 1, joined.json().at("token"), nullptr});
  ben.hear_until([](const test::Guest& guest) { return guest.phase() == "playing"; });
  CHECK(ben.table().at("fair").at("words") == json({"", "tea", "", ""}));
  CHECK(ben.told().at("view").at("hands").at(1).size() == 13);
}

TEST_CASE("rules, match, word and settings are kept as they were asked for") {
  LiveServer server;
  json wanted = small_table();
  wanted.update({{"rules", "fivecards=ranked"},
                 {"match", "to 30"},
                 {"word", " my word "},
                 {"chat", false},
                 {"watch", false},
                 {"pace", 5000},
                 {"clock", 3600}});
  const auto made = post(server.port(), "/api/tables", wanted);
  REQUIRE(made.status == 201);
  const json table = test::ask_table(server.port(), made.json().at("table")).json();
  CHECK(table.at("rules").get<std::string>().find("fivecards=ranked") != std::string::npos);
  CHECK(table.at("options").at("fivecards") == "ranked");
  CHECK(table.at("match") == "to 30");
  CHECK(table.at("fair").at("words").at(0) == "my word");
  CHECK(table.at("chat") == false);
  CHECK(table.at("watch") == false);
  CHECK(table.at("pace") == 5000);
  CHECK(table.at("clock") == 3600);
}

TEST_CASE("a match that would be over before its first deal is refused, and no table is made") {
  LiveServer server;
  json asked = small_table();
  asked["match"] = "down 0";
  const auto answer = post(server.port(), "/api/tables", asked);
  CHECK(answer.status == 400);
  CHECK(answer.json().at("says") == "With \"down 0\", the match would be over before the first deal.");
}

TEST_CASE("HEAD answers as GET does, without the body") {
  LiveServer server;
  const auto made = post(server.port(), "/api/tables", small_table());
  for (const std::string& path :
       {std::string("/healthz"), std::string("/api/games"), std::string("/nothing"),
        std::string("/api/nothing"), "/api/tables/" + made.json().at("table").get<std::string>()}) {
    const auto whole = get(server.port(), path);
    const auto head = test::request(server.port(), "HEAD", path);
    CAPTURE(path);
    CHECK(head.status == whole.status);
    CHECK(head.body.empty());
    CHECK(head.headers.at("Content-Length") == whole.headers.at("Content-Length"));
  }
}

TEST_CASE("a method that does not fit is 405, and an address that nothing is at is 404") {
  LiveServer server;
  const std::string id = post(server.port(), "/api/tables", small_table()).json().at("table");
  const auto status = [&](const std::string& method, const std::string& path) {
    const auto answer = test::request(server.port(), method, path);
    CHECK(answer.json().at("says").get<std::string>().size() > 5);
    return answer.status;
  };
  for (const std::string& path :
       {std::string("/api/games"), std::string("/api/phrases"), std::string("/api/games/big2/rules"),
        "/api/tables/" + id + "/record", std::string("/healthz"), std::string("/")}) {
    CAPTURE(path);
    CHECK(status("POST", path) == 405);
    CHECK(status("DELETE", path) == 405);
  }
  CHECK(status("GET", "/api/tables") == 405);
  CHECK(status("PUT", "/api/tables") == 405);
  CHECK(status("GET", "/api/tables/" + id + "/join") == 405);
  for (const std::string& path : {std::string("/api/"), std::string("/api/games/big2"),
                                  std::string("/api/users"), "/api/tables/" + id + "/secrets",
                                  "/api/tables/" + id + "/record/1", "/api/tables/" + id + "/socket"}) {
    CAPTURE(path);
    CHECK(status("GET", path) == 404);
  }
}

}  // namespace
}  // namespace parlor
