// Where tables are kept, as those see it who play at them: without a database.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/tables/stored.h"

namespace parlor {

class TableStore {
 public:
  // From any thread, once.
  using Done = std::function<void(Outcome)>;

  TableStore() = default;
  TableStore(const TableStore&) = delete;
  TableStore& operator=(const TableStore&) = delete;
  virtual ~TableStore() = default;

  // Writes a table's details, new or changed.
  virtual void save(StoredTable table, Done done) = 0;
  // Refused where the table has an entry of that number: somebody else wrote it.
  virtual void append(TableKey table, StoredEntry entry, Done done) = 0;
  // The same, with the table's details as they are after it: both are written, or neither.
  virtual void append(StoredTable table, StoredEntry entry, Done done) = 0;
  // Both are kept so that they need not be worked out again.
  virtual void keep_summary(TableKey table, StoredSummary summary) = 0;
  virtual void keep_result(std::string profile, StoredResult result) = 0;

  virtual std::optional<StoredTable> find(std::string_view id) const = 0;
  // Each of these gives nothing where what is stored cannot be read.
  // From that number on.
  virtual std::optional<std::vector<StoredEntry>> entries(TableKey table, int from = 1) const = 0;
  // What a profile played: its tables before that one, or all, the newest first; `most` of them.
  virtual std::optional<std::vector<TableOfProfile>> tables_of(const std::string& profile,
                                                               std::optional<TableKey> before,
                                                               int most) const = 0;
  // The results that were kept, in the order of the tables.
  virtual std::optional<std::vector<StoredResult>> results_of(const std::string& profile) const = 0;
  // Tables that may be finished although no result was kept: no summary says that they go on.
  virtual std::optional<std::vector<TableKey>> unsettled(const std::string& profile) const = 0;
};

}  // namespace parlor
