// What people can do at a table besides moving.
#include <cstddef>
#include <doctest/doctest.h>
#include <string>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::Guest;
using test::LiveServer;
using test::Party;

std::string refused(Guest& guest, const json& message) {
  return guest.ask(message, "refused").at("reason").at("key");
}

int hints(const Guest& guest, std::size_t seat) { return guest.table().at("seats").at(seat).at("hints"); }

TEST_CASE("a hint is a legal move with a reason, and everybody sees how many were taken") {
  LiveServer server;
  Party party(server.port(), 2);
  Guest& asker = party.mover();
  Guest& other = party.at(1 - asker.seat());
  const auto seat = static_cast<std::size_t>(asker.seat());
  CHECK(refused(other, {{"type", "hint"}, {"id", "h0"}}) == "table.not_your_turn");

  asker.send({{"type", "hint"}, {"id", "h1"}});
  const json hint = asker.hear("hint");
  CHECK(hint.at("id") == "h1");
  CHECK(hint.at("number") == asker.number());
  CHECK(test::words().has(hint.at("reason").at("key").get<std::string>()));
  other.hear_until([&](const Guest& guest) { return hints(guest, seat) == 1; });
  asker.ask_state();
  CHECK(hints(asker, seat) == 1);
  const int number = asker.number();
  asker.move(hint.at("move"));
  asker.hear_until([&](const Guest& guest) { return guest.number() > number; });

  server.restart();
  asker.sit_again(server.port());
  CHECK(hints(asker, seat) == 1);
}

TEST_CASE("a draft is assessed and a hand arranged, for the seat alone") {
  LiveServer server;
  Party party(server.port(), 4);
  Guest& mover = party.mover();
  const std::string move = mover.moves().at(0);
  const json good = mover.ask({{"type", "assess"}, {"id", "a1"}, {"draft", move}}, "assessment");
  CHECK(good.at("id") == "a1");
  CHECK(good.at("number") == mover.number());
  CHECK(good.at("refusal").is_null());
  CHECK(good.at("remark").at("key") == "big2.makes");
  const json bad = mover.ask({{"type", "assess"}, {"id", "a2"}, {"draft", "pass"}}, "assessment");
  CHECK(bad.at("refusal").at("key") == "big2.cannot_pass");
  const json rubbish = mover.ask({{"type", "assess"}, {"id", "a3"}, {"draft", "Z9 \u2660"}}, "assessment");
  CHECK(rubbish.at("refusal").at("key") == "big2.no_card");

  const json arrangements = mover.ask_state().at("arrangements");
  CHECK(arrangements.size() == 3);
  for (const json& how : arrangements) {
    const json arranged = mover.ask({{"type", "arrange"}, {"id", "r1"}, {"how", how}}, "arrangement");
    CHECK(arranged.at("id") == "r1");
    std::size_t tiles = 0;
    for (const json& group : arranged.at("groups")) tiles += group.size();
    CHECK(tiles == 13);
  }
  CHECK(refused(mover, {{"type", "arrange"}, {"id", "r2"}, {"how", "by weight"}}) == "server.no_arrangement");
}

TEST_CASE("chat is told to everybody, also to those who come later, until the host turns it off") {
  LiveServer server;
  Party party(server.port(), 3);
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  party.at(1).send({{"type", "chat"}, {"text", "  hello <b>\u2660</b> "}});
  for (Guest* guest : {&party.at(0), &party.at(1), &party.at(2), &watcher}) {
    const json line = guest->hear("chat");
    CHECK(line.at("seat") == 1);
    CHECK(line.at("text") == "hello <b>\u2660</b>");
  }
  Guest late = Guest::spectator(server.port(), party.table_id());
  CHECK(late.told().at("chat") == json::array({{{"seat", 1}, {"text", "hello <b>\u2660</b>"}}}));

  CHECK(refused(watcher, {{"type", "chat"}, {"text", "me too"}}) == "server.only_watching");
  CHECK(refused(party.at(1), {{"type", "chat"}, {"text", std::string(301, 'x')}}) == "server.too_long");
  CHECK(refused(party.at(1), {{"type", "chat"}, {"text", "\n"}}) == "server.empty");
  CHECK(refused(party.at(1), {{"type", "chat"}, {"text", "\u200B \u2800"}}) == "server.empty");
  CHECK(refused(party.at(1), {{"type", "chat"}, {"text", "a\nb"}}) == "server.one_line");
  CHECK(refused(party.at(1), {{"type", "chat"}}) == "server.field");
  CHECK(refused(party.at(1), {{"type", "settings"}, {"chat", false}}) == "server.only_host");
  party.at(0).send({{"type", "settings"}, {"chat", false}, {"pace", 0}});
  party.at(1).hear_until([](const Guest& guest) { return guest.table().at("chat") == false; });
  CHECK(refused(party.at(1), {{"type", "chat"}, {"text", "hello?"}}) == "server.chat_off");
  CHECK(refused(party.at(0), {{"type", "settings"}, {"pace", 5001}}) == "server.field");
  CHECK(refused(party.at(0), {{"type", "settings"}, {"watch", false}}) == "server.unknown_field");

  server.restart();
  CHECK(test::ask_table(server.port(), party.table_id()).json().at("chat") == false);
}

