// A record: a text that people can read and that replays to the same end on any machine. docs/records.md
// describes the format.
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

  // The player, as in --seats: human, a level, or cmd:COMMAND. A computer without a detail has its level as
  // its name: [Seat 1 "smart" computer].
  std::string player() const;
  friend bool operator==(const RecordSeat&, const RecordSeat&) = default;
};

// The commitment that a match makes before its first deal (core/fair.h).
struct FairSetup {
  Seed commitment;
  std::vector<std::string> words;  // one per seat; empty for computers
  friend bool operator==(const FairSetup&, const FairSetup&) = default;
};

// The game, its rules and the players, before the first deal.
struct TableSetup {
  std::string game;
  std::string rules;  // with the version in front: "1 patterns=..."
  std::vector<RecordSeat> seats;
  MatchLength length = MatchLength::deals(1);
  std::optional<FairSetup> fair{};
  friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

// Where a deal comes from: a seed, or tiles set by hand (with a seed for random events later in the deal).
struct DealSource {
  std::optional<Seed> seed;
  std::optional<std::string> tiles;
  std::optional<Seed> secret{};  // the secret behind the seed of a fair deal
  friend bool operator==(const DealSource&, const DealSource&) = default;
};

// A move of a seat, or a system note such as "takeover 1 smart".
struct RecordEntry {
  std::optional<Seat> seat;
  bool forced = false;
  std::string text;
  int line = 0;  // line number in the text it was read from

  std::string to_string(std::size_t number) const;
};

struct RecordDeal {
  DealSource source;
  std::vector<RecordEntry> entries;
  std::optional<std::string> score;  // "15 -5 -7 -3" once the deal is over
  int line = 0;
  int score_line = 0;
  std::string shuffle = Shuffle::fair().to_string();  // how the seed became an order; empty if not stated

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
  std::optional<Message> cut;  // if the text ended in the middle of a line: what was dropped
};

// Checks only the format; replay() checks the moves.
Result<ReadRecord> read_record(std::string_view text);

}  // namespace parlor
