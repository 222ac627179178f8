// Why a socket is closed, and how little the others notice.
#include <chrono>
#include <cstddef>
#include <doctest/doctest.h>
#include <string>
#include <thread>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/raw_connection.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::Guest;
using test::kLong;
using test::LiveServer;
using test::Party;

// Waits until the server has closed the socket; returns its last message.
json last_word(test::Socket& socket) {
  json last;
  const auto end = std::chrono::steady_clock::now() + kLong;
  while (!socket.closed() && std::chrono::steady_clock::now() < end) {
    if (auto message = socket.next(100ms)) last = *message;
  }
  CHECK(socket.closed());
  while (auto message = socket.next(0ms)) last = *message;
  return last;
}

void check_alive(Guest& guest) { CHECK(guest.ask_state().at("you") == guest.seat()); }

TEST_CASE("a message over 8 KiB closes the socket, and one of 8 KiB does not") {
  LiveServer server;
  Party party(server.port(), 2);
  const auto padded = [](std::size_t size) {
    const std::string bare = R"({"type":"chat","text":""})";
    return R"({"type":"chat","text":")" + std::string(size - bare.size(), 'x') + "\"}";
  };
  party.at(1).socket().send_text(padded(8 * 1024));
  CHECK(party.at(1).hear("refused").at("reason").at("key") == "server.too_long");
  party.at(1).socket().send_text(padded(8 * 1024 + 1));
  last_word(party.at(1).socket());
  check_alive(party.at(0));
}

TEST_CASE("binary messages and broken UTF-8 close the socket") {
  LiveServer server;
  Party party(server.port(), 4);
  party.at(1).socket().send_binary(R"({"type":"state"})");
  CHECK(last_word(party.at(1).socket()).at("reason").at("key") == "server.text_only");
  party.at(2).socket().send_text("{\"type\":\"chat\",\"text\":\"\xff\xfe\"}");
  last_word(party.at(2).socket());
  party.at(3).socket().send_text("{\"type\":\"chat\",\"text\":\"\xed\xa0\x80\"}");  // lone surrogate
  last_word(party.at(3).socket());
  check_alive(party.at(0));
}

TEST_CASE("a socket that does not say who it is, is cut") {
  Limits limits = Limits::for_load();
  limits.request_time = 300ms;
  LiveServer server(limits);
  Party party(server.port(), 1);
  const auto silent = test::Socket::open(server.port(), party.table_id());
  const auto mumbling = test::Socket::open(server.port(), party.table_id());
  REQUIRE(silent);
  REQUIRE(mumbling);
  const auto end = std::chrono::steady_clock::now() + kLong;
  while (mumbling->send_text("mumble") && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(20ms);
  last_word(*silent);
  last_word(*mumbling);
  // The sender stays connected, for longer than that.
  check_alive(party.at(0));
}

TEST_CASE("a socket that answers nothing any more is cut, and one that is only quiet is not") {
  Limits limits = Limits::for_load();
  limits.idle_time = 300ms;
  LiveServer server(limits);
  Party party(server.port(), 2);
  Guest dead = Guest::spectator(server.port(), party.table_id());
  party.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 1; });
  dead.socket().stop_reading();  // so it does not answer pings
  dead.send({{"type", "state"}});
  party.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 0; });
  std::this_thread::sleep_for(700ms);
  for (Guest& guest : party.guests()) check_alive(guest);
}

TEST_CASE("a client that sends too many messages is refused, and disconnected if it keeps sending") {
  Limits limits = Limits::for_load();
  limits.messages = {10, 0.0001};
  LiveServer server(limits);
  Party party(server.port(), 2);
  // Sitting down was the first message, and asking for the state the second.
  for (int i = 0; i < 8; ++i) check_alive(party.at(1));
  party.at(1).send({{"type", "state"}});
  CHECK(party.at(1).hear("refused").at("reason").at("key") == "server.too_many");
  for (int i = 0; i < 10; ++i) party.at(1).send({{"type", "state"}});
  const json goodbye = last_word(party.at(1).socket());
  CHECK(goodbye.at("type") == "goodbye");
  CHECK(goodbye.at("reason").at("key") == "server.too_many");
  check_alive(party.at(0));
}

TEST_CASE("reconnecting gives a seat no more messages, and takes none from the others") {
  Limits limits = Limits::for_load();
  limits.messages = {10, 0.0001};
  limits.chat = {3, 0.0001};
  LiveServer server(limits);
  Party party(server.port(), 3);
  Guest& hasty = party.at(1);
  for (int i = 0; i < 3; ++i) hasty.ask({{"type", "chat"}, {"text", "hi"}}, "chat");
  hasty.sit_again(server.port());
  CHECK(hasty.ask({{"type", "chat"}, {"text", "hi"}}, "refused").at("reason").at("key") ==
        "server.too_much_chat");
  for (int i = 0; i < 3; ++i) check_alive(hasty);
  CHECK(hasty.ask({{"type", "state"}}, "refused").at("reason").at("key") == "server.too_many");
  const auto again = test::Socket::open(server.port(), hasty.table_id());
  REQUIRE(again);
  again->send({{"type", "sit"}, {"token", hasty.token()}});
  CHECK(last_word(*again).at("reason").at("key") == "server.too_many");
  check_alive(party.at(0));
  check_alive(party.at(2));
}

