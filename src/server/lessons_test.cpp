// Lessons over HTTP: as at a table, message by message, with nothing stored in between.
#include <doctest/doctest.h>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/raw_connection.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::get;
using test::LiveServer;
using test::post;

const std::string kFinish = "/api/games/big2/lessons/finish";

// The lesson's answer to one message.
json told(LiveServer& server, const json& done, const json& message, const std::string& where = kFinish) {
  const auto answer = post(server.port(), where, {{"done", done}, {"message", message}});
  REQUIRE(answer.status == 200);
  return answer.json();
}

json move(int number, const std::string& text) {
  return {{"type", "move"}, {"id", "m1"}, {"number", number}, {"move", text}};
}

TEST_CASE("the lessons of a game are listed in order, with a phrase for all that they say") {
  LiveServer server;
  const json lessons = get(server.port(), "/api/games/big2/lessons").json().at("lessons");
  const json phrases = get(server.port(), "/api/phrases").json().at("phrases");
  REQUIRE(lessons.size() == 6);
  CHECK(lessons[0].at("name") == "begin");
  CHECK(lessons[0].at("seat") == 0);
  CHECK(lessons[0].at("rules").get<std::string>().starts_with("1 patterns="));
  for (const json& lesson : lessons) {
    for (const char* what : {"title", "task", "hint", "done"})
      CHECK(phrases.contains(lesson.at(what).at("key").get<std::string>()));
  }
}

TEST_CASE("a request that arrives in pieces is answered, and its client is not taken for gone") {
  LiveServer server;
  const std::string body = json{{"done", json::array()}, {"message", {{"type", "state"}}}}.dump();
  for (int i = 0; i < 200; ++i) {
    const test::RawConnection connection(server.port());
    connection.write("POST " + kFinish + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: " +
                     std::to_string(body.size()) + "\r\n\r\n");
    connection.write(body.substr(0, body.size() / 2));
    connection.write(body.substr(body.size() / 2));
    CHECK(connection.read_rest(test::kLong).bytes.starts_with("HTTP/1.1 200"));
  }
}

TEST_CASE("a learner is told the prepared position as somebody who sits down at a table") {
  LiveServer server;
  const json answer = told(server, json::array(), {{"type", "state"}});
  CHECK(answer.at("finished") == false);
  REQUIRE(answer.at("messages").size() == 1);
  const json& state = answer["messages"][0];
  CHECK(state.at("type") == "state");
  CHECK(state.at("you") == 0);
  CHECK(state.at("number") == 0);
  CHECK(state.at("actors") == json{0});
  CHECK(state.at("table").at("phase") == "playing");
  CHECK(state.at("table").at("seats")[0].at("kind") == "person");
  CHECK(state.at("table").at("fair") == nullptr);
  CHECK(state.at("view").at("hands")[0] == json{"D10", "H10", "S2"});
  CHECK(state.at("view").at("hands")[1] == nullptr);
  CHECK(!state.at("events").empty());
  CHECK(state.at("dealt").size() == 13);
  CHECK(state.at("moves").size() == 2);
}

TEST_CASE("an accepted step is told with what the others do, up to the end of the lesson") {
  LiveServer server;
  const json first = told(server, json::array(), move(0, "S2"));
  CHECK(first.at("finished") == false);
  const json& update = first.at("messages")[0];
  CHECK(update.at("type") == "update");
  CHECK(update.at("id") == "m1");
  CHECK(update.at("number") == 4);
  CHECK(update.at("actors") == json{0});
  CHECK(update.at("events").size() == 5);  // the two, three passes, a new round
  CHECK(!update.at("moves").empty());
  CHECK(!update.contains("table"));

  const json last = told(server, {"S2"}, move(4, "D10 H10"));
  CHECK(last.at("finished") == true);
  const json& end = last.at("messages")[0];
  CHECK(end.at("type") == "update");
  CHECK(end.at("table").at("winners") == json{0});
  CHECK(end.at("view").at("hands")[1].is_array());

  const json over = told(server, {"S2", "D10 H10"}, {{"type", "state"}});
  CHECK(over.at("finished") == true);
  CHECK(over.at("messages")[0].at("table").at("phase") == "over");
}

