#include "engine/table.h"

#include <cstdint>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/json.h"
#include "engine/replay.h"
#include "engine/table_of.h"
#include "engine/toys/duel.h"
#include "engine/toys/rummage.h"
#include "engine/toys/test_table.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

using test::keys;
using test::open;

const Seat kAda = Seat::at(0);
const Seat kBob = Seat::at(1);

// Ada holds 1 3 5 12, Bob 2 4 6 7.
const DealSource kDuel{std::nullopt, "1 3 5 12  2 4 6 7  8 9 10 11"};

std::string key(const std::optional<Message>& problem) { return problem ? problem->key : "accepted"; }

void play_out(Table& table) {
  while (!table.deal_over()) {
    const Seat seat = table.actors().lowest();
    REQUIRE(key(table.play(seat, table.moves(seat).front())) == "accepted");
  }
}

}  // namespace

TEST_CASE("a table opens only for the right number of seats and the right version of the rules") {
  const auto problem = [](TableSetup setup) { return TableOf<Duel>::open(std::move(setup)).problem(); };
  CHECK(problem({"duel", "1", {{"Ada", "human", ""}}}).key == "table.seats");
  const std::vector<RecordSeat> two = {{"Ada", "human", ""}, {"Bob", "human", ""}};
  CHECK(problem({"duel", "2 hand=3", two}).key == "rules.version");
  CHECK(problem({"duel", "", two}).key == "rules.version");
  CHECK(problem({"duel", "1 hand=99", two}).key == "rules.value");
  CHECK(problem({"duel", "1 jokers=2", two}).key == "rules.unknown");
  CHECK(problem({"duel", "1", {{"Ada", "human", ""}, {"Bob\n[Game]", "human", ""}}}).key == "table.name");
  const auto with_words = [&](std::vector<std::string> words) {
    return problem({"duel", "1", two, MatchLength::deals(1), FairSetup{Seed::of(1), std::move(words)}}).key;
  };
  CHECK(with_words({"sesame"}) == "table.words");
  CHECK(with_words({"sesame", "open\n[Game]"}) == "table.word");
  const auto table = TableOf<Duel>::open({"duel", "1 hand=3", two});
  REQUIRE(table.ok());
  CHECK((*table)->record().setup.rules == "1 hand=3 follow=yes prize=sum");
}

TEST_CASE("nothing can be played before the deal, or after a deal that failed") {
  const auto table = open<Duel>();
  CHECK(key(table->play(kAda, "1")) == "table.not_dealt");
  CHECK(key(table->note({SystemNote::What::clock, kAda})) == "table.not_dealt");
  CHECK(key(table->deal({})) == "table.no_source");
  CHECK(key(table->deal({std::nullopt, "1 2 3"})) == "duel.deck");
  CHECK(key(table->deal({std::nullopt, "1 2 x"})) == "duel.no_card");
  CHECK(!table->dealt());
  CHECK(table->event_count() == 0);
  CHECK(table->actors().empty());
}

TEST_CASE("a refused move changes nothing") {
  const auto table = open<Duel>();
  REQUIRE(!table->deal(kDuel));
  REQUIRE(!table->play(kAda, "1"));
  const std::string record = table->record().to_string();
  const auto view = table->view(Observer::open());
  const std::size_t events = table->event_count();

  CHECK(key(table->play(kAda, "3")) == "table.not_your_turn");
  CHECK(key(table->play(Seat::at(3), "3")) == "table.not_your_turn");
  CHECK(key(table->play(kBob, "12")) == "duel.not_yours");
  CHECK(key(table->play(kBob, "king")) == "duel.no_card");
  CHECK(key(table->force(kBob, "12")) == "duel.not_yours");
  CHECK(key(table->deal(kDuel)) == "table.deal_running");
  CHECK(key(table->note({SystemNote::What::clock, Seat::at(2)})) == "table.no_such_seat");

  CHECK(table->record().to_string() == record);
  CHECK(table->view(Observer::open()) == view);
  CHECK(table->event_count() == events);
}

