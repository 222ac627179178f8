// A match over the sockets of four people, from the first deal to a rematch.
#include <algorithm>
#include <doctest/doctest.h>
#include <numeric>
#include <string>
#include <vector>

#include "engine/fair_check.h"
#include "engine/replay.h"
#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::ask_table;
using test::Guest;
using test::LiveServer;
using test::Party;

int sum(const std::vector<int>& scores) { return std::accumulate(scores.begin(), scores.end(), 0); }

// Every number this guest received in updates.
std::vector<int> numbers(Guest& guest) {
  std::vector<int> seen;
  for (const std::string& text : guest.socket().received()) {
    const json message = json::parse(text);
    if (message.at("type") == "update") seen.push_back(message.at("number"));
  }
  return seen;
}

std::string sound_record(int port, const std::string& table) {
  const auto answer = ask_table(port, table, "record");
  REQUIRE(answer.status == 200);
  CHECK(answer.headers.at("Content-Type") == "text/plain; charset=utf-8");
  const auto read = read_record(answer.body);
  REQUIRE(read);
  CHECK_FALSE(read->cut);
  REQUIRE(read->record.setup.fair);
  CHECK_FALSE(check_fair(read->record));
  const auto replayed = replay(read->record, test::games()[0].open);
  REQUIRE(replayed);
  CHECK((*replayed)->match_over());
  return answer.body;
}

TEST_CASE("four people play a deal to its end, receive the same numbers, and the points add up to zero") {
  LiveServer server;
  Party party(server.port(), 4);
  CHECK(ask_table(server.port(), party.table_id(), "record").status == 403);
  CHECK(ask_table(server.port(), party.table_id(), "replay").status == 403);
  party.play_deal();
  CHECK(party.at(0).phase() == "over");
  const int last = party.at(0).number();
  for (Guest& guest : party.guests()) {
    const std::vector<int> seen = numbers(guest);
    CHECK(std::ranges::is_sorted(seen));
    CHECK(std::ranges::adjacent_find(seen) == seen.end());
    CHECK(seen.back() == last);
    CHECK(seen.back() - seen.front() + 1 == static_cast<int>(seen.size()));
    CHECK(guest.table() == party.at(0).table());
    CHECK(guest.told().at("actors").empty());
    for (const json& hand : guest.told().at("view").at("hands")) CHECK(hand.is_array());  // now open
  }
  const json& table = party.at(0).table();
  CHECK(sum(table.at("scores")) == 0);
  CHECK(table.at("sheet") == json::array({table.at("scores")}));
  CHECK(table.at("leaders") == table.at("winners"));
  CHECK(table.at("scores").at(table.at("winners").at(0).get<std::size_t>()) > 0);
  sound_record(server.port(), party.table_id());
  CHECK(party.at(0)
            .ask({{"type", "move"}, {"id", "late"}, {"number", last}, {"move", "pass"}}, "refused")
            .at("id") == "late");
}

TEST_CASE("once the match is over every frame of it can be asked for, with all hands open") {
  LiveServer server;
  Party party(server.port(), 4, {{"match", "deals 2"}});
  party.play_deal();
  CHECK(ask_table(server.port(), party.table_id(), "replay").status == 403);
  for (Guest& guest : party.guests()) guest.send({{"type", "next"}, {"number", guest.number()}});
  for (Guest& guest : party.guests())
    guest.hear_until([](const Guest& each) { return each.phase() == "playing"; });
  party.play_deal();

  for (const std::string deal : {"1", "2"}) {
    const auto answer = ask_table(server.port(), party.table_id(), "replay?deal=" + deal);
    REQUIRE(answer.status == 200);
    const json frames = answer.json().at("frames");
    REQUIRE(frames.size() > 10);
    for (const json& frame : frames) {
      CHECK_FALSE(frame.at("events").empty());
      for (const json& hand : frame.at("view").at("hands")) CHECK(hand.is_array());
    }
    CHECK(frames.back().at("actors").empty());
    CHECK(frames.back().at("view").at("over") == true);
  }
  for (const std::string deal : {"0", "3", "-1", "x"}) {
    CHECK(ask_table(server.port(), party.table_id(), "replay?deal=" + deal).status == 404);
  }
}

