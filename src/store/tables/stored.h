// What is stored about a table, as plain values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor {

// Identifies a table inside the store. Whoever claims a table remembers in which term: writing with such a
// key is refused in a later one, because somebody else may have claimed the table in between.
class TableKey {
 public:
  static constexpr TableKey of(std::int64_t number) { return TableKey(number, kAny); }
  constexpr TableKey in(std::uint64_t term) const { return {number_, term}; }
  constexpr std::int64_t number() const { return number_; }
  constexpr bool counts_in(std::uint64_t term) const { return term_ == kAny || term_ == term; }
  friend constexpr bool operator==(const TableKey& a, const TableKey& b) { return a.number_ == b.number_; }

 private:
  static constexpr std::uint64_t kAny = 0;
  constexpr TableKey(std::int64_t number, std::uint64_t term) : number_(number), term_(term) {}
  std::int64_t number_;
  std::uint64_t term_;
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

// A table, found by its ID.
struct FoundTable {
  StoredTable table;
  std::string node{};  // the server that owns it, if that is another one
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

// Everything that happened at a table.
struct StoredMatch {
  std::string details;
  std::vector<StoredEntry> entries;
};

enum class Outcome {
  stored,
  refused,  // only this write: another server owns the table or wrote that number, or it cannot be written
  failed,   // nothing can be written at present
};

}  // namespace parlor
