#include "room/details.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "core/fair.h"

namespace parlor {
namespace {

using nlohmann::json;

TableDetails sample(const SeatToken& token) {
  TableDetails details;
  details.game = "big2";
  details.rules = "1 fivecards=ranked";
  details.match = MatchLength::deals(3);
  details.seats = {{SeatDetails::Kind::computer, "Smart", "smart"},
                   {SeatDetails::Kind::person, "Zoë \"Z\"", "", "my word", token.hash, true, 2},
                   {},
                   {SeatDetails::Kind::computer, "Basil", "basic"}};
  details.host = Seat::at(1);
  details.chat = false;
  details.watch = false;
  details.pace = 20;
  details.clock = 30;
  details.set_root(Seed::of(7));
  return details;
}

TEST_CASE("details are the same after being written and read") {
  const SeatToken token = SeatToken::make();
  const TableDetails details = sample(token);
  const auto again = TableDetails::parse(details.to_string());
  REQUIRE(again);
  CHECK(again->to_string() == details.to_string());
  CHECK(again->setup() == details.setup());
  CHECK(again->commitment == details.commitment);
  CHECK(again->source(2) == details.source(2));
  CHECK(again->seat(Seat::at(1)).away);
  CHECK(again->seat(Seat::at(1)).hints == 2);
  CHECK(again->open_seat() == Seat::at(2));
  CHECK(again->seat_of(token.text) == Seat::at(1));
}

TEST_CASE("a token opens its own seat, and anything else opens nothing") {
  const TableDetails details = sample(SeatToken::make());
  CHECK_FALSE(details.seat_of(SeatToken::make().text));
  CHECK_FALSE(details.seat_of(""));
}

TEST_CASE("a profile opens the lowest seat taken with it, after the tokens, and is stored with the table") {
  const SeatToken token = SeatToken::make();
  const std::string key = "00112233445566778899aabbccddeeff";
  TableDetails details = sample(token);
  for (int seat : {1, 2}) details.seat(Seat::at(seat)).profile = TokenHash::of(key);
  CHECK(details.seat_of(key) == Seat::at(1));
  CHECK(details.seat_of(token.text) == Seat::at(1));
  details.seat(Seat::at(2)).token = TokenHash::of(key);
  CHECK(details.seat_of(key) == Seat::at(2));
  const auto again = TableDetails::parse(details.to_string());
  REQUIRE(again);
  const StoredTable stored = again->stored(TableKey::of(1), "abc");
  REQUIRE(stored.sitters.size() == 2);
  CHECK(stored.sitters[0].profile == TokenHash::of(key).to_string());
  CHECK(stored.sitters[1].seat == 2);
  CHECK(stored.details.find(key) == std::string::npos);
}

TEST_CASE("details from before there were profiles can be read") {
  json stored = json::parse(sample(SeatToken::make()).to_string());
  for (json& seat : stored["seats"]) seat.erase("profile");
  const auto details = TableDetails::parse(stored.dump());
  REQUIRE(details);
  CHECK(details->stored(TableKey::of(1), "abc").sitters.empty());
}

TEST_CASE("the commitment is made for as many deals as the match may have, and each has its own secret") {
  const TableDetails details = sample(SeatToken::make());
  for (int deal = 1; deal <= 3; ++deal) {
    const DealSource source = details.source(deal);
    REQUIRE(source.secret);
    CHECK(leads_to(*source.secret, deal, details.commitment));
    CHECK(source.seed == fair_seed(*source.secret, details.words()));
  }
  CHECK(details.source(1).seed != details.source(2).seed);
}

TEST_CASE("text that is not valid details is rejected without harm") {
  const std::string good = sample(SeatToken::make()).to_string();
  CHECK_FALSE(TableDetails::parse(""));
  CHECK_FALSE(TableDetails::parse("rubbish"));
  CHECK_FALSE(TableDetails::parse("[]"));
  CHECK_FALSE(TableDetails::parse(good.substr(0, good.size() / 2)));
  const json whole = json::parse(good);
  for (const auto& [name, value] : whole.items()) {
    for (const json& other : {json(), json::object(), json("rubbish"), json(-1), json(2.5)}) {
      json broken = json::parse(good);
      broken[name] = other;
      CAPTURE(broken.dump());
      const auto read = TableDetails::parse(broken.dump());
      if (read) CHECK(read->host.index() < static_cast<int>(read->seats.size()));
    }
    json missing = json::parse(good);
    missing.erase(name);
    CHECK_FALSE(TableDetails::parse(missing.dump()));
  }
}

TEST_CASE("details with impossible seats are rejected") {
  const auto broken = [](auto change) {
    json details = json::parse(sample(SeatToken::make()).to_string());
    change(details);
    return !TableDetails::parse(details.dump());
  };
  CHECK(broken([](json& details) { details["seats"][0]["kind"] = "ghost"; }));
  CHECK(broken([](json& details) { details["seats"] = json::array(); }));
  CHECK(broken([](json& details) { details["seats"].push_back(details["seats"][0]); }));
  CHECK(broken([](json& details) { details["host"] = 4; }));
  CHECK(broken([](json& details) { details["host"] = -1; }));
  CHECK(broken([](json& details) { details["match"] = "deals 2000000000"; }));
}

TEST_CASE("a computer that nobody named gets a name that nobody else at the table has") {
  TableDetails details = sample(SeatToken::make());
  for (SeatDetails& seat : details.seats) {
    const std::string name = computer_name(details);
    CHECK_FALSE(name.empty());
    for (const SeatDetails& other : details.seats) CHECK(name != other.name);
    seat.name = name;
  }
  details = sample(SeatToken::make());
  details.seats[3].name = "Emil";
  const std::string first = computer_name(details);
  details.seats[3].name = " " + first + "\u200B";
  CHECK(computer_name(details) != first);
}

}  // namespace
}  // namespace parlor