TEST_CASE("the next deal starts when everybody present has asked for it, and the scores carry over") {
  LiveServer server;
  Party party(server.port(), 4, {{"match", "deals 2"}});
  CHECK(party.at(0).ask({{"type", "next"}}, "refused").at("reason").at("key") == "server.no_next");
  party.play_deal();
  CHECK(party.at(0).phase() == "between");
  CHECK(ask_table(server.port(), party.table_id(), "record").status == 403);
  const json first = party.at(0).table().at("scores");
  const int number = party.at(0).number();
  for (int seat : {2, 0, 3}) {
    party.at(seat).send({{"type", "next"}, {"number", number}});
    party.at(seat).hear_until([seat](const Guest& each) {
      return each.table().at("seats").at(static_cast<std::size_t>(seat)).at("ready") == true;
    });
    CHECK(party.at(seat).phase() == "between");
  }
  party.at(1).send({{"type", "next"}, {"number", number}});
  for (Guest& guest : party.guests()) {
    guest.hear_until([](const Guest& each) { return each.phase() == "playing"; });
    CHECK(guest.number() == number + 1);
    CHECK(guest.table().at("deal") == 2);
    CHECK(guest.table().at("scores") == first);
    for (const json& seat : guest.table().at("seats")) CHECK(seat.at("ready") == false);
    CHECK(guest.told().at("dealt").size() >= 13);  // their own, and the three that starts
  }
  // A late request is answered with the current state.
  CHECK(party.at(1).ask({{"type", "next"}, {"number", number}}, "state").at("number") == number + 1);
  party.play_deal();
  const json& table = party.at(0).table();
  CHECK(table.at("phase") == "over");
  CHECK(table.at("sheet").size() == 2);
  CHECK(sum(table.at("scores")) == 0);
  const std::string record = sound_record(server.port(), party.table_id());
  CHECK(record.find("[Deal 2]") != std::string::npos);
}

TEST_CASE("nobody need ask for the next deal again when the last one who had not asked goes away") {
  LiveServer server;
  Party party(server.port(), 4, {{"match", "deals 3"}});
  party.play_deal();
  for (int seat : {0, 1, 2}) party.at(seat).ask({{"type", "next"}}, "table");
  SUBCASE("by hanging up") { party.at(3).hang_up(); }
  SUBCASE("by leaving") { party.at(3).send({{"type", "leave"}}); }
  for (int seat : {0, 1, 2}) {
    party.at(seat).hear_until([](const Guest& each) { return each.phase() == "playing"; });
    CHECK(party.at(seat).table().at("deal") == 2);
  }
}

TEST_CASE("a rematch is a new table with new tokens, where everybody sits one seat on") {
  LiveServer server;
  Party party(server.port(), 4, {{"match", "deals 1"}, {"rules", "fivecards=ranked"}});
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  CHECK(party.at(0).ask({{"type", "rematch"}}, "refused").at("reason").at("key") == "server.not_over");
  party.play_deal();
  const json before = party.at(0).table();
  for (int seat : {0, 1, 2}) {
    party.at(seat).send({{"type", "rematch"}, {"word", "again " + std::to_string(seat)}});
    party.at(seat).hear("table");
  }
  party.at(3).send({{"type", "rematch"}, {"word", "again 3"}});
  std::vector<Guest> again;
  for (Guest& guest : party.guests()) {
    const json ticket = guest.hear("rematch");
    CHECK(ticket.at("seat") == (guest.seat() + 1) % 4);
    CHECK(ticket.at("token") != guest.token());
    CHECK(ticket.at("table") != guest.table_id());
    again.emplace_back(server.port(),
                       test::Person{ticket.at("table"), ticket.at("seat"), ticket.at("token"), nullptr});
  }
  const json seen = watcher.hear("rematch");
  CHECK(seen.at("table") == again[0].table_id());
  CHECK_FALSE(seen.contains("token"));
  CHECK_FALSE(seen.contains("seat"));
  for (Guest& guest : again) {
    guest.hear_until([](const Guest& each) { return each.phase() == "playing"; });
    CHECK(guest.table().at("rules") == before.at("rules"));
    CHECK(guest.table().at("scores") == json({0, 0, 0, 0}));
    CHECK(guest.table().at("fair").at("commitment") != before.at("fair").at("commitment"));
    CHECK(guest.table().at("fair").at("words") == json({"again 3", "again 0", "again 1", "again 2"}));
    CHECK(guest.table().at("host") == 1);
    CHECK(guest.table().at("seats").at(1).at("name") == before.at("seats").at(0).at("name"));
  }
  // An old token is useless here.
  Guest& first = party.at(0);
  CHECK(ask_table(server.port(), again[0].table_id(), "transcript", first.token()).status == 401);
}

