// The connection for writing, and what it can write.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <string>

#include "store/database/write.h"
#include "store/tables/stored.h"

namespace parlor::sqlite {

class WriteConnection {
 public:
  explicit WriteConnection(const std::string& path);

  SQLite::Database& database() { return database_; }
  // Where SQLite keeps data that is not in the file yet.
  std::string log_path() const;
  // False after SQLite itself has rolled the transaction back, as it does on a full disk.
  bool in_transaction() const;
  // The system error of the last access to the log; 0 for none.
  int system_error() const;

  void carry_out(const StoredTable& table);
  void carry_out(const Write::Append& append);
  void carry_out(const Write::Summary& summary);
  void carry_out(const Write::Result& result);
  // A file has only one server.
  void carry_out(const Write::Claim&) {}
  void carry_out(const Write::Release&) {}
  // Writes something of no meaning, to test the disk.
  void fill_probe();
  // Moves everything from the log into the file. Throws if that is not possible now.
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

}  // namespace parlor::sqlite
