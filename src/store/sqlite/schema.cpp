#include "store/sqlite/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <array>
#include <cstddef>

namespace parlor::sqlite {
namespace {

// What each version of the schema added; older files are upgraded when they are opened.
constexpr std::array<const char*, 3> kSchema = {
    "CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, details TEXT NOT NULL);"
    "CREATE TABLE entries (table_key INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
    "  move_id TEXT NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;",

    "ALTER TABLE tables ADD COLUMN made INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE seats (profile TEXT NOT NULL, table_key INTEGER NOT NULL, seat INTEGER NOT NULL,"
    "  PRIMARY KEY (profile, table_key, seat)) WITHOUT ROWID;"
    "CREATE TABLE summaries (table_key INTEGER PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL);",

    // A summary of version 2 may be that of a finished match, whose results are still to be stored.
    "ALTER TABLE summaries ADD COLUMN finished INTEGER NOT NULL DEFAULT 1;"
    "CREATE TABLE results (profile TEXT NOT NULL, table_key INTEGER NOT NULL, text TEXT NOT NULL,"
    "  PRIMARY KEY (profile, table_key)) WITHOUT ROWID;"
    "CREATE TABLE probe (key INTEGER PRIMARY KEY, filling BLOB NOT NULL);",
};

}  // namespace

void prepare_schema(const std::string& path) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyTimeout);
  database.exec("PRAGMA journal_mode=WAL");
  const int schema = database.execAndGet("PRAGMA user_version").getInt();
  const int others = database.execAndGet("SELECT count(*) FROM sqlite_master").getInt();
  constexpr int kCurrent = static_cast<int>(kSchema.size());
  if (schema == kCurrent) return;
  const bool ours = schema == 0 ? others == 0 : schema > 0 && schema < kCurrent;
  if (!ours) throw SQLite::Exception("it was not written by this version of Parlor");
  SQLite::Transaction transaction(database);
  for (int i = schema; i < kCurrent; ++i) database.exec(kSchema[static_cast<std::size_t>(i)]);
  database.exec("PRAGMA user_version=" + std::to_string(kCurrent));
  transaction.commit();
}

}  // namespace parlor::sqlite
