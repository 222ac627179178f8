// What people at a table have to agree on: a rematch, and ending the match.
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "room/test_room.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::Ear;
using test::HandRoom;
using test::tricks_table;
using EarPtr = std::shared_ptr<Ear>;

// What the table says of every seat, as it was last told.
std::vector<bool> flags(const Ear& ear, const char* name) {
  std::vector<bool> found;
  for (auto message = ear.heard.rbegin(); message != ear.heard.rend() && found.empty(); ++message) {
    if (!message->contains("table") || !message->at("table").is_object()) continue;
    for (const json& seat : message->at("table").at("seats")) found.push_back(seat.at(name));
  }
  return found;
}

std::string refused(const Ear& ear) {
  const json& last = ear.heard.back();
  return last.at("type") == "refused" ? last.at("reason").at("key").get<std::string>() : "accepted";
}

json table_of(const Ear& ear) { return ear.heard.back().at("table"); }

void say(HandRoom& at, const EarPtr& from, const char* type) {
  at.send(from, {{"type", type}});
  at.settle();
}

struct TestTable {
  explicit TestTable(int people, int seats = 2) : at(tricks_table(people, seats)) {
    for (int seat = 0; seat < people; ++seat) sat.push_back(at.sit(seat));
  }
  HandRoom at;
  std::vector<EarPtr> sat;
};

TEST_CASE("a match ends without a result once everybody agrees, and who offered it is in the record") {
  TestTable table(2);
  say(table.at, table.sat[1], "end");
  CHECK(flags(*table.sat[0], "ends") == std::vector{false, true});
  CHECK(table.at.entries() == "deal");
  say(table.at, table.sat[0], "end");
  CHECK(table.at.entries() == "deal|system end 1");
  const json told = table_of(*table.sat[0]);
  CHECK(told.at("phase") == "over");
  CHECK(told.at("called_off") == true);
  CHECK(told.at("leaders").empty());
  CHECK(flags(*table.sat[0], "ends") == std::vector{false, false});
  say(table.at, table.sat[0], "end");
  CHECK(refused(*table.sat[0]) == "table.match_over");
}

TEST_CASE("everybody sees that an offer to end the match is declined, and it can be withdrawn") {
  TestTable table(2);
  say(table.at, table.sat[0], "decline");
  CHECK(refused(*table.sat[0]) == "server.no_offer");
  say(table.at, table.sat[0], "end");
  say(table.at, table.sat[1], "decline");
  CHECK(flags(*table.sat[0], "ends") == std::vector{false, false});
  CHECK(flags(*table.sat[0], "declined") == std::vector{false, true});
  say(table.at, table.sat[0], "end");
  CHECK(flags(*table.sat[1], "declined") == std::vector{false, false});
  say(table.at, table.sat[0], "decline");
  CHECK(flags(*table.sat[1], "ends") == std::vector{false, false});
  CHECK(flags(*table.sat[1], "declined") == std::vector{false, false});
  CHECK(table.at.entries() == "deal");
}

TEST_CASE("a player who is not here has to agree too, until a computer plays for them") {
  TestTable table(2);
  table.at.room->leave(table.sat[1]);
  say(table.at, table.sat[0], "end");
  CHECK(table.at.entries() == "deal");
  table.at.strand->pass(60s);
  table.at.settle();
  CHECK(table.at.entries() == "deal|system takeover 1 high|system end 0");
}

TEST_CASE("an offer no longer counts after its player has left") {
  TestTable table(3, 3);
  say(table.at, table.sat[0], "end");
  say(table.at, table.sat[0], "leave");
  CHECK(flags(*table.sat[1], "ends") == std::vector{false, false, false});
  say(table.at, table.sat[1], "end");
  CHECK(flags(*table.sat[2], "ends") == std::vector{false, true, false});
  say(table.at, table.sat[2], "end");
  CHECK(table_of(*table.sat[2]).at("called_off") == true);
}

TEST_CASE("with two players, resigning loses to the other; with more, the others play on") {
  TestTable two(2);
  say(two.at, two.sat[0], "resign");
  CHECK(two.at.entries() == "deal|system resign 0");
  CHECK(table_of(*two.sat[1]).at("phase") == "over");
  CHECK(table_of(*two.sat[1]).at("leaders") == json::array({1}));
  CHECK(table_of(*two.sat[1]).at("called_off") == false);

  TestTable three(2, 3);
  say(three.at, three.sat[0], "resign");
  CHECK(refused(*three.sat[0]) == "server.others_play");
}

// A table after the match.
struct Finished : TestTable {
  explicit Finished(int people, int seats = 2) : TestTable(people, seats) {
    for (const EarPtr& ear : sat) say(at, ear, "end");
    REQUIRE(table_of(*sat[0]).at("phase") == "over");
  }
};

TEST_CASE("everybody sees who asks for a rematch and who declines, and nobody is left alone with computers") {
  Finished table(2);
  say(table.at, table.sat[0], "rematch");
  CHECK(flags(*table.sat[1], "ready") == std::vector{true, false});
  say(table.at, table.sat[1], "decline");
  CHECK(table.at.host.made.empty());
  CHECK(flags(*table.sat[0], "ready") == std::vector{false, false});
  CHECK(flags(*table.sat[0], "declined") == std::vector{false, true});
  // Asked for once more, it is one against computers.
  say(table.at, table.sat[0], "rematch");
  REQUIRE(table.at.host.made.size() == 1);
  CHECK(table.at.host.made[0].first.seats[0].kind == SeatDetails::Kind::computer);
  say(table.at, table.sat[1], "decline");
  CHECK(refused(*table.sat[1]) == "server.rematch_made");
  table.sat[1]->types();
  table.at.host.made[0].second("next table");
  table.at.settle();
  CHECK(table.sat[0]->heard.back().at("type") == "rematch");
  CHECK(table.sat[1]->heard.empty());
}

TEST_CASE(
    "two who want a rematch play without a third who declines, unless the third changes their mind first") {
  Finished table(3, 3);
  say(table.at, table.sat[2], "decline");
  say(table.at, table.sat[0], "rematch");
  CHECK(table.at.host.made.empty());
  say(table.at, table.sat[2], "rematch");
  CHECK(flags(*table.sat[1], "declined") == std::vector{false, false, false});
  say(table.at, table.sat[2], "decline");
  say(table.at, table.sat[1], "rematch");
  REQUIRE(table.at.host.made.size() == 1);
  const TableDetails& next = table.at.host.made[0].first;
  CHECK(next.seats[0].kind == SeatDetails::Kind::computer);
  CHECK(next.seats[1].name == "Person 0");
  CHECK(next.seats[2].name == "Person 1");
}

TEST_CASE("the rematch starts when the last player asked declines") {
  Finished table(3, 3);
  say(table.at, table.sat[0], "rematch");
  say(table.at, table.sat[1], "rematch");
  say(table.at, table.sat[2], "decline");
  CHECK(table.at.host.made.size() == 1);
}

}  // namespace
}  // namespace parlor
