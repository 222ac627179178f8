#include "room/client_message.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace parlor {
namespace {

using nlohmann::json;

TEST_CASE("a message is read as what it asks for") {
  const auto move = read_client_message({{"type", "move"}, {"id", "m1"}, {"number", 7}, {"move", "C3"}});
  CHECK(move.id == "m1");
  CHECK_FALSE(move.unknown);
  CHECK_FALSE(move.problem);
  REQUIRE(std::holds_alternative<AskMove>(move.what));
  CHECK(std::get<AskMove>(move.what).number == 7);
  CHECK(std::get<AskMove>(move.what).move == "C3");

  const auto settings = read_client_message({{"type", "settings"}, {"chat", false}});
  REQUIRE(std::holds_alternative<AskSettings>(settings.what));
  CHECK(std::get<AskSettings>(settings.what).chat == false);
  CHECK_FALSE(std::get<AskSettings>(settings.what).pace);
}

TEST_CASE("an unknown message is told apart from one whose fields are wrong") {
  CHECK(read_client_message({{"type", "dance"}}).unknown->key == "server.unknown_type");
  CHECK(read_client_message(json::object()).unknown->key == "server.unknown_type");
  const auto long_id = read_client_message({{"type", "hint"}, {"id", std::string(41, 'x')}});
  CHECK(long_id.unknown->key == "server.too_long");
  CHECK(long_id.id.empty());
  for (const json& wrong :
       {json{{"type", "move"}, {"id", "1"}, {"move", "C3"}}, json{{"type", "hint"}},
        json{{"type", "next"}, {"number", "2"}}, json{{"type", "settings"}, {"pace", 5001}},
        json{{"type", "leave"}, {"now", true}}}) {
    const auto read = read_client_message(wrong);
    CHECK_FALSE(read.unknown);
    CHECK_MESSAGE(read.problem, wrong.dump());
  }
}

TEST_CASE("a bad text does not change the type of a message") {
  const auto chat = read_client_message({{"type", "chat"}, {"text", "two\nlines"}});
  CHECK(std::holds_alternative<AskChat>(chat.what));
  CHECK(chat.problem->key == "server.one_line");
  const auto unasked = read_client_message({{"type", "chat"}, {"text", "two\nlines"}, {"loud", 1}});
  CHECK(unasked.problem->key == "server.unknown_field");
  const auto rematch = read_client_message({{"type", "rematch"}, {"word", std::string(61, 'x')}});
  CHECK(std::holds_alternative<AskRematch>(rematch.what));
  CHECK(rematch.problem->key == "server.too_long");
}

TEST_CASE("the first message names a seat by its token, or nobody") {
  const auto sits = read_first_message({{"type", "sit"}, {"token", "abc"}, {"moves", true}});
  REQUIRE(sits);
  CHECK(sits->token == "abc");
  CHECK(sits->lists_moves);
  const auto watches = read_first_message({{"type", "watch"}});
  REQUIRE(watches);
  CHECK_FALSE(watches->token);
  CHECK(read_first_message({{"type", "move"}}).problem().key == "server.first_message");
  CHECK(read_first_message({{"type", "sit"}}).problem().key == "server.field");
}

}  // namespace
}  // namespace parlor
