// What opens a seat, and what proves that a deal was fair: who gets it, and when.
#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "core/fair.h"
#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/secrets.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::ask_table;
using test::Guest;
using test::LiveServer;
using test::Party;

// Everything that the server has on disk.
std::string all_files(const LiveServer& server) {
  std::string all;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(server.database()).parent_path())) {
    all += test::content(entry.path());
  }
  return all;
}

std::string goodbye(int port, const std::string& table, const json& first) {
  const auto socket = test::Socket::open(port, table);
  REQUIRE(socket);
  socket->send(first);
  const auto message = socket->next("goodbye");
  REQUIRE(message);
  CHECK_FALSE(socket->next());
  CHECK(socket->received().size() == 1);
  return message->at("reason").at("key");
}

TEST_CASE("tokens are all different, and neither the disk nor the log nor anybody else ever has one") {
  const test::CapturedLog log;
  LiveServer server;
  std::set<std::string> tokens;
  std::vector<std::string> ids;
  std::string told;  // to spectators and over HTTP
  for (int i = 0; i < 3; ++i) {
    Party party(server.port(), 4);
    Guest watcher = Guest::spectator(server.port(), party.table_id());
    ids.push_back(party.table_id());
    party.play_deal();
    for (Guest& guest : party.guests()) guest.send({{"type", "rematch"}});
    for (Guest& guest : party.guests()) {
      CHECK(tokens.insert(guest.token()).second);
      CHECK(tokens.insert(guest.hear("rematch").at("token")).second);
      // A seat is told only its own new token.
      for (Guest& other : party.guests()) {
        if (other.seat() == guest.seat()) continue;
        for (const std::string& text : other.socket().received())
          CHECK(text.find(guest.token()) == std::string::npos);
      }
    }
    watcher.hear("rematch");
    for (const std::string& text : watcher.socket().received()) told += text;
    for (const char* what : {"", "record", "replay", "fair"})
      told += ask_table(server.port(), ids.back(), what).body;
  }
  // A token in a header or in a failing message is not logged either.
  const std::string stray = SeatToken::make().text;
  tokens.insert(stray);
  CHECK(ask_table(server.port(), ids[0], "transcript", stray).status == 401);
  CHECK(goodbye(server.port(), ids[0], {{"type", "sit"}, {"token", stray}}) == "server.no_token");

  CHECK(tokens.size() == 25);
  const std::string running = all_files(server);
  server.stop();
  const std::string stopped = all_files(server);
  const std::string logged = log.text();
  CHECK(stopped.find(ids[0]) != std::string::npos);  // it is the right file
  CHECK(logged.find("table_created") != std::string::npos);
  for (const std::string& token : tokens) {
    CHECK(token.size() == 32);
    CHECK(token.find_first_not_of("0123456789abcdef") == std::string::npos);
    for (const std::string& text : {running, stopped, logged, told}) {
      CHECK(text.find(token) == std::string::npos);
    }
  }
  for (const std::string& id : ids) CHECK(logged.find(id) == std::string::npos);
}

TEST_CASE("a token opens its own seat at its own table, and nothing else opens anything") {
  LiveServer server;
  Party here(server.port(), 2);
  Party there(server.port(), 2);
  const std::string& token = here.at(1).token();
  CHECK(here.at(1).sit_again(server.port()).at("you") == 1);

  for (const std::string& wrong : {there.at(1).token(), std::string(), std::string(32, '0'), token.substr(1),
                                   token + "0", " " + token, SeatToken::make().text}) {
    CHECK(goodbye(server.port(), here.table_id(), {{"type", "sit"}, {"token", wrong}}) == "server.no_token");
    CHECK(ask_table(server.port(), here.table_id(), "transcript", wrong).status == 401);
  }
  CHECK(ask_table(server.port(), here.table_id(), "transcript?token=" + token).status == 401);
  CHECK(goodbye(server.port(), here.table_id(), {{"type", "sit"}}) == "server.field");
  CHECK(goodbye(server.port(), here.table_id(), {{"type", "sit"}, {"token", 5}}) == "server.field");
  CHECK(goodbye(server.port(), here.table_id(), {{"type", "sit"}, {"token", token}, {"seat", 0}}) ==
        "server.unknown_field");
  CHECK(goodbye(server.port(), here.table_id(), {{"type", "watch"}, {"token", token}}) ==
        "server.unknown_field");
  CHECK(goodbye(server.port(), here.table_id(), {{"type", "state"}}) == "server.first_message");
  CHECK(goodbye(server.port(), here.table_id(),
                {{"type", "move"}, {"id", "m"}, {"number", 1}, {"move", "C3"}}) == "server.first_message");

  const json own = ask_table(server.port(), here.table_id(), "transcript", token).json();
  CHECK(own.at("you") == 1);
  CHECK(own.at("view").at("hands").at(0).is_null());
  CHECK(own.at("view").at("hands").at(1).is_array());
}

