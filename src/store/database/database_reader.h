// Reading from a database. Any thread may do so. All functions throw if what is asked for cannot be read.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "store/tables/stored.h"

namespace parlor {

// Thrown if nothing can be read at present.
class Unreachable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class DatabaseReader {
 public:
  DatabaseReader() = default;
  DatabaseReader(const DatabaseReader&) = delete;
  DatabaseReader& operator=(const DatabaseReader&) = delete;
  virtual ~DatabaseReader() = default;

  // One that no table has or had.
  virtual TableKey new_key() = 0;
  virtual std::optional<FoundTable> find(std::string_view id) = 0;
  // Nothing if there is no such table.
  virtual std::optional<StoredMatch> match(TableKey table) = 0;
  virtual std::vector<StoredEntry> entries(TableKey table, int from) = 0;
  virtual std::vector<TableOfProfile> tables_of(const std::string& profile, std::optional<TableKey> before,
                                                int most) = 0;
  virtual std::vector<StoredResult> results_of(const std::string& profile) = 0;
  virtual std::vector<TableKey> unsettled(const std::string& profile) = 0;
};

}  // namespace parlor
