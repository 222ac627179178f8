// The storage of tables as the rest of the server sees it, independent of any database.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/tables/read.h"
#include "store/tables/stored.h"

namespace parlor {

class TableStore {
 public:
  // Called once, on any thread.
  using Done = std::function<void(Outcome)>;

  TableStore() = default;
  TableStore(const TableStore&) = delete;
  TableStore& operator=(const TableStore&) = delete;
  virtual ~TableStore() = default;

  // Writes the details of a new or changed table.
  virtual void save(StoredTable table, Done done) = 0;
  // Refused if the table already has an entry with that number, because somebody else wrote it.
  virtual void append(TableKey table, StoredEntry entry, Done done) = 0;
  // The same, together with the table's details after it: either both are written or neither is.
  virtual void append(StoredTable table, StoredEntry entry, Done done) = 0;
  // Both are stored so that they need not be computed again.
  virtual void keep_summary(TableKey table, StoredSummary summary) = 0;
  virtual void keep_result(std::string profile, StoredResult result) = 0;

  // Runs a task that reads. Reading waits for the database, which may be slow or gone: threads that serve
  // clients leave it to this one.
  virtual void in_background(std::function<void()> task) = 0;

  virtual Read<StoredMatch> match(TableKey table) const = 0;
  // The entries from that number on.
  virtual Read<std::vector<StoredEntry>> entries(TableKey table, int from = 1) const = 0;
  // The tables a profile has played at, newest first: at most `most` of them, older than `before` if given.
  virtual Read<std::vector<TableOfProfile>> tables_of(const std::string& profile,
                                                      std::optional<TableKey> before, int most) const = 0;
  // The stored results, in table order.
  virtual Read<std::vector<StoredResult>> results_of(const std::string& profile) const = 0;
  // Tables that may be finished although no result is stored: no summary says that they are still going on.
  virtual Read<std::vector<TableKey>> unsettled(const std::string& profile) const = 0;
};

}  // namespace parlor
