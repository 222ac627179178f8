#include "engine/replay.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "engine/table.h"
#include "engine/table_of.h"
#include "engine/toys/duel.h"
#include "engine/toys/rummage.h"

using namespace parlor;
using namespace parlor::toys;

namespace {

const std::string kHeader =
    "[Parlor \"1\"]\n[Game \"duel\"]\n[Rules \"1 hand=2\"]\n"
    "[Seat 0 \"Ada\" human]\n[Seat 1 \"Bob\" human]\n[Match \"deals 2\"]\n";
// Ada holds 1 and 4, Bob 2 and 3.
const std::string kDeal = "[Deal 1]\n[Tiles \"1 4 2 3 5 6 7 8 9 10 11 12\"]\n";

Result<std::unique_ptr<Table>> replay_text(const std::string& text) {
  auto read = read_record(text);
  REQUIRE(read.ok());
  return replay(std::move(read->record), TableOf<Duel>::open);
}

std::string said(const Message& message) {
  Catalogue english;
  english.add(engine_phrases());
  english.add(Duel::phrases());
  return english.say(message, std::vector<std::string>{"Ada", "Bob"});
}

}  // namespace

TEST_CASE("a record replays to the same text, scores and view") {
  const auto table = replay_text(kHeader + kDeal + "1. 0 1\n2. 1 2\n3. 1 3\n4. 0 4\n[Score \"7 3\"]\n");
  REQUIRE(table.ok());
  CHECK((*table)->scores().to_string(2) == "7 3");
  CHECK(!(*table)->match_over());
  const std::string text = (*table)->record().to_string();
  const auto again = replay_text(text);
  REQUIRE(again.ok());
  CHECK((*again)->record().to_string() == text);
  CHECK((*again)->view(Observer::open()) == (*table)->view(Observer::open()));
}

TEST_CASE("an illegal move is refused with its line, its number and the reason") {
  const auto table = replay_text(kHeader + kDeal + "1. 0 1\n2. 1 12\n");
  REQUIRE(!table.ok());
  CHECK(table.problem().key == "replay.move");
  CHECK(said(table.problem()) == "Line 10: move 2 cannot be played: You do not have 12.");
}

TEST_CASE("a move by the wrong seat is refused with the name of the seat") {
  const auto table = replay_text(kHeader + kDeal + "1. 0 1   2. 0 4\n");
  REQUIRE(!table.ok());
  CHECK(said(table.problem()) == "Line 9: move 2 cannot be played: It is not Ada's turn.");
}

TEST_CASE("moves after the end of a deal are refused") {
  const auto table = replay_text(kHeader + kDeal + "1. 0 1 2. 1 2 3. 1 3 4. 0 4 5. 0 5\n");
  REQUIRE(!table.ok());
  CHECK(said(table.problem()) == "Line 9: move 5 cannot be played: The deal is over.");
}

TEST_CASE("a deal that cannot be dealt is refused with its line") {
  const auto bad_tiles = replay_text(kHeader + "\n[Deal 1]\n[Tiles \"1 2 3\"]\n");
  REQUIRE(!bad_tiles.ok());
  CHECK(said(bad_tiles.problem()) ==
        "Line 8: deal 1 cannot be dealt: A deck is the cards 1 to 12, each once.");
  const auto none = replay_text(kHeader + "[Deal 1]\n1. 0 1\n");
  REQUIRE(!none.ok());
  CHECK(said(none.problem()) == "Line 7: deal 1 cannot be dealt: A deal needs a seed, or tiles set by hand.");
  const auto early = replay_text(kHeader + kDeal + "1. 0 1\n[Deal 2]\n[Seed \"2\"]\n1. 0 1\n");
  REQUIRE(!early.ok());
  CHECK(said(early.problem()) == "Line 10: deal 2 cannot be dealt: The deal is not over yet.");
}

TEST_CASE("a record that names a different shuffle from the rules' is refused") {
  const auto other =
      replay_text(kHeader + "\n[Deal 1]\n[Shuffle \"chacha20-bag-1:12\"]\n[Seed \"1\"]\n1. 0 1\n");
  REQUIRE(!other.ok());
  CHECK(said(other.problem()) ==
        "Line 8: deal 1 cannot be dealt: The record uses the shuffle chacha20-bag-1:12, but its rules "
        "need chacha20-fy-1.");
}

