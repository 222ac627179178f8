// The connection that writes, and what it can write.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <optional>
#include <string>

#include "store/store.h"

namespace parlor {

class WriteConnection {
 public:
  explicit WriteConnection(const std::string& path);

  struct Append {
    TableKey table;
    StoredEntry entry;
    std::optional<StoredTable> details{};  // that changed with it
  };
  struct Summary {
    TableKey table;
    StoredSummary summary;
  };
  struct Result {
    std::string profile;
    StoredResult result;
  };
  struct Probe {};  // nothing but a test of the disk

  SQLite::Database& database() { return database_; }
  // Where SQLite keeps what is not in the file yet.
  std::string log_path() const;
  // Not any more, where SQLite gave the transaction up by itself, as on a full disk.
  bool in_transaction() const;
  // What the system said when the log was last read or written; 0 for nothing.
  int system_error() const;

  void carry_out(const StoredTable& table);
  void carry_out(const Append& append);
  void carry_out(const Summary& summary);
  void carry_out(const Result& result);
  void carry_out(const Probe& probe);
  // Brings all of the log into the file. Throws where that is not possible now.
  void empty_log();

 private:
  SQLite::Database database_;
  SQLite::Statement save_;
  SQLite::Statement seat_;
  SQLite::Statement append_;
  SQLite::Statement summarize_;
  SQLite::Statement result_;
  SQLite::Statement probe_;
};

}  // namespace parlor