TEST_CASE("all sockets of an address share a count, and its spectators another") {
  Limits limits = Limits::for_load();
  SUBCASE("messages") {
    limits.address_messages = {10, 0.0001};
    LiveServer server(limits);
    Party party(server.port(), 2);  // each sat down and asked for the state
    for (int i = 0; i < 3; ++i) {
      for (Guest& guest : party.guests()) check_alive(guest);
    }
    for (Guest& guest : party.guests()) {
      CHECK(guest.ask({{"type", "state"}}, "refused").at("reason").at("key") == "server.too_many");
    }
  }
  SUBCASE("spectators") {
    limits.strangers = {4, 0.0001};  // sitting down takes one
    LiveServer server(limits);
    Party party(server.port(), 1);
    Guest one = Guest::spectator(server.port(), party.table_id());
    Guest two = Guest::spectator(server.port(), party.table_id());
    one.ask_state();
    CHECK(two.ask({{"type", "state"}}, "refused").at("reason").at("key") == "server.too_many");
    check_alive(party.at(0));
  }
}

TEST_CASE("a client that floods with pings or pongs is cut, and one that sends some is not") {
  Limits limits = Limits::for_load();
  limits.control_frames = {20, 0.0001};
  LiveServer server(limits);
  Party party(server.port(), 2);
  const std::string upgrade = "GET /api/tables/" + party.table_id() +
                              "/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n"
                              "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  const std::string watch = R"({"type":"watch"})";
  const auto frame = [](char kind, const std::string& text) {  // with a mask of zeros
    return std::string{static_cast<char>(0x80 | kind),
                       static_cast<char>(0x80 | static_cast<int>(text.size())),
                       0,
                       0,
                       0,
                       0} +
           text;
  };
  for (const char kind : {char{9}, char{10}}) {
    const test::RawConnection connection(server.port());
    CHECK(connection.write(upgrade));
    while (connection.read_some().find("\r\n\r\n") == std::string::npos) {
    }
    connection.write(frame(1, watch));
    party.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 1; });
    for (int i = 0; i < 20; ++i) CHECK(connection.write(frame(kind, "")));
    connection.write(frame(1, R"({"type":"state"})"));
    std::string heard;
    for (int states = 0; states < 2;) {
      const std::string more = connection.read_some();
      REQUIRE_FALSE(more.empty());
      heard += more;
      states = 0;
      for (std::size_t at = 0; (at = heard.find(R"("type":"state")", at)) != std::string::npos; ++at)
        ++states;
    }
    std::string flood;
    for (int i = 0; i < 10'000; ++i) flood += frame(kind, "");
    connection.write(flood);
    const auto rest = connection.read_rest(kLong);
    CHECK(rest.closed);
    CHECK(rest.bytes.size() < 1000);  // few of them were answered
    party.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 0; });
  }
  check_alive(party.at(0));
}

TEST_CASE("a player who talks too much is asked to wait, and may still move") {
  Limits limits = Limits::for_load();
  limits.chat = {3, 0.0001};
  LiveServer server(limits);
  Party party(server.port(), 4);
  for (int i = 0; i < 3; ++i)
    CHECK(party.at(1).ask({{"type", "chat"}, {"text", "hi"}}, "chat").at("seat") == 1);
  CHECK(party.at(1).ask({{"type", "chat"}, {"text", "hi"}}, "refused").at("reason").at("key") ==
        "server.too_much_chat");
  party.at(2).send({{"type", "chat"}, {"text", "hello"}});  // each has their own limit
  for (json line; line != "hello";) line = party.at(1).hear("chat").at("text");
  for (int i = 0; i < 4; ++i) CHECK(party.step());
}

TEST_CASE("a client that does not read is dropped, and the others play on") {
  Limits limits = Limits::for_load();
  limits.queued_bytes = 128 * 1024;
  LiveServer server(limits);
  Party party(server.port(), 3);
  // Long chat makes long states, which fill the system's buffers for a reader.
  std::string line;
  for (int i = 0; i < 300; ++i) line += "\U0001F0A1";
  for (int i = 0; i < 50; ++i) party.at(0).send({{"type", "chat"}, {"text", line}});
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  watcher.hear("table");
  watcher.socket().stop_reading();
  for (int i = 0; i < 200; ++i) watcher.send({{"type", "state"}});
  const auto end = std::chrono::steady_clock::now() + kLong;
  while (server.metric("parlor_slow_clients_total") == 0 && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(20ms);
  }
  CHECK(server.metric("parlor_slow_clients_total") == 1);
  party.at(0).hear_until([](const Guest& guest) { return guest.table().at("watchers") == 0; });
  for (int i = 0; i < 4; ++i) CHECK(party.step());
}

}  // namespace
}  // namespace parlor
