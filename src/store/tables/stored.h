// What is kept of a table, as plain values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor {

// Names a table inside the store.
class TableKey {
 public:
  static constexpr TableKey of(std::int64_t number) { return TableKey(number); }
  constexpr std::int64_t number() const { return number_; }
  friend constexpr bool operator==(const TableKey&, const TableKey&) = default;

 private:
  explicit constexpr TableKey(std::int64_t number) : number_(number) {}
  std::int64_t number_;
};

// Who took a seat under a profile; the store knows no more of a profile than its hash.
struct Sitter {
  std::string profile;
  int seat = 0;
};

struct StoredTable {
  TableKey key;
  std::string id;                 // what people know it by
  std::string details;            // who plays what, as the server writes it
  std::vector<Sitter> sitters{};  // written with the details; not read back
};

// A table at which a profile has a seat.
struct TableOfProfile {
  StoredTable table;
  int seat = 0;           // the lowest, where it has several
  std::int64_t made = 0;  // in seconds since 1970
  int number = 0;         // of the last entry; 0 before the first
  std::string summary;    // of the entries up to that one; empty where none was kept
};

// What the entries of a table up to this number amount to.
struct StoredSummary {
  int number = 0;
  std::string text;
  bool finished = false;  // nothing more can happen
};

// What a finished table was for a profile.
struct StoredResult {
  TableKey table;
  std::string text;
  friend bool operator==(const StoredResult&, const StoredResult&) = default;
};

// The number-th thing that happened at a table.
struct StoredEntry {
  int number = 0;
  std::string text;
  std::string move_id;  // what the client called it; empty for what no client asked for
  friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

enum class Outcome {
  stored,
  refused,  // this write alone: somebody else wrote that number, or its part of the file cannot be read
  failed,   // nothing can be written now
};

}  // namespace parlor