TEST_CASE("each observer is told only what it may know about a secret choice") {
  const auto table = open<Duel>();
  REQUIRE(!table->deal(kDuel));
  const std::size_t from = table->event_count();
  REQUIRE(!table->play(kAda, "3"));
  CHECK(keys(table->events_since(from, kAda)) == std::vector<std::string>{"duel.chose"});
  CHECK(keys(table->events_since(from, kBob)) == std::vector<std::string>{"duel.chose_something"});
  CHECK(keys(table->events_since(from, Observer::spectator())) ==
        std::vector<std::string>{"duel.chose_something"});
  CHECK(keys(table->events_since(from, Observer::open())) == std::vector<std::string>{"duel.chose"});
  CHECK(table->events_since(from, kBob)[0].message.find("card") == nullptr);
  CHECK(nlohmann::json::parse(table->view(kBob))["seats"][0]["chosen"] == "");
  CHECK(nlohmann::json::parse(table->view(kAda))["seats"][0]["chosen"] == "3");
  CHECK(table->actors() == SeatSet::of(kBob));

  REQUIRE(!table->play(kBob, "4"));
  CHECK(keys(table->events_since(from + 2, kAda)) == std::vector<std::string>{"duel.revealed"});
  CHECK(to_json(table->events_since(from + 2, kAda)[0].message)["seat"]["seat"] == 1);
  CHECK(table->events_since(100, kAda).empty());
}

TEST_CASE("a forced move against the rules is played and marked as forced") {
  const auto table = open<Duel>();
  REQUIRE(!table->deal(kDuel));
  REQUIRE(!table->play(kAda, "5"));
  REQUIRE(!table->play(kBob, "6"));
  CHECK(key(table->play(kBob, "7")) == "duel.follow");
  CHECK(key(table->force(kBob, "7")) == "accepted");
  CHECK(table->record().deals[0].entries.back().to_string(3) == "3. 1 ! 7\n");

  const auto strict = open<Rummage>();
  REQUIRE(!strict->deal({Seed::of(1), std::nullopt}));
  CHECK(key(strict->force(kAda, "draw")) == "table.no_forced_moves");
}

TEST_CASE("a match adds up the scores of several deals") {
  const auto table = open<Rummage>("turns=4", MatchLength::deals(3));
  Scores sum;
  for (std::uint64_t i = 1; i <= 3; ++i) {
    CHECK(!table->match_over());
    REQUIRE(key(table->deal({Seed::of(i), std::nullopt})) == "accepted");
    CHECK(nlohmann::json::parse(table->view(Observer::spectator()))["deal"] == i);
    CHECK(table->actors() == SeatSet::of(Seat::at(static_cast<int>(i - 1) % 2)));  // the starter changes
    play_out(*table);
    CHECK(key(table->play(kAda, "draw")) == "table.deal_over");
    CHECK(key(table->note({SystemNote::What::clock, kAda})) == "table.deal_over");
    sum += table->deal_scores();
    CHECK(table->record().deals.back().score == table->deal_scores().to_string(2));
    CHECK(table->deals_finished() == static_cast<int>(i));
    CHECK(table->scores() == sum);
  }
  CHECK(table->match_over());
  CHECK(key(table->deal({Seed::of(4), std::nullopt})) == "table.match_over");
  CHECK(table->leaders() == leaders(sum, 2, Better::low));
}

TEST_CASE("a player who resigns ends the match and cannot win it") {
  const auto table = open<Duel>("", MatchLength::deals(2));
  REQUIRE(!table->deal(kDuel));
  REQUIRE(!table->play(kAda, "12"));
  REQUIRE(!table->play(kBob, "2"));
  REQUIRE(!table->note({SystemNote::What::resign, kAda}));
  CHECK(table->match_over());
  CHECK(key(table->play(kBob, "4")) == "table.match_over");
  CHECK(key(table->deal(kDuel)) == "table.match_over");
  CHECK(table->leaders() == SeatSet::of(kBob));
}

