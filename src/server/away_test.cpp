// Computers that play for people who leave, lose their connection, or run out of time.
#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <thread>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::ask_table;
using test::Guest;
using test::LiveServer;
using test::Party;

Limits quick_to_replace() {
  Limits limits = Limits::for_load();
  limits.away_after = 100ms;
  return limits;
}

bool away(const Guest& guest, int seat) {
  return guest.table().at("seats").at(static_cast<std::size_t>(seat)).at("away");
}

// What has happened at the table so far, as this seat was told.
std::vector<std::string> keys(int port, const Guest& guest) {
  std::vector<std::string> all;
  const json transcript = ask_table(port, guest.table_id(), "transcript", guest.token()).json();
  for (const json& event : transcript.at("events")) all.push_back(event.at("key"));
  return all;
}

int count(const std::vector<std::string>& list, const std::string& key) {
  return static_cast<int>(std::ranges::count(list, key));
}

// The record of a finished match.
std::string record(int port, const std::string& table) {
  const auto answer = ask_table(port, table, "record");
  REQUIRE(answer.status == 200);
  return answer.body;
}

TEST_CASE("a computer plays on for a player who leaves, and sitting down again gives the seat back") {
  LiveServer server;
  Party party(server.port(), 2);
  Guest& goer = party.mover();
  Guest& other = party.at(1 - goer.seat());
  const int number = goer.number();
  goer.send({{"type", "leave"}});
  other.hear_until([&](const Guest& guest) { return away(guest, goer.seat()); });
  CHECK(other.told().at("events").at(0).at("key") == "table.takeover");
  // The computer makes the move that was due.
  other.hear_until([&](const Guest& guest) { return guest.number() > number + 1; });

  goer.hang_up();
  const json state = goer.sit_again(server.port());
  CHECK(state.at("you") == goer.seat());
  goer.hear_until([&](const Guest& guest) { return !away(guest, goer.seat()); });
  other.hear_until([&](const Guest& guest) { return !away(guest, goer.seat()); });
  const auto told = keys(server.port(), goer);
  CHECK(count(told, "table.takeover") == 1);
  CHECK(count(told, "table.giveback") == 1);
  party.play_deal();
  const std::string text = record(server.port(), party.table_id());
  const std::string seat = std::to_string(goer.seat());
  CHECK(text.find("takeover " + seat + " ") != std::string::npos);
  CHECK(text.find("giveback " + seat) != std::string::npos);
}

TEST_CASE("a player who left can do nothing more at the table until they sit down again") {
  LiveServer server;
  Party party(server.port(), 4, {{"pace", 5000}});
  Guest& goer = party.mover();
  goer.send({{"type", "leave"}});
  goer.hear_until([&](const Guest& guest) { return away(guest, goer.seat()); });
  for (const json& message :
       {json{{"type", "move"}, {"id", "m"}, {"number", goer.number()}, {"move", goer.moves().at(0)}},
        json{{"type", "hint"}, {"id", "h"}}, json{{"type", "next"}}, json{{"type", "rematch"}},
        json{{"type", "leave"}}, json{{"type", "settings"}, {"pace", 0}}}) {
    CHECK(goer.ask(message, "refused").at("reason").at("key") == "server.away");
  }
  goer.sit_again(server.port());
  goer.hear_until([&](const Guest& guest) { return !away(guest, goer.seat()) && guest.to_move(); });
  goer.move(goer.moves().at(0), "back");
  goer.hear_until([](const Guest& guest) { return guest.told().contains("id"); });
  CHECK(goer.told().at("id") == "back");
}

TEST_CASE("a computer plays for a player who is gone after a while, when others are here") {
  LiveServer server(quick_to_replace());
  Party party(server.port(), 2);
  party.at(1).hang_up();
  party.at(0).hear_until([](const Guest& guest) { return away(guest, 1); });
  CHECK(count(keys(server.port(), party.at(0)), "table.takeover") == 1);
  party.at(1).sit_again(server.port());
  party.at(1).hear_until([](const Guest& guest) { return !away(guest, 1); });
}

TEST_CASE("a deal says who a computer plays for, also where they left before it") {
  LiveServer server;
  Party party(server.port(), 3, {{"match", "deals 2"}});
  party.play_deal();
  for (int seat : {1, 2}) party.at(seat).send({{"type", "leave"}});
  party.at(0).hear_until([](const Guest& guest) { return away(guest, 1) && away(guest, 2); });
  CHECK(count(keys(server.port(), party.at(0)), "table.takeover") == 0);
  const int number = party.at(0).number();
  party.at(0).send({{"type", "next"}});
  party.at(0).hear_until([&](const Guest& guest) { return guest.number() >= number + 3; });
  CHECK(count(keys(server.port(), party.at(0)), "table.takeover") == 2);
}

TEST_CASE("nobody is replaced while nobody waits, nor who comes back in time") {
  LiveServer server(quick_to_replace());
  Party party(server.port(), 2);
  party.settle();
  party.at(0).hang_up();
  party.at(1).hang_up();
  std::this_thread::sleep_for(400ms);
  const json table = ask_table(server.port(), party.table_id()).json();
  for (const json& seat : table.at("seats")) CHECK(seat.at("away") == false);

  // From here on one waits for the other.
  party.at(0).sit_again(server.port());
  party.at(1).sit_again(server.port());
  std::this_thread::sleep_for(200ms);
  CHECK_FALSE(away(party.at(0), 1));
  CHECK(count(keys(server.port(), party.at(0)), "table.takeover") == 0);
  party.at(1).hang_up();
  party.at(0).hear_until([](const Guest& guest) { return away(guest, 1); });
}