TEST_CASE("a table has one rematch: whoever asks again gets the same answer, and so after a restart") {
  LiveServer server;
  Party party(server.port(), 1);
  Guest& ada = party.at(0);
  ada.send({{"type", "resign"}});
  ada.hear_until([](const Guest& each) { return each.phase() == "over"; });
  Guest second(server.port(), {ada.table_id(), 0, ada.token(), nullptr});
  const double before = server.metric("parlor_tables_created_total");
  for (int i = 0; i < 30; ++i) {
    ada.send({{"type", "rematch"}, {"word", "again"}});
    second.send({{"type", "rematch"}, {"word", "again"}});
  }
  const json ticket = ada.hear("rematch");
  CHECK(ticket.contains("token"));
  for (int i = 0; i < 5; ++i) {
    CHECK(ada.ask({{"type", "rematch"}}, "rematch") == ticket);
    CHECK(second.ask({{"type", "rematch"}}, "rematch") == ticket);
  }
  CHECK(server.metric("parlor_tables_created_total") == before + 1);

  server.restart();
  ada.sit_again(server.port());
  CHECK(ada.ask({{"type", "rematch"}}, "rematch").at("table") == ticket.at("table"));
}

TEST_CASE("a rematch counts as a table of the address that asks for it") {
  Limits limits = Limits::for_load();
  limits.tables = {2, 0};
  LiveServer server(limits);
  Party party(server.port(), 1);
  const auto resign_and_ask = [](Guest& guest) {
    guest.send({{"type", "resign"}});
    guest.hear_until([](const Guest& each) { return each.phase() == "over"; });
    guest.send({{"type", "rematch"}});
  };
  resign_and_ask(party.at(0));
  const json ticket = party.at(0).hear("rematch");
  Guest again(server.port(), {ticket.at("table"), ticket.at("seat"), ticket.at("token"), nullptr});
  again.hear_until([](const Guest& each) { return each.phase() == "playing"; });
  resign_and_ask(again);
  CHECK(again.hear("refused").at("reason").at("key") == "server.too_many_tables");
  CHECK(again.ask({{"type", "rematch"}}, "refused").at("reason").at("key") == "server.too_many_tables");
}

TEST_CASE("a computer plays the rematch for a player who is no longer here, and the table has a host") {
  LiveServer server;
  Party party(server.port(), 2);
  party.play_deal();
  party.at(0).hang_up();
  party.at(1).hear_until(
      [](const Guest& each) { return each.table().at("seats").at(0).at("here") == false; });
  const json ticket = party.at(1).ask({{"type", "rematch"}}, "rematch");
  Guest alone(server.port(), {ticket.at("table"), ticket.at("seat"), ticket.at("token"), nullptr});
  CHECK(ticket.at("seat") == 2);
  CHECK(alone.table().at("host") == 2);
  CHECK(alone.table().at("seats").at(1).at("kind") == "computer");
  CHECK(alone.table().at("seats").at(1).at("name") != "Person 0");
}

TEST_CASE("a player against computers only may resign, and then the match is over and its record valid") {
  LiveServer server;
  Party party(server.port(), 1, {{"match", "deals 3"}});
  party.settle();
  party.at(0).send({{"type", "resign"}});
  party.at(0).hear_until([](const Guest& each) { return each.phase() == "over"; });
  const std::vector<int> leaders = party.at(0).table().at("leaders");
  CHECK_FALSE(leaders.empty());
  CHECK(std::ranges::find(leaders, 0) == leaders.end());
  const std::string record = sound_record(server.port(), party.table_id());
  CHECK(record.find("resign 0") != std::string::npos);
  CHECK(party.at(0).ask({{"type", "resign"}}, "refused").at("reason").at("key") == "table.deal_over");
}

TEST_CASE(
    "a match that its players agree to end is over between two deals, without a result, and its record "
    "sound") {
  LiveServer server;
  Party party(server.port(), 2, {{"match", "deals 3"}});
  party.play_deal();
  party.at(0).send({{"type", "end"}});
  party.at(1).hear_until([](const Guest& each) { return each.table().at("seats").at(0).at("ends") == true; });
  party.at(1).send({{"type", "end"}});
  for (Guest& guest : party.guests()) {
    guest.hear_until([](const Guest& each) { return each.phase() == "over"; });
    CHECK(guest.table().at("called_off") == true);
    CHECK(guest.table().at("leaders").empty());
  }
  const std::string record = sound_record(server.port(), party.table_id());
  CHECK(record.find("system end 0") != std::string::npos);
  CHECK(ask_table(server.port(), party.table_id(), "replay").status == 200);
  server.restart();
  CHECK(ask_table(server.port(), party.table_id(), "").json().at("called_off") == true);
}

TEST_CASE("a player who plays with other people cannot end the match for them") {
  LiveServer server;
  Party party(server.port(), 2);
  CHECK(party.at(1).ask({{"type", "resign"}}, "refused").at("reason").at("key") == "server.others_play");
  CHECK(party.at(0).ask_state().at("table").at("phase") == "playing");
}

}  // namespace
}  // namespace parlor