TEST_CASE("a match that the players agree to end is over, and nobody wins it") {
  const auto table = open<Duel>("", MatchLength::deals(2));
  REQUIRE(!table->deal(kDuel));
  REQUIRE(!table->play(kAda, "12"));
  CHECK_FALSE(table->called_off());
  REQUIRE(!table->note({SystemNote::What::end, kBob}));
  CHECK(table->called_off());
  CHECK(table->match_over());
  CHECK(table->leaders().empty());
  CHECK(key(table->play(kBob, "2")) == "table.match_over");
  CHECK(key(table->note({SystemNote::What::resign, kAda})) == "table.deal_over");
}

TEST_CASE("players can resign or end a match between two deals, but other notes need a deal") {
  for (const SystemNote::What what : {SystemNote::What::resign, SystemNote::What::end}) {
    const auto table = open<Duel>("", MatchLength::deals(2));
    REQUIRE(!table->deal(kDuel));
    play_out(*table);
    CHECK(key(table->note({SystemNote::What::hint, kAda})) == "table.deal_over");
    REQUIRE(!table->note({what, kAda}));
    CHECK(table->match_over());
    CHECK(key(table->deal(kDuel)) == "table.match_over");
    const auto read = read_record(table->record().to_string());
    REQUIRE(read.ok());
    const auto again = replay(read->record, TableOf<Duel>::open);
    REQUIRE(again.ok());
    CHECK((*again)->match_over());
    CHECK((*again)->leaders() == table->leaders());
    CHECK((*again)->scores() == table->scores());
  }
}

TEST_CASE("system notes are in the record, and everybody is told about them") {
  const auto table = open<Duel>();
  REQUIRE(!table->deal(kDuel));
  REQUIRE(!table->note({SystemNote::What::clock, kAda}));
  REQUIRE(!table->note({SystemNote::What::takeover, kAda, "smart"}));
  REQUIRE(!table->note({SystemNote::What::giveback, kAda}));
  CHECK(keys(table->events_since(1, kBob)) ==
        std::vector<std::string>{"table.clock", "table.takeover", "table.giveback"});
  CHECK(table->record().deals[0].entries[1].to_string(2) == "2. system takeover 0 smart\n");
}

TEST_CASE("a system note is read from its text, and anything else is refused") {
  for (const char* text : {"clock 0", "takeover 1 smart", "giveback 2", "resign 3", "hint 1", "end 2"}) {
    const auto note = SystemNote::parse(text);
    REQUIRE(note);
    CHECK(note->to_string() == text);
  }
  for (const char* text :
       {"", "clock", "clock 4", "clock x", "takeover 1", "takeover 1 a b", "resign 1 now", "sleep 1"}) {
    CAPTURE(text);
    CHECK(!SystemNote::parse(text));
  }
}

TEST_CASE("a draft is assessed part by part before it is played") {
  const auto table = open<Rummage>();
  REQUIRE(!table->deal({std::nullopt, "a1 b1 c3 a4  b2 c2 a3 b4  c5  a5 b5 a2 b3 c4 c1"}));
  REQUIRE(!table->play(kAda, "take"));
  const Assessment good = table->assess(kAda, "lay a1 b1 drop c5");
  CHECK(!good.refusal);
  CHECK(good.parts.size() == 1);
  CHECK(good.worth == Score::of(3 + 4));
  const Assessment bad = table->assess(kAda, "lay a1 b1 / c3 a4 / b2 drop c5");
  REQUIRE(bad.parts.size() == 3);
  CHECK(bad.parts[0].stands);
  CHECK(key(bad.parts[1].remark) == "rummage.no_set");
  CHECK(key(bad.parts[2].remark) == "rummage.not_yours");
  CHECK(key(bad.refusal) == "rummage.two_sets");
  CHECK(key(table->assess(kAda, "lay z9").refusal) == "rummage.no_tile");
  CHECK(key(table->assess(kBob, "drop b2").refusal) == "rummage.not_now");
  CHECK(table->arrange(kAda, "number") == Arrangement{{"a1", "b1"}, {"c3"}, {"a4"}, {"c5"}});
  CHECK(table->arrange(kAda, "colour") == Arrangement{{"a1", "a4"}, {"b1"}, {"c3", "c5"}});
}