TEST_CASE("a score that does not follow from the moves is refused") {
  const auto table = replay_text(kHeader + kDeal + "1. 0 1\n2. 1 2\n3. 1 3\n4. 0 4\n[Score \"3 7\"]\n");
  REQUIRE(!table.ok());
  CHECK(table.problem().key == "replay.score");
  CHECK(said(table.problem()) == "Line 13: deal 1 ended 7 3, but the record says 3 7.");
  const auto unfinished = replay_text(kHeader + kDeal + "1. 0 1\n[Score \"3 7\"]\n");
  REQUIRE(!unfinished.ok());
  CHECK(said(unfinished.problem()) == "Line 10: deal 1 ended -, but the record says 3 7.");
}

TEST_CASE("a record whose game or rules do not fit the table is refused") {
  auto read = read_record("[Parlor \"1\"]\n[Game \"duel\"]\n[Rules \"1 hand=77\"]\n[Seat 0 \"A\" human]\n");
  REQUIRE(read.ok());
  CHECK(replay(read->record, TableOf<Duel>::open).problem().key == "rules.value");
}

TEST_CASE("forced moves and system notes replay, and unknown notes are refused") {
  const std::string text = kHeader + kDeal +
                           "1. system takeover 1 smart\n2. 0 1\n3. 1 3\n4. 0 ! 4\n5. system giveback 1\n"
                           "6. system resign 1\n";
  const auto table = replay_text(text);
  REQUIRE(table.ok());
  CHECK((*table)->match_over());
  CHECK((*table)->leaders() == SeatSet::of(Seat::at(0)));
  const auto unknown = replay_text(kHeader + kDeal + "1. system reboot 1\n");
  REQUIRE(!unknown.ok());
  CHECK(said(unknown.problem()) == "Line 9: move 1 cannot be played: Unknown system entry: \"reboot 1\".");
}

TEST_CASE("a replay steps forward one entry at a time and stops where told") {
  auto read = read_record(kHeader + kDeal + "1. 0 1\n2. 1 2\n3. 1 3\n4. 0 4\n[Deal 2]\n[Seed \"5\"]\n");
  REQUIRE(read.ok());
  auto replay = Replay::open(read->record, TableOf<Duel>::open);
  REQUIRE(replay.ok());
  CHECK(replay->entries() == 4);
  CHECK(replay->done() == 0);
  REQUIRE(!replay->run(2));
  CHECK(replay->done() == 2);
  CHECK(replay->table().actors().size() == 2);
  REQUIRE(!replay->step());
  CHECK(replay->done() == 3);
  // The end includes a deal that has been dealt but not yet played.
  REQUIRE(!replay->run(99));
  CHECK(replay->at_end());
  CHECK(replay->table().record().deals.size() == 2);
  CHECK(!replay->step());
}

TEST_CASE("later random events replay from the seed, also if the tiles were set by hand") {
  const auto play_out = [](const DealSource& source) {
    TableSetup setup{
        "rummage", "1 take=no turns=40 sets=triple", {{"Ada", "human", ""}, {"Bob", "human", ""}}};
    auto table = TableOf<Rummage>::open(setup);
    REQUIRE(table.ok());
    REQUIRE(!(*table)->deal(source));
    while (!(*table)->deal_over()) {
      const Seat seat = (*table)->actors().lowest();
      REQUIRE(!(*table)->play(seat, (*table)->moves(seat).front()));
    }
    return std::move(*table);
  };
  const std::string tiles = "a1 b2 c3 a4 b1 c2 a3 b4 c5 a5 b5 a2 b3 c4 c1";
  const auto table = play_out({Seed::of(1), tiles});
  CHECK(table->record().to_string().find("[Seed \"1\"]") != std::string::npos);
  auto read = read_record(table->record().to_string());
  REQUIRE(read.ok());
  const auto again = replay(read->record, TableOf<Rummage>::open);
  REQUIRE(again.ok());
  CHECK((*again)->view(Observer::open()) == table->view(Observer::open()));
  CHECK(play_out({Seed::of(2), tiles})->view(Observer::open()) != table->view(Observer::open()));
}
