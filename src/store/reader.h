// The connection for reading. Any thread may use it; requests are served one at a time.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace parlor {

// All functions throw if the file cannot be read.
class Reader {
 public:
  explicit Reader(std::string path);

  // The file is opened again at the next request.
  void close();

  TableKey last_key();
  std::optional<StoredTable> find(std::string_view id);
  std::vector<StoredEntry> entries(TableKey table, int from);
  std::vector<TableOfProfile> tables_of(const std::string& profile, std::optional<TableKey> before, int most);
  std::vector<StoredResult> results_of(const std::string& profile);
  std::vector<TableKey> unsettled(const std::string& profile);

 private:
  struct Connection {
    explicit Connection(const std::string& path);
    SQLite::Database database;
    SQLite::Statement find;
    SQLite::Statement entries;
    SQLite::Statement tables_of;
    SQLite::Statement results_of;
    SQLite::Statement unsettled;
  };
  Connection& open();

  const std::string path_;
  std::mutex mutex_;
  std::optional<Connection> connection_;
};

}  // namespace parlor
