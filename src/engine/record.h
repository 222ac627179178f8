// A record: a text that a person can read and that replays to the same end on any machine. docs/records.md
// has the format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "core/seat.h"
#include "engine/match.h"

namespace parlor {

inline constexpr std::string_view kRecordVersion = "1";

struct RecordSeat {
  std::string name;
  std::string kind;    // human, computer or program
  std::string detail;  // the computer's level, the program's command

  // Who plays here, as --seats names it: human, a level, or cmd:COMMAND. A computer that is not described
  // further is called what it is: [Seat 1 "smart" computer].
  std::string player() const;
  friend bool operator==(const RecordSeat&, const RecordSeat&) = default;
};

// What the deals of a match were promised to come from, before the first of them (core/fair.h).
struct FairSetup {
  Seed commitment;
  std::vector<std::string> words;  // one a seat; empty for computers
  friend bool operator==(const FairSetup&, const FairSetup&) = default;
};

// Who plays what, before the first deal.
struct TableSetup {
  std::string game;
  std::string rules;  // with the version in front: "1 patterns=..."
  std::vector<RecordSeat> seats;
  MatchLength length = MatchLength::deals(1);
  std::optional<FairSetup> fair{};
  friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

// What a deal comes from: a seed, or tiles set by hand (with a seed where chance comes later in the deal).
struct DealSource {
  std::optional<Seed> seed;
  std::optional<std::string> tiles;
  std::optional<Seed> secret{};  // what the seed of a fair deal was made of
  friend bool operator==(const DealSource&, const DealSource&) = default;
};

// A move of a seat, or something that the system noted: "takeover 1 smart".
struct RecordEntry {
  std::optional<Seat> seat;
  bool forced = false;
  std::string text;
  int line = 0;  // where it stood in the text it was read from

  std::string to_string(std::size_t number) const;
};

struct RecordDeal {
  DealSource source;
  std::vector<RecordEntry> entries;
  std::optional<std::string> score;  // "15 -5 -7 -3" once the deal is over
  int line = 0;
  int score_line = 0;
  std::string shuffle = Shuffle::fair().to_string();  // how the seed became an order; empty where not said

  std::string header(std::size_t number) const;
  std::string footer() const;
};

struct Record {
  TableSetup setup;
  std::vector<RecordDeal> deals;

  std::string header() const;
  std::string to_string() const;
};

struct ReadRecord {
  Record record;
  std::optional<Message> cut;  // the text ended in the middle of a line: what was left out
};

// Checks the form only; replay() checks the game.
Result<ReadRecord> read_record(std::string_view text);

}  // namespace parlor
