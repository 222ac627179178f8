// The storage of tables as the rest of the server sees it, independent of any database.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

  // How many reads failed because the database could not be reached. If it grows during a read, an answer of
  // nothing does not mean that there is nothing, or that it is damaged.
  virtual std::uint64_t outages() const = 0;
  virtual std::optional<StoredTable> find(std::string_view id) const = 0;
  // Each of these returns nothing if the stored data cannot be read.
  // The entries from that number on.
  virtual std::optional<std::vector<StoredEntry>> entries(TableKey table, int from = 1) const = 0;
  // The tables a profile has played at, newest first: at most `most` of them, older than `before` if given.
  virtual std::optional<std::vector<TableOfProfile>> tables_of(const std::string& profile,
                                                               std::optional<TableKey> before,
                                                               int most) const = 0;
  // The stored results, in table order.
  virtual std::optional<std::vector<StoredResult>> results_of(const std::string& profile) const = 0;
  // Tables that may be finished although no result is stored: no summary says that they are still going on.
  virtual std::optional<std::vector<TableKey>> unsettled(const std::string& profile) const = 0;
};

}  // namespace parlor
