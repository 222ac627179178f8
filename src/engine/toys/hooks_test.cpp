// Optional parts of a game: points to start with, and events of the deal, which may be over as soon as it is
// dealt.
#include <cstddef>
#include <doctest/doctest.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/replay.h"
#include "engine/table.h"
#include "engine/table_of.h"
#include "engine/toys/duel.h"
#include "engine/toys/test_table.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

// Duel with ten starting points each. If seat 0 is dealt the twelve, it wins five points at once.
struct Lucky : Duel {
  static constexpr std::string_view kName = "lucky";

  static int starting_points(const Rules&) { return 10; }
  static bool lucky(const State& state) {
    return state.open.played == 0 && state.hands[kFirst].contains(TileId::at(kCards - 1));
  }
  static SeatSet actors(const State& state) { return lucky(state) ? SeatSet::none() : Duel::actors(state); }
  static Scores scores(const State& state) {
    Scores scores = Duel::scores(state);
    if (lucky(state)) scores[Seat::at(0)] = Score::of(5);
    return scores;
  }
  static SeatSet winners(const State& state) {
    return lucky(state) ? SeatSet::of(Seat::at(0)) : Duel::winners(state);
  }
  static void tell_deal(const State& state, std::vector<Event>& events) {
    events.push_back(Event::open(Message(lucky(state) ? "lucky.twelve" : "lucky.none")));
  }
};
static_assert(Game<Lucky> && HasStartingPoints<Lucky> && TellsOfDeals<Lucky>);
static_assert(!HasStartingPoints<Duel> && !TellsOfDeals<Duel>);

const DealSource kLuckyDeal{std::nullopt, "12 1 2 3 4 5 6 7 8 9 10 11"};
const DealSource kPlainDeal{std::nullopt, "1 4 2 3 5 6 7 8 9 10 11 12"};

template <Game G>
Result<std::unique_ptr<Table>> open(MatchLength length) {
  return TableOf<G>::open(
      {std::string(G::kName), "1 hand=2", {{"Ada", "human", ""}, {"Bob", "human", ""}}, length});
}

std::unique_ptr<Table> lucky_table(MatchLength length = MatchLength::deals(3)) {
  auto table = open<Lucky>(length);
  REQUIRE(table.ok());
  return std::move(*table);
}

std::vector<std::string> keys(const Table& table, std::size_t from = 0) {
  return test::keys(table.events_since(from, Observer::spectator()));
}

void play_plain(Table& table) {
  REQUIRE(!table.deal(kPlainDeal));
  for (const auto& [seat, card] : {std::pair{0, "1"}, {1, "2"}, {1, "3"}, {0, "4"}})
    REQUIRE(!table.play(Seat::at(seat), card));
}

}  // namespace

TEST_CASE("a match starts with everybody's starting points, and deals are added to them") {
  const auto table = lucky_table();
  CHECK(table->start().to_string(2) == "10 10");
  CHECK(table->scores().to_string(2) == "10 10");
  CHECK(table->sheet().empty());
  play_plain(*table);
  CHECK(table->scores().to_string(2) == "17 13");
  CHECK(table->sheet().front().to_string(2) == "7 3");
  CHECK(table->record().deals.front().score == "7 3");
  CHECK(table->start().to_string(2) == "10 10");
  const auto without = open<Duel>(MatchLength::deals(1));
  CHECK((*without)->start() == Scores());
}

TEST_CASE("players are told the starting points as the standing of the first deal") {
  CHECK(opening_of<Lucky>({}).scores.to_string(2) == "10 10");
  CHECK(opening_of<Lucky>({}).deal == 1);
  CHECK(opening_of<Duel>({}) == Standing{});
  const auto table = lucky_table();
  play_plain(*table);
  REQUIRE(!table->deal(kPlainDeal));
  const auto& state = static_cast<const TableOf<Lucky>&>(*table).seen_by(Seat::at(0));
  CHECK(state.open.standing.deal == 2);
  CHECK(state.open.standing.scores.to_string(2) == "17 13");
}

