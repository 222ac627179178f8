// Tables and what happened at them, on disk. A write is done when it can no longer be lost.
//
// SQLite in WAL mode with synchronous=FULL. One thread writes: whatever has gathered while it was syncing
// goes into the next transaction, so that many tables share one sync.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

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
  failed,   // nothing can be written now; Store::failure() says why
};

class Store {
 public:
  // Called on the writer's thread.
  using Done = std::function<void(Outcome)>;

  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t writes = 0;
    std::uint64_t failed_writes = 0;
    double failing_seconds = 0;            // for how long commits have been failing; 0 while they succeed
    double seconds = 0;                    // in all commits together
    std::vector<std::uint64_t> latency{};  // commits that took up to latency_bounds()[i]; the last: longer
  };
  static const std::vector<double>& latency_bounds();  // in seconds

  // Commits are failing: nothing is stored until one succeeds, which is tried again and again.
  struct Failure {
    Message why;                // now; it may have begun for another reason
    double seconds = 0;         // since it began
    std::uint64_t refused = 0;  // writes since then
  };
  // Told when that begins and when it is over, on the writer's thread.
  struct Watch {
    std::function<void(const Failure&)> failing;
    std::function<void(const Failure&)> recovered;
  };

  // Makes the file where there is none. Refuses one that another process has open, or that is not ours.
  static Result<std::unique_ptr<Store>> open(const std::string& path, Watch watch = {});
  ~Store();  // as close()
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // Writes what is waiting; nothing can be written after that.
  void close();

  TableKey new_key();
  // Writes a table's details, new or changed.
  void save(StoredTable table, Done done);
  // Refused where the table has an entry of that number: somebody else wrote it.
  void append(TableKey table, StoredEntry entry, Done done);
  // The same, with the table's details as they are after it: both are written, or neither.
  void append(StoredTable table, StoredEntry entry, Done done);
  // Both are kept so that they need not be worked out again.
  void keep_summary(TableKey table, StoredSummary summary);
  void keep_result(std::string profile, StoredResult result);

  std::optional<StoredTable> find(std::string_view id) const;
  // From that number on. Throws where the file cannot be read.
  std::vector<StoredEntry> entries(TableKey table, int from = 1) const;
  // What a profile played. These throw where the file cannot be read.
  // Its tables before that one, or all, the newest first; `most` of them.
  std::vector<TableOfProfile> tables_of(const std::string& profile, std::optional<TableKey> before,
                                        int most) const;
  // The results that were kept, in the order of the tables.
  std::vector<StoredResult> results_of(const std::string& profile) const;
  // Tables that may be finished although no result was kept: no summary says that they go on.
  std::vector<TableKey> unsettled(const std::string& profile) const;

  Figures figures() const;
  // Nothing while commits succeed.
  std::optional<Failure> failure() const;

 private:
  class Impl;
  explicit Store(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace parlor
