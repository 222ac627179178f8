#include "store/sqlite/write_connection.h"

#include <sqlite3.h>

#include "store/sqlite/schema.h"

namespace parlor::sqlite {
namespace {

// A commit that was reported survives a power failure.
SQLite::Database opened(const std::string& path) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE, kBusyTimeout);
  database.exec("PRAGMA synchronous=FULL");
  database.exec("PRAGMA wal_autocheckpoint=4000");  // in pages: 16 MB of log between checkpoints
  database.exec("PRAGMA cache_size=-512");          // in KiB; written data is hardly ever read again
  return database;
}

}  // namespace

WriteConnection::WriteConnection(const std::string& path)
    : database_(opened(path)),
      save_(database_,
            "INSERT INTO tables (key, id, details, made) "
            "VALUES (?, ?, ?, CAST(strftime('%s', 'now') AS INTEGER)) "
            "ON CONFLICT (key) DO UPDATE SET details = excluded.details"),
      seat_(database_, "INSERT OR IGNORE INTO seats (profile, table_key, seat) VALUES (?, ?, ?)"),
      append_(database_, "INSERT INTO entries (table_key, number, text, move_id) VALUES (?, ?, ?, ?)"),
      summarize_(database_,
                 "INSERT OR REPLACE INTO summaries (table_key, number, text, finished) VALUES (?, ?, ?, ?)"),
      result_(database_, "INSERT OR REPLACE INTO results (profile, table_key, text) VALUES (?, ?, ?)"),
      // As large as many moves together: a disk with less room than that still counts as full.
      probe_(database_, "INSERT OR REPLACE INTO probe (key, filling) VALUES (1, zeroblob(65536))") {}

std::string WriteConnection::log_path() const {
  return sqlite3_filename_wal(sqlite3_db_filename(database_.getHandle(), "main"));
}

bool WriteConnection::in_transaction() const { return sqlite3_get_autocommit(database_.getHandle()) == 0; }

int WriteConnection::system_error() const {
  sqlite3_file* log = nullptr;
  int error = 0;
  sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (log != nullptr && log->pMethods != nullptr) {
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
  }
  return error;
}

void WriteConnection::carry_out(const StoredTable& table) {
  save_.tryReset();  // reset() would rethrow the last exception; the same applies below
  save_.bind(1, table.key.number());
  save_.bindNoCopy(2, table.id);
  save_.bindNoCopy(3, table.details);
  save_.exec();
  for (const Sitter& sitter : table.sitters) {
    seat_.tryReset();
    seat_.bindNoCopy(1, sitter.profile);
    seat_.bind(2, table.key.number());
    seat_.bind(3, sitter.seat);
    seat_.exec();
  }
}

void WriteConnection::carry_out(const Write::Append& append) {
  append_.tryReset();
  append_.bind(1, append.table.number());
  append_.bind(2, append.entry.number);
  append_.bindNoCopy(3, append.entry.text);
  append_.bindNoCopy(4, append.entry.move_id);
  append_.exec();
  // After the entry: if that is refused, nothing of the table is written.
  if (append.details) carry_out(*append.details);
}

void WriteConnection::carry_out(const Write::Summary& summary) {
  summarize_.tryReset();
  summarize_.bind(1, summary.table.number());
  summarize_.bind(2, summary.summary.number);
  summarize_.bindNoCopy(3, summary.summary.text);
  summarize_.bind(4, summary.summary.finished ? 1 : 0);
  summarize_.exec();
}

void WriteConnection::carry_out(const Write::Result& result) {
  result_.tryReset();
  result_.bindNoCopy(1, result.profile);
  result_.bind(2, result.result.table.number());
  result_.bindNoCopy(3, result.result.text);
  result_.exec();
}

void WriteConnection::fill_probe() {
  probe_.tryReset();
  probe_.exec();
}

void WriteConnection::empty_log() {
  SQLite::Statement checkpoint(database_, "PRAGMA wal_checkpoint(TRUNCATE)");
  checkpoint.executeStep();
  if (checkpoint.getColumn(0).getInt() != 0) throw SQLite::Exception("database is locked", SQLITE_BUSY);
}

}  // namespace parlor::sqlite
