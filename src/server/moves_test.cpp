// A move happens once or not at all, whatever happens to the connection.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <doctest/doctest.h>
#include <string>
#include <thread>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::Guest;
using test::LiveServer;
using test::Party;

json move_message(const std::string& id, int number, const std::string& move) {
  return {{"type", "move"}, {"id", id}, {"number", number}, {"move", move}};
}

TEST_CASE("a move that is sent again happens once, and is answered with the number it got") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest& ada = party.mover();
  const int number = ada.number();
  const json message = move_message("once", number, party.choose(ada));
  // The second is sent before the first is answered.
  ada.send(message);
  ada.send(message);
  const json update = ada.hear("update");
  CHECK(update.at("id") == "once");
  CHECK(update.at("number") == number + 1);
  const json done = json{{"type", "done"}, {"id", "once"}, {"number", number + 1}};
  CHECK(ada.hear("done") == done);
  CHECK(ada.ask(message, "done") == done);
  const json state = ada.ask_state();
  CHECK(state.at("number") == number + 1);

  SUBCASE("also over a new connection") {
    ada.hang_up();
    CHECK(ada.sit_again(server.port()).at("number") == number + 1);
  }
  SUBCASE("also from a second socket of the seat") {
    Guest second(server.port(), {ada.table_id(), ada.seat(), ada.token(), nullptr});
    CHECK(second.ask(message, "done") == done);
  }
  SUBCASE("also after others have moved") {
    party.step();
    party.step();
    CHECK(ada.ask(message, "done") == done);
    return;
  }
  SUBCASE("also after the server was stopped and started again") {
    server.restart();
    CHECK(ada.sit_again(server.port()).at("view") == state.at("view"));
  }
  CHECK(ada.ask(message, "done") == done);
  CHECK(ada.ask_state().at("number") == number + 1);
}

TEST_CASE("only the player who moved is told the id, and everybody else the same update without it") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest& ada = party.mover();
  party.step();
  for (Guest& guest : party.guests()) CHECK(guest.told().contains("id") == (guest.seat() == ada.seat()));
}

TEST_CASE("a move for a number that is past is refused, and the state comes after it") {
  LiveServer server;
  Party party(server.port(), 4);
  party.step();
  party.step();
  Guest& ada = party.mover();
  const int number = ada.number();
  const std::string move = party.choose(ada);
  for (const int stale : {0, number - 1, number + 1, 1'000'000'000}) {
    ada.send(move_message("stale", stale, move));
    const json refused = ada.hear();
    CHECK(refused.at("type") == "refused");
    CHECK(refused.at("id") == "stale");
    CHECK(refused.at("number") == number);
    CHECK(refused.at("reason").at("key") == "server.stale");
    const json state = ada.hear();
    CHECK(state.at("type") == "state");
    CHECK(state.at("number") == number);
  }
  // The ID can still be used: nothing has happened under it.
  ada.send(move_message("stale", number, move));
  CHECK(ada.hear("update").at("id") == "stale");
}

TEST_CASE("a move against the rules is refused with the reason and changes nothing") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest& ada = party.mover();
  const int number = ada.number();
  const json before = ada.ask_state();
  const auto refused = [&](const std::string& move) {
    const json answer = ada.ask(move_message("bad", number, move), "refused");
    CHECK(answer.at("id") == "bad");
    CHECK(answer.at("number") == number);
    return answer.at("reason").at("key").get<std::string>();
  };
  const std::vector<std::string> hand =
      before.at("view").at("hands").at(static_cast<std::size_t>(ada.seat()));
  std::string others = "S2";
  for (const char* card :
       {"S2", "H2", "D2", "C2", "SA", "HA", "DA", "CA", "SK", "HK", "DK", "CK", "SQ", "HQ"}) {
    if (std::ranges::find(hand, card) == hand.end()) others = card;
  }
  CHECK(refused("pass") == "big2.cannot_pass");
  CHECK(refused(others) == "big2.not_in_hand");
  CHECK(refused(hand.at(12)) == "big2.must_open");
  CHECK(refused("") == "big2.empty_move");
  CHECK(refused("my best card") == "big2.no_card");
  CHECK(refused("C3 C3") == "big2.card_twice");
  CHECK(refused("\u2663") == "big2.no_card");
  CHECK(ada.ask_state() == before);

  Guest& ben = party.at((ada.seat() + 1) % 4);
  const json early = ben.ask(move_message("early", number, "pass"), "refused");
  CHECK(early.at("reason").at("key") == "table.not_your_turn");
  CHECK(ada.ask_state() == before);
}

TEST_CASE("a move without its id, its number or its text is refused") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest& ada = party.mover();
  const json good = move_message("m", ada.number(), party.choose(ada));
  for (const char* field : {"id", "number", "move"}) {
    json message = good;
    message.erase(field);
    CHECK(ada.ask(message, "refused").at("reason").at("key") == "server.field");
    message[field] = json::array();
    CHECK(ada.ask(message, "refused").at("reason").at("key") == "server.field");
  }
  json message = good;
  message["number"] = -1;
  CHECK(ada.ask(message, "refused").at("reason").at("key") == "server.field");
  message = good;
  message["id"] = std::string(41, 'x');
  CHECK(ada.ask(message, "refused").at("reason").at("key") == "server.too_long");
  CHECK(ada.ask_state().at("number") == good.at("number"));
}

TEST_CASE("a move that somebody else wrote first did not happen, and the table continues from the disk") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest& ada = party.mover();
  const int number = ada.number();
  const std::string move = party.choose(ada);
  server.sql("INSERT INTO entries SELECT key, " + std::to_string(number + 1) + ", '" +
             std::to_string(ada.seat()) + " C3', 'theirs' FROM tables");
  ada.send(move_message("mine", number, move));
  const json refused = ada.hear("refused");
  CHECK(refused.at("id") == "mine");
  CHECK(refused.at("reason").at("key") == "server.not_stored");
  for (Guest& guest : party.guests()) {
    guest.hear_until([&](const Guest& each) { return each.number() == number + 1; });
    CHECK(guest.told().at("type") == "state");
  }
  CHECK(party.step());
  CHECK(party.at(0).number() == number + 2);
}

TEST_CASE("a player who comes while others play is told the state first, and from there every number") {
  LiveServer server;
  Party party(server.port(), 4, {{"match", "deals 3"}});
  std::atomic<bool> playing = true;
  std::thread players([&] {
    party.play_deal();
    playing = false;
  });
  std::vector<Guest> watchers;
  while (playing && watchers.size() < 40)
    watchers.push_back(Guest::spectator(server.port(), party.table_id()));
  players.join();
  CHECK(watchers.size() > 1);
  for (Guest& guest : watchers) {
    guest.hear_until([](const Guest& each) { return each.phase() == "between"; });
    const auto texts = guest.socket().received();
    CHECK(json::parse(texts.at(0)).at("type") == "state");
    int number = json::parse(texts.at(0)).at("number");
    for (const std::string& text : texts) {
      const json message = json::parse(text);
      if (message.at("type") == "update") CHECK(message.at("number") == ++number);
    }
  }
}

}  // namespace
}  // namespace parlor