TEST_CASE("a second socket of a seat keeps it when the first is closed") {
  LiveServer server(quick_to_replace());
  Party party(server.port(), 2);
  Guest second(server.port(), {party.table_id(), 1, party.at(1).token(), nullptr});
  party.at(1).hang_up();
  std::this_thread::sleep_for(300ms);
  const json seat = party.at(0).ask_state().at("table").at("seats").at(1);
  CHECK(seat.at("here") == true);
  CHECK(seat.at("away") == false);
}

TEST_CASE("a player whose clock runs out has one move made for them, and it is noted") {
  LiveServer server;
  server.stop();
  const SeatToken token = SeatToken::make();
  TableDetails details = test::ada_and_computers(token, test::games()[0], "", "random", 3);
  details.pace = 0;
  details.clock = 1;  // shorter than anybody can set it
  const std::string id(26, '7');
  test::store_table(server, id, details);
  server.start();

  Guest ada(server.port(), {id, 0, token.text, nullptr});
  const auto ran_out = [](const Guest& guest) {
    const json& events = guest.told().at("events");
    return std::ranges::any_of(events, [](const json& event) { return event.at("key") == "table.clock"; });
  };
  ada.hear_until([](const Guest& guest) { return guest.to_move(); });
  ada.hear_until(ran_out);
  const int noted = ada.number();
  const json move = ada.hear("update");
  CHECK(move.at("number") == noted + 1);
  CHECK(move.at("events").at(0).at("seat").at("seat") == 0);
  // The seat is still hers.
  CHECK_FALSE(away(ada, 0));
  ada.hear_until([&](const Guest& guest) { return guest.to_move() || guest.phase() != "playing"; });
  if (ada.phase() == "playing") {
    const json time = ada.ask_state().at("table").at("time");
    REQUIRE(time.is_number());
    CHECK(time <= 1000);
    ada.move(ada.moves().at(0), "own");
    CHECK(ada.hear("update").at("id") == "own");
    ada.send({{"type", "resign"}});
    ada.hear_until([](const Guest& guest) { return guest.phase() == "over"; });
  }
  CHECK(record(server.port(), id).find("clock 0") != std::string::npos);
}

TEST_CASE("the turn clock keeps running when somebody leaves, whoever it is, and when they come back") {
  LiveServer server;
  Party party(server.port(), 4, {{"clock", 3600}, {"pace", kLongestPace}});
  const auto time = [](Guest& guest) { return guest.ask_state().at("table").at("time"); };
  party.settle();
  const int actor = party.at(0).told().at("actors").at(0);
  Guest& mover = party.at(actor);
  Guest& other = party.at((actor + 1) % 4);
  const int number = mover.number();
  while (time(mover) > 3'599'900) std::this_thread::yield();
  int before = time(mover);
  other.send({{"type", "leave"}});
  mover.hear_until([&](const Guest& guest) { return away(guest, other.seat()); });
  CHECK(time(mover) <= before);
  before = time(mover);
  mover.send({{"type", "leave"}});
  mover.hear_until([&](const Guest& guest) { return away(guest, actor); });
  mover.sit_again(server.port());
  mover.hear_until([&](const Guest& guest) { return !away(guest, actor); });
  // Three notes, if the computer in that seat has not moved; on a very busy machine it may have.
  if (mover.number() == number + 3) CHECK(time(mover) <= before);
}

TEST_CASE("where the game has a rule for it, a player who runs out of time pays by it, and a restart knows") {
  LiveServer server;
  server.stop();
  const SeatToken token = SeatToken::make();
  TableDetails details =
      test::ada_and_computers(token, test::games()[1], "set=real first=2 firstmeld=0", "basic", 1);
  details.pace = 0;
  details.clock = 1;  // shorter than anybody can set it
  // B places the first set, so that the table is not empty.
  details.tiles =
      "#1 10r 10g 10b 11r 12r 3g 3b 1y 6b 8b 2g 5y 7y 9y 1g 4g 5g 7g 9g 11y 12y 13y 7b 9b 3y 4y 8y 13y rest";
  const std::string id(26, '8');
  test::store_table(server, id, details);
  server.start();

  Guest ada(server.port(), {id, 0, token.text, nullptr});
  const auto late = [&] {
    const int before = ada.number();
    ada.hear_until([&](const Guest& guest) {
      const json& events = guest.told().at("events");
      return guest.number() > before && !events.empty() && events.at(0).at("key") == "rummikub.late";
    });
    return static_cast<int>(ada.told().at("view").at("racks").at(0).size());
  };
  ada.hear_until([](const Guest& guest) { return guest.to_move(); });
  CHECK(ada.told().at("view").at("table").size() == 1);
  CHECK(late() == 14 + 1);  // nothing was touched
  ada.hear_until([](const Guest& guest) { return guest.to_move(); });
  const json draft =
      ada.ask({{"type", "assess"}, {"id", "a"}, {"draft", "11y 12y 13y, 5r 6r"}}, "assessment");
  CHECK(draft.at("parts").at(1).at("stands") == false);
  CHECK(late() == 14 + 1 + 3);
  CHECK_FALSE(away(ada, 0));

  ada.hang_up();
  server.stop();
  server.start();
  CHECK(ada.sit_again(server.port()).at("view").at("racks").at(0).size() >= 14 + 1 + 3);
  CHECK(count(keys(server.port(), ada), "rummikub.late") >= 2);
}

}  // namespace
}  // namespace parlor
