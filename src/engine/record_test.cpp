#include "engine/record.h"

#include <algorithm>
#include <doctest/doctest.h>

#include "engine/test_record.h"

using namespace parlor;
using test::record_problem;

namespace {

Record sample_record() {
  Record record;
  record.setup = {"big2",
                  "1 patterns=single,pair",
                  {{"Ada \"the Ace\" \\", "human", ""},
                   {"smart", "computer", "smart"},
                   {"Bob [x] 3. y", "program", "python3 \"b.py\""}},
                  MatchLength::to_score(100)};
  RecordDeal first{{Seed::of(42), std::nullopt}, {}, "15 -8 -7", 0};
  first.entries.push_back({Seat::at(0), false, "C3 D3"});
  first.entries.push_back({std::nullopt, false, "takeover 1 smart"});
  first.entries.push_back({Seat::at(1), true, "S4"});
  RecordDeal second{{Seed::of(1).derive(2), "C3 D3 H3"}, {}, std::nullopt, 0};
  second.entries.push_back({Seat::at(2), false, "pass"});
  record.deals = {first, second};
  return record;
}

const std::string kHeader = "[Parlor \"1\"]\n[Game \"big2\"]\n";

}  // namespace

TEST_CASE("a record is read back as written") {
  const std::string text = sample_record().to_string();
  const auto read = read_record(text);
  REQUIRE(read.ok());
  CHECK(!read->cut);
  CHECK(read->record.to_string() == text);
  CHECK(read->record.setup == sample_record().setup);
  REQUIRE(read->record.deals.size() == 2);
  CHECK(read->record.deals[1].source == sample_record().deals[1].source);
  CHECK(read->record.deals[0].score == "15 -8 -7");
  const auto& entries = read->record.deals[0].entries;
  REQUIRE(entries.size() == 3);
  CHECK(!entries[1].seat);
  CHECK(entries[1].text == "takeover 1 smart");
  CHECK(entries[2].forced);
  CHECK(entries[2].text == "S4");
}

TEST_CASE("a record has one tag or move per line, and an empty line before each deal") {
  CHECK(sample_record().to_string() ==
        "[Parlor \"1\"]\n[Game \"big2\"]\n[Rules \"1 patterns=single,pair\"]\n"
        "[Seat 0 \"Ada \\\"the Ace\\\" \\\\\" human]\n[Seat 1 \"smart\" computer \"smart\"]\n"
        "[Seat 2 \"Bob [x] 3. y\" program \"python3 \\\"b.py\\\"\"]\n[Match \"to 100\"]\n"
        "\n[Deal 1]\n[Shuffle \"chacha20-fy-1\"]\n[Seed \"42\"]\n1. 0 C3 D3\n2. system takeover 1 smart\n3. "
        "1 ! S4\n"
        "[Score \"15 -8 -7\"]\n"
        "\n[Deal 2]\n[Tiles \"C3 D3 H3\"]\n[Seed \"" +
            Seed::of(1).derive(2).to_string() + "\"]\n1. 2 pass\n");
}

TEST_CASE("several tags or moves can share a line") {
  const auto read = read_record(
      "[Parlor \"1\"]  [Game \"big2\"]  [Rules \"1\"]\n[Seat 0 \"Ada\" human]  [Seat 1 \"smart\" computer]\n"
      "[Deal 1]  [Shuffle \"chacha20-fy-1\"]  [Seed \"7\"]\n1. 0 C3 D3   2. 1 D4 S4   3. 0\n  pass 4. 1 ! "
      "C2\n"
      "[Score \"0 5\"]\n");
  REQUIRE(read.ok());
  CHECK(read->record.setup.seats.size() == 2);
  const auto& deal = read->record.deals.at(0);
  CHECK(deal.line == 3);
  REQUIRE(deal.entries.size() == 4);
  CHECK(deal.entries[0].text == "C3 D3");
  CHECK(deal.entries[1].text == "D4 S4");
  CHECK(deal.entries[1].line == 4);
  CHECK(deal.entries[2].text == "pass");
  CHECK(deal.entries[3].line == 5);
  CHECK(deal.entries[3].forced);
  CHECK(deal.score == "0 5");
}

TEST_CASE("lines can end as they do on other systems") {
  const auto read =
      read_record("[Parlor \"1\"]\r\n[Game \"big2\"]\r\n[Deal 1]\r\n[Seed \"7\"]\r\n1. 0 C3\r\n");
  REQUIRE(read.ok());
  CHECK(read->record.deals.at(0).entries.at(0).text == "C3");
}