TEST_CASE("the host may begin while seats are open, and computers take them") {
  LiveServer server;
  json open = json::array(
      {{{"kind", "open"}}, {{"kind", "open"}}, {{"kind", "person"}, {"name", "Ada"}}, {{"kind", "open"}}});
  const json made = test::post(server.port(), "/api/tables", {{"game", "big2"}, {"seats", open}}).json();
  const json joined = test::post(server.port(), "/api/tables/" + made["table"].get<std::string>() + "/join",
                                 {{"name", "Ben"}})
                          .json();
  CHECK(joined.at("seat") == 0);
  Guest ada(server.port(), {made.at("table"), 2, made.at("token"), nullptr});
  Guest ben(server.port(), {made.at("table"), 0, joined.at("token"), nullptr});
  CHECK(ada.told().at("view").is_null());
  CHECK(ada.told().at("number") == 0);
  CHECK(refused(ada, {{"type", "leave"}}) == "table.not_dealt");
  CHECK(refused(ada, {{"type", "arrange"}, {"id", "r"}, {"how", "rank"}}) == "table.not_dealt");
  CHECK(refused(ada, {{"type", "move"}, {"id", "m"}, {"number", 0}, {"move", "C3"}}) == "table.not_dealt");
  CHECK(refused(ben, {{"type", "start"}}) == "server.only_host");
  ada.send({{"type", "start"}});
  for (Guest* guest : {&ada, &ben}) {
    guest->hear_until([](const Guest& each) { return each.phase() == "playing"; });
    CHECK(guest->table().at("seats").at(1).at("kind") == "computer");
    CHECK(guest->table().at("seats").at(3).at("kind") == "computer");
    CHECK(guest->table().at("seats").at(1).at("name") != guest->table().at("seats").at(3).at("name"));
  }
  CHECK(refused(ada, {{"type", "start"}}) == "server.no_open_seat");
}

TEST_CASE("a table without spectators sends them away, and one with them counts them") {
  LiveServer server;
  Party closed(server.port(), 2, {{"watch", false}});
  auto socket = test::Socket::open(server.port(), closed.table_id());
  REQUIRE(socket);
  socket->send({{"type", "watch"}});
  CHECK(socket->next("goodbye")->at("reason").at("key") == "server.no_watching");
  CHECK_FALSE(socket->next());
  CHECK(socket->closed());

  Party open(server.port(), 2);
  Guest watcher = Guest::spectator(server.port(), open.table_id());
  CHECK(watcher.told().at("you").is_null());
  CHECK_FALSE(watcher.told().contains("moves"));
  for (const json& hand : watcher.told().at("view").at("hands")) CHECK(hand.is_null());
  open.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 1; });
  for (const char* type : {"move", "assess", "arrange", "hint", "next", "start", "rematch", "leave", "resign",
                           "end", "decline", "settings"}) {
    CHECK(refused(watcher, {{"type", type}}) == "server.only_watching");
  }
  watcher.hang_up();
  open.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 0; });
}

TEST_CASE("an unknown message is refused with a reason, whatever is in it, and the table continues") {
  LiveServer server;
  Party party(server.port(), 1);
  Guest& ada = party.at(0);
  CHECK(refused(ada, {{"type", "dance"}}) == "server.unknown_type");
  CHECK(refused(ada, {{"type", 3}}) == "server.unknown_type");
  CHECK(refused(ada, json::object()) == "server.unknown_type");
  CHECK(refused(ada, {{"type", "chat"}, {"text", "hi"}, {"loud", true}}) == "server.unknown_field");
  CHECK(refused(ada, {{"type", "state"}, {"id", 7}}) == "server.field");
  CHECK(refused(ada, {{"type", "state"}, {"id", std::string(41, 'x')}}) == "server.too_long");
  CHECK(refused(ada, {{"type", "sit"}, {"token", ada.token()}}) == "server.unknown_type");
  // Long texts are cut for the answer, here in the middle of a character.
  std::string long_text = "x";
  for (int i = 0; i < 100; ++i) long_text += "\u00E9";
  CHECK(refused(ada, {{"type", long_text}}) == "server.unknown_type");
  CHECK(refused(ada, {{"type", "state"}, {long_text, 1}}) == "server.unknown_field");
  CHECK(refused(ada, {{"type", "arrange"}, {"id", "r"}, {"how", long_text}}) == "server.no_arrangement");
  ada.socket().send_text("[1, 2]");
  CHECK(ada.hear("refused").at("reason").at("key") == "server.no_object");
  ada.socket().send_text("{\"type\":");
  CHECK(ada.hear("refused").at("reason").at("key") == "server.no_object");
  ada.socket().send_text(std::string(4'000, '[') + std::string(4'000, ']'));
  CHECK(ada.hear("refused").at("reason").at("key") == "server.no_object");
  CHECK(ada.ask_state().at("you") == 0);
}

}  // namespace
}  // namespace parlor
