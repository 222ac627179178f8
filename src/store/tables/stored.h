// What is stored about a table, as plain values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor {

// Identifies a table inside the store.
class TableKey {
 public:
  static constexpr TableKey of(std::int64_t number) { return TableKey(number); }
  constexpr std::int64_t number() const { return number_; }
  friend constexpr bool operator==(const TableKey&, const TableKey&) = default;

 private:
  explicit constexpr TableKey(std::int64_t number) : number_(number) {}
  std::int64_t number_;
};

// A profile that took a seat; the store knows only the profile's hash.
struct Sitter {
  std::string profile;
  int seat = 0;
};

struct StoredTable {
  TableKey key;
  std::string id;                 // the ID shown to people
  std::string details;            // the players and the game, in the server's own format
  std::vector<Sitter> sitters{};  // written with the details; not read back
};

// A table at which a profile has a seat.
struct TableOfProfile {
  StoredTable table;
  int seat = 0;           // the lowest if it has several
  std::int64_t made = 0;  // in seconds since 1970
  int number = 0;         // of the last entry; 0 before the first
  std::string summary;    // of the entries up to that one; empty if none is stored
};

// What the entries of a table up to this number add up to.
struct StoredSummary {
  int number = 0;
  std::string text;
  bool finished = false;  // nothing more can happen
};

// The result of a finished table for a profile.
struct StoredResult {
  TableKey table;
  std::string text;
  friend bool operator==(const StoredResult&, const StoredResult&) = default;
};

// Event number `number` at a table.
struct StoredEntry {
  int number = 0;
  std::string text;
  std::string move_id;  // the client's ID for it; empty if no client asked for it
  friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

enum class Outcome {
  stored,
  refused,  // only this write: somebody else wrote that number, or its part of the file cannot be read
  failed,   // nothing can be written at present
};

}  // namespace parlor