TEST_CASE("a deal is committed to before it is dealt, and its secret is shown only after its end") {
  LiveServer server;
  const json open = {{"kind", "open"}};
  const json seats = json::array({{{"kind", "person"}, {"name", "Ada"}}, open, open, open});
  const json made = test::post(server.port(), "/api/tables", {{"game", "big2"}, {"seats", seats}}).json();
  const json promised = ask_table(server.port(), made.at("table")).json().at("fair");
  CHECK(promised.at("method") == "sha256-chain-1");
  for (const char* deal : {"0", "1", "2", "-1", "x"}) {
    CHECK(ask_table(server.port(), made.at("table"), std::string("fair?deal=") + deal).status == 403);
  }

  Party party(server.port(), 4, {{"match", "deals 2"}});
  const std::string commitment = party.at(0).table().at("fair").at("commitment");
  CHECK(ask_table(server.port(), party.table_id(), "fair?deal=1").status == 403);
  std::vector<json> dealt;
  for (Guest& guest : party.guests()) dealt.push_back(guest.told().at("dealt"));
  party.play_deal();
  const auto answer = ask_table(server.port(), party.table_id(), "fair?deal=1");
  REQUIRE(answer.status == 200);
  const json fair = answer.json();
  CHECK(fair.at("commitment") == commitment);
  CHECK(fair.at("words") == json({"w0", "w1", "w2", "w3"}));
  const auto secret = Seed::parse(fair.at("secret").get<std::string>());
  REQUIRE(secret);
  CHECK(leads_to(*secret, 1, *Seed::parse(commitment)));
  const std::vector<std::string> words = fair.at("words");
  CHECK(fair.at("seed") == fair_seed(*secret, words).hex());
  CHECK(fair.at("layout").size() == 52);
  // All players find the cards they were dealt where the layout says.
  for (const json& cards : dealt) {
    CHECK(cards.size() >= 13);  // their own, and the three that starts
    for (const json& card : cards) {
      const auto found = std::ranges::any_of(fair.at("layout"), [&](const json& tile) {
        return tile.at("face") == card.at("face") && tile.at("place") == card.at("place");
      });
      CHECK(found);
    }
  }
  // The next deal is still secret, and no message before the end revealed the cards of this one.
  CHECK(ask_table(server.port(), party.table_id(), "fair?deal=2").status == 403);
  for (Guest& guest : party.guests()) {
    for (const std::string& text : guest.socket().received()) {
      CHECK(text.find(fair.at("secret").get<std::string>()) == std::string::npos);
      CHECK(text.find(fair.at("seed").get<std::string>()) == std::string::npos);
    }
  }
  for (Guest& guest : party.guests()) guest.send({{"type", "next"}});
  party.at(0).hear_until([](const Guest& guest) { return guest.table().at("deal") == 2; });
  CHECK(party.at(0).table().at("fair").at("commitment") == commitment);
  CHECK(ask_table(server.port(), party.table_id(), "fair?deal=1").json() == fair);
  CHECK(ask_table(server.port(), party.table_id(), "fair?deal=2").status == 403);
}

TEST_CASE("two tables with the same words are dealt differently") {
  LiveServer server;
  Party one(server.port(), 4);
  Party two(server.port(), 4);
  CHECK(one.at(0).table().at("fair").at("commitment") != two.at(0).table().at("fair").at("commitment"));
  CHECK(one.at(0).told().at("view").at("hands") != two.at(0).told().at("view").at("hands"));
}

}  // namespace
}  // namespace parlor