TEST_CASE("another move gets the lesson's hint, an illegal one the game's refusal, an old one the state") {
  LiveServer server;
  const json other = told(server, json::array(), move(0, "pass")).at("messages");
  REQUIRE(other.size() == 1);
  CHECK(other[0].at("type") == "refused");
  CHECK(other[0].at("id") == "m1");
  CHECK(other[0].at("number") == 0);
  CHECK(other[0].at("reason").at("key") == "big2.lesson.finish.hint");
  const json illegal = told(server, json::array(), move(0, "C3")).at("messages");
  CHECK(illegal[0].at("reason").at("key") == "big2.not_in_hand");
  const json stale = told(server, json::array(), move(4, "S2")).at("messages");
  REQUIRE(stale.size() == 2);
  CHECK(stale[0].at("reason").at("key") == "server.stale");
  CHECK(stale[1].at("type") == "state");
  const json over = told(server, {"S2", "D10 H10"}, move(5, "C3")).at("messages");
  CHECK(over[0].at("reason").at("key") == "server.lesson_over");
}

TEST_CASE("a learner may put cards together, sort them and ask for help") {
  LiveServer server;
  const auto only = [&](const json& message) {
    return told(server, json::array(), message).at("messages").at(0);
  };
  const json assessed = only({{"type", "assess"}, {"id", "a1"}, {"draft", "D10 H10"}});
  CHECK(assessed.at("type") == "assessment");
  CHECK(assessed.at("id") == "a1");
  CHECK(assessed.at("refusal").is_object());
  const json sorted = only({{"type", "arrange"}, {"id", "r1"}, {"how", "rank"}});
  CHECK(sorted.at("type") == "arrangement");
  CHECK(only({{"type", "arrange"}, {"id", "r1"}, {"how", "weather"}}).at("type") == "refused");
  const json hint = only({{"type", "hint"}, {"id", "h1"}});
  CHECK(hint.at("type") == "hint");
  CHECK(hint.at("move") == "S2");
  CHECK(hint.at("reason").at("key") == "big2.lesson.finish.hint");
  CHECK(only({{"type", "resign"}}).at("reason").at("key") == "server.unknown_type");
  CHECK(only({{"type", "state"}, {"id", std::string(41, 'x')}}).at("reason").at("key") == "server.too_long");
}

TEST_CASE("sets can be placed in any order") {
  LiveServer server;
  const std::string where = "/api/games/rummikub/lessons/thirty";
  const json both = told(server, json::array(), move(0, "6y 7y 8y, 5y 5g 5r"), where);
  CHECK(both.at("finished") == true);
  CHECK(both.at("messages")[0].at("type") == "update");
  CHECK(told(server, json::array(), move(0, "5r 5g 5y"), where).at("finished") == false);
}

TEST_CASE("every lesson can be learnt by its hints") {
  LiveServer server;
  for (const GameListing& game : test::games()) {
    for (const Lesson& lesson : game.lessons) {
      CAPTURE(lesson.name);
      const std::string where = "/api/games/" + game.name + "/lessons/" + lesson.name;
      json done = json::array();
      json answer = {{"finished", false}};
      for (int number = 0; !answer.at("finished").get<bool>();) {
        const json hint = told(server, done, {{"type", "hint"}, {"id", "h"}}, where).at("messages")[0];
        CHECK(hint.at("number") == number);
        answer = told(server, done, move(number, hint.at("move")), where);
        REQUIRE(answer.at("messages")[0].at("type") == "update");
        number = answer["messages"][0].at("number");
        done.push_back(hint.at("move"));
      }
    }
  }
}

TEST_CASE("an unknown lesson is not found, and an invalid body is refused") {
  LiveServer server;
  const json state = {{"done", json::array()}, {"message", {{"type", "state"}}}};
  CHECK(get(server.port(), "/api/games/chess/lessons").status == 404);
  CHECK(post(server.port(), "/api/games/chess/lessons/finish", state).status == 404);
  CHECK(post(server.port(), "/api/games/big2/lessons/nothing", state).status == 404);
  CHECK(get(server.port(), kFinish).status == 405);
  const auto refused = [&](const json& body) { return post(server.port(), kFinish, body).status == 400; };
  CHECK(refused("lesson"));
  CHECK(refused({{"done", json::array()}}));
  CHECK(refused({{"done", "S2"}, {"message", {{"type", "state"}}}}));
  CHECK(refused({{"done", {7}}, {"message", {{"type", "state"}}}}));
  CHECK(refused({{"done", {"pass"}}, {"message", {{"type", "state"}}}}));
  CHECK(refused({{"done", {"S2", "D10 H10", "C3"}}, {"message", {{"type", "state"}}}}));
  CHECK(refused({{"done", json::array()}, {"message", {{"type", "state"}}}, {"weather", "fine"}}));
}

}  // namespace
}  // namespace parlor