TEST_CASE("an invalid record is refused with the line of the error") {
  CHECK(record_problem("") == "record.no_version");
  CHECK(record_problem("hello\n") == "record.no_version");
  CHECK(record_problem(kHeader + "hello\n") == "record.stray at 3");
  CHECK(record_problem("[Game \"big2\"]\n") == "record.no_version");
  CHECK(record_problem("[Parlor \"2\"]\n") == "record.version");
  CHECK(record_problem("[Parlor \"1\"]\n") == "record.no_game");
  CHECK(record_problem(kHeader + "1. 0 C3\n") == "record.move_before_deal at 3");
  CHECK(record_problem(kHeader + "\nC3 D3\n") == "record.stray at 4");
  CHECK(record_problem(kHeader + "]\n") == "record.stray at 3");
  CHECK(record_problem(kHeader + "[Match \"deals 2\"\n\n") == "record.unclosed_tag at 3");
  CHECK(record_problem(kHeader + "[]\n") == "record.unnamed_tag at 3");
  CHECK(record_problem(kHeader + "[\"Match\"]\n") == "record.unnamed_tag at 3");
  CHECK(record_problem(kHeader + "[Weather \"fine\"]\n") == "record.unknown_tag at 3");
  CHECK(record_problem(kHeader + "[Seed \"1\"]\n") == "record.unknown_tag at 3");
  CHECK(record_problem(kHeader + "[Deal 1]\n[Weather \"fine\"]\n") == "record.unknown_tag at 4");
  CHECK(record_problem(kHeader + "[Rules]\n") == "record.tag_value at 3");
  CHECK(record_problem(kHeader + "[Rules \"1\" \"2\"]\n") == "record.tag_value at 3");
  CHECK(record_problem(kHeader + "[Match \"for ever\"]\n") == "record.match at 3");
  CHECK(record_problem(kHeader + "[Seat 1 \"Ada\" human]\n") == "record.seat at 3");
  CHECK(record_problem(kHeader + "[Seat 0 \"Ada\"]\n") == "record.seat at 3");
  CHECK(record_problem(kHeader + "[Seat 0 \"Ada human]\n[Rules \"1\"]\n") == "record.seat at 3");
  CHECK(record_problem(kHeader + "[Deal 2]\n") == "record.deal at 3");
  CHECK(record_problem(kHeader + "[Deal]\n") == "record.deal at 3");
  CHECK(record_problem(kHeader + "[Deal 1]\n[Shuffle \"riffle\"]\n") == "record.shuffle at 4");
  CHECK(record_problem(kHeader + "[Deal 1]\n[Seed \"lucky\"]\n") == "record.seed at 4");
}

TEST_CASE("moves are numbered in order and name their seat") {
  const std::string deal = kHeader + "[Deal 1]\n[Seed \"1\"]\n";
  CHECK(record_problem(deal + "1. 0 C3\n2. 1 D4\n") == "read");
  CHECK(record_problem(deal + "2. 0 C3\n") == "record.move_number at 5");
  CHECK(record_problem(deal + "1. 0 C3\n1. 1 D4\n") == "record.move_number at 6");
  CHECK(record_problem(deal + "1. 0 C3\n99999999999. 1 D4\n") == "record.move_number at 6");
  CHECK(record_problem(deal + "1. 4 C3\n") == "record.move_seat at 5");
  CHECK(record_problem(deal + "1. Ada C3\n") == "record.move_seat at 5");
  CHECK(record_problem(deal + "1.\n") == "record.move_seat at 5");
  CHECK(record_problem(deal + "1. 0 C3\nC4 2. 1 D4\n") == "read");  // a move may continue on the next line
}

TEST_CASE("a record cut off in the middle of a line is read up to the last complete move, and says so") {
  const std::string deal = kHeader + "[Deal 1]\n[Seed \"1\"]\n1. 0 C3\n";
  const auto cut_move = read_record(deal + "2. 1 D4 S");
  REQUIRE(cut_move.ok());
  REQUIRE(cut_move->cut);
  CHECK(*cut_move->cut == Message("record.cut", {{"line", 6}, {"text", "2. 1 D4 S"}}));
  CHECK(cut_move->record.deals.at(0).entries.size() == 1);

  const auto cut_line = read_record(deal + "2. 1 D4   3. 0 H");
  REQUIRE(cut_line.ok());
  CHECK(*cut_line->cut->find("text") == Value("3. 0 H"));
  CHECK(cut_line->record.deals.at(0).entries.size() == 2);

  CHECK(record_problem(deal + "[Score \"1") == "cut");
  CHECK(record_problem(deal + "[Deal 2") == "cut");
  CHECK(record_problem(deal + "2") == "cut");
  CHECK(record_problem(deal + "[Deal 2]\n") == "cut");  // between two lines: the deal has no source
  CHECK(record_problem(deal + "2. 1 D4\n   ") == "read");
  CHECK(record_problem(deal + "[Score \"1 -1\"]") == "read");  // a closed tag is complete
  CHECK(record_problem(kHeader + "[Seat 1 \"Bob [3. the") == "cut");
  CHECK(record_problem("[Parlor \"1\"]\n[Ga") == "record.no_game");
  CHECK(record_problem("[Par") == "record.no_version");
}

TEST_CASE("a record cut off anywhere is read or refused, and never crashes the reader") {
  const std::string text = sample_record().to_string();
  const std::string whole = read_record(text)->record.to_string();
  for (std::size_t length = 0; length < text.size(); ++length) {
    const auto read = read_record(text.substr(0, length));
    CAPTURE(text.substr(0, length));
    // From the first deal on, everything before the cut is kept.
    if (length < text.find("\n[Deal 1]") + 1) continue;
    REQUIRE(read.ok());
    CHECK(whole.starts_with(
        read->record.to_string().substr(0, std::min(length, read->record.to_string().size()))));
  }
}