TEST_CASE("a resumed match counts from the starting points") {
  const auto table = lucky_table();
  Scores row;
  row[Seat::at(1)] = Score::of(-4);
  table->take_up({row, row});
  CHECK(table->scores().to_string(2) == "10 2");
  CHECK(table->deals_finished() == 2);
  CHECK(!table->match_over());
}

TEST_CASE("a match that would be over before its first deal is refused") {
  const auto refusal = [](const Result<std::unique_ptr<Table>>& table) {
    return table ? std::string("opened") : table.problem().key;
  };
  CHECK(refusal(open<Lucky>(MatchLength::to_score(10))) == "table.no_match");
  CHECK(refusal(open<Lucky>(MatchLength::to_score(11))) == "opened");
  CHECK(refusal(open<Lucky>(MatchLength::down_to(10))) == "table.no_match");
  CHECK(refusal(open<Lucky>(MatchLength::down_to(9))) == "opened");
  CHECK(refusal(open<Lucky>(MatchLength::within(5))) == "table.no_match");
  CHECK(refusal(open<Duel>(MatchLength::down_to(0))) == "table.no_match");
  Catalogue english;
  english.add(engine_phrases());
  CHECK(english.say(open<Duel>(MatchLength::down_to(0)).problem()) ==
        "With \"down 0\", the match would be over before the first deal.");
}

TEST_CASE("events of the deal itself come after it is dealt and before any move") {
  const auto table = lucky_table();
  play_plain(*table);
  const std::vector<std::string> told = keys(*table);
  CHECK(told[0] == "table.deal");
  CHECK(told[1] == "lucky.none");
}

TEST_CASE("a deal that is over as soon as it is dealt scores at once, and the next one follows") {
  const auto table = lucky_table();
  REQUIRE(!table->deal(kLuckyDeal));
  CHECK(table->deal_over());
  CHECK(table->deals_dealt() == 1);
  CHECK(table->deals_finished() == 1);
  CHECK(table->scores().to_string(2) == "15 10");
  CHECK(table->winners() == SeatSet::of(Seat::at(0)));
  CHECK(table->record().deals.front().score == "5 0");
  CHECK(keys(*table) == std::vector<std::string>{"table.deal", "lucky.twelve"});
  CHECK(table->play(Seat::at(0), "12")->key == "table.deal_over");
  CHECK(table->note({SystemNote::What::clock, Seat::at(0)})->key == "table.deal_over");
  CHECK(!table->match_over());
  play_plain(*table);
  CHECK(table->deals_finished() == 2);
  CHECK(table->scores().to_string(2) == "22 13");
  REQUIRE(!table->deal(kLuckyDeal));
  CHECK(table->match_over());
  CHECK(table->deal(kLuckyDeal)->key == "table.match_over");
}

TEST_CASE("a record with deals that have no moves replays to the same text, wherever they are") {
  const auto table = lucky_table(MatchLength::deals(4));
  REQUIRE(!table->deal(kLuckyDeal));
  play_plain(*table);
  REQUIRE(!table->deal(kLuckyDeal));
  REQUIRE(!table->deal(kLuckyDeal));
  CHECK(table->match_over());
  const std::string text = table->record().to_string();
  auto read = read_record(text);
  REQUIRE(read.ok());
  const auto again = replay(std::move(read->record), TableOf<Lucky>::open);
  REQUIRE(again.ok());
  CHECK((*again)->record().to_string() == text);
  CHECK((*again)->scores() == table->scores());
  CHECK((*again)->match_over());
}

TEST_CASE("a wrong score of a deal without moves is refused with its line") {
  const auto table = lucky_table();
  REQUIRE(!table->deal(kLuckyDeal));
  std::string text = table->record().to_string();
  text.replace(text.find("\"5 0\""), 5, "\"6 0\"");
  auto read = read_record(text);
  REQUIRE(read.ok());
  const auto again = replay(std::move(read->record), TableOf<Lucky>::open);
  REQUIRE(!again.ok());
  CHECK(again.problem().key == "replay.score");
}
