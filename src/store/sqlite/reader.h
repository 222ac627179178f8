// The connection for reading. Any thread may use it; requests are served one at a time.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database/database_reader.h"
#include "store/tables/stored.h"

namespace parlor::sqlite {

class Reader final : public DatabaseReader {
 public:
  explicit Reader(std::string path);

  // The file is opened again at the next request.
  void close();

  TableKey new_key() override { return TableKey::of(next_key_++); }
  std::optional<FoundTable> find(std::string_view id) override;
  std::optional<StoredMatch> match(TableKey table) override;
  std::vector<StoredEntry> entries(TableKey table, int from) override;
  std::vector<TableOfProfile> tables_of(const std::string& profile, std::optional<TableKey> before,
                                        int most) override;
  std::vector<StoredResult> results_of(const std::string& profile) override;
  std::vector<TableKey> unsettled(const std::string& profile) override;

 private:
  struct Connection {
    explicit Connection(const std::string& path);
    SQLite::Database database;
    SQLite::Statement find;
    SQLite::Statement details;
    SQLite::Statement entries;
    SQLite::Statement tables_of;
    SQLite::Statement results_of;
    SQLite::Statement unsettled;
  };
  Connection& open();
  std::vector<StoredEntry> entries_from(TableKey table, int from);
  TableKey last_key();

  const std::string path_;
  std::mutex mutex_;
  std::optional<Connection> connection_;
  std::atomic<std::int64_t> next_key_;
};

}  // namespace parlor::sqlite
