#include "store/migration/migration.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <array>
#include <chrono>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

#include "store/postgres/address.h"
#include "store/postgres/array.h"
#include "store/postgres/connection.h"
#include "store/postgres/problem.h"
#include "store/postgres/rows.h"
#include "store/postgres/schema.h"
#include "store/sqlite/sqlite_database.h"

namespace parlor {
namespace {

using postgres::Address;
using postgres::Array;
using postgres::Connection;
using postgres::Problem;
using postgres::Refusal;
using postgres::Rows;
using Row = std::vector<std::string>;

constexpr int kAtOnce = 1000;  // rows
// A large database takes a while; a lost connection is noticed anyway.
constexpr std::chrono::hours kPatience{24};

// What both databases have. `read` and `order` are understood by both.
struct Copied {
  const char* name;
  const char* read;   // columns, as both print them
  const char* order;  // what makes a row unique; texts are ordered by their bytes
  const char* write;  // the same columns from arrays $1, $2 and so on
};

constexpr std::array kCopied = {
    Copied{"tables", "key, id, details, made", "key",
           "INSERT INTO tables (key, id, details, made)"
           " SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[])"},
    Copied{"entries", "table_key, number, text, move_id", "table_key, number",
           "INSERT INTO entries (table_key, number, text, move_id)"
           " SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[])"},
    Copied{"seats", "profile, table_key, seat", "profile, table_key, seat",
           "INSERT INTO seats (profile, table_key, seat)"
           " SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[])"},
    Copied{"summaries", "table_key, number, text, CAST(finished AS integer)", "table_key",
           "INSERT INTO summaries (table_key, number, text, finished)"
           " SELECT a, b, c, d = 1"
           " FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::integer[]) AS x (a, b, c, d)"},
    Copied{"results", "profile, table_key, text", "profile, table_key",
           "INSERT INTO results (profile, table_key, text)"
           " SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])"},
};

// The rows of a SQLite table in order.
class Source {
 public:
  Source(SQLite::Database& database, const Copied& table)
      : statement_(database, std::string("SELECT ") + table.read + " FROM " + table.name + " ORDER BY " +
                                 table.order) {}

  // No more than `most`; none after the last.
  std::vector<Row> next(int most) {
    std::vector<Row> rows;
    while (static_cast<int>(rows.size()) < most && !done_) {
      if (!statement_.executeStep()) {
        done_ = true;
        break;
      }
      Row& row = rows.emplace_back();
      for (int i = 0; i < statement_.getColumnCount(); ++i)
        row.push_back(statement_.getColumn(i).getString());
    }
    return rows;
  }

 private:
  SQLite::Statement statement_;
  bool done_ = false;
};

Refusal cannot_copy(const Copied& table, const Row& row, const std::string& why) {
  // The first columns are short and tell which row it is.
  return {Message("store.cannot_copy",
                  {{"table", std::string(table.name)}, {"row", row[0] + ", " + row[1]}, {"why", why}})};
}

void insert(Connection& connection, const Copied& table, std::span<const Row> rows) {
  std::vector<Array> columns(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) columns[i].add(std::string_view(row[i]));
  }
  std::vector<std::string> arguments;
  arguments.reserve(columns.size());
  for (const Array& column : columns) arguments.push_back(column.to_string());
  connection.ask(table.write, arguments);
}

// If a row cannot be stored as it is, finds out which.
void copy(Connection& connection, const Copied& table, std::span<const Row> rows) {
  connection.run("SAVEPOINT rows");
  try {
    insert(connection, table, rows);
  } catch (const Problem& problem) {
    if (!problem.concerns_one()) throw;
    if (rows.size() == 1) throw cannot_copy(table, rows.front(), problem.what());
    connection.run("ROLLBACK TO SAVEPOINT rows");
    copy(connection, table, rows.first(rows.size() / 2));
    copy(connection, table, rows.subspan(rows.size() / 2));
  }
}

std::int64_t copy_all(SQLite::Database& file, Connection& connection, const Copied& table) {
  Source source(file, table);
  std::int64_t count = 0;
  for (auto rows = source.next(kAtOnce); !rows.empty(); rows = source.next(kAtOnce)) {
    copy(connection, table, rows);
    count += static_cast<std::int64_t>(rows.size());
  }
  return count;
}

// "profile" sorts by its bytes in SQLite.
std::string ordered_by_bytes(const Copied& table) {
  std::string order = table.order;
  if (order.starts_with("profile")) order.replace(0, 7, "profile COLLATE \"C\"");
  return order;
}

// Reads everything back and compares it.
void verify(SQLite::Database& file, Connection& connection, const Copied& table) {
  Source source(file, table);
  connection.run(std::string("DECLARE copied CURSOR FOR SELECT ") + table.read + " FROM " + table.name +
                 " ORDER BY " + ordered_by_bytes(table));
  while (true) {
    const Rows copied = connection.run("FETCH " + std::to_string(kAtOnce) + " FROM copied");
    const auto rows = source.next(kAtOnce);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const int at = static_cast<int>(i);
      bool same = at < copied.size();
      for (std::size_t j = 0; same && j < rows[i].size(); ++j)
        same = copied.text(at, static_cast<int>(j)) == rows[i][j];
      if (!same) throw cannot_copy(table, rows[i], "it is not the same when it is read back");
    }
    if (copied.size() > static_cast<int>(rows.size())) throw Refusal{Message("store.more_rows")};
    if (rows.empty()) break;
  }
  connection.run("CLOSE copied");
}

Migrated copy_file(SQLite::Database& file, Connection& connection, const Address& address) {
  connection.run(postgres::kBeginAlone);
  postgres::prepare_schema(connection, address);
  connection.run("LOCK TABLE tables IN EXCLUSIVE MODE");
  if (connection.ask("SELECT EXISTS (SELECT 1 FROM tables)").truth(0, 0))
    throw Refusal{Message("store.not_empty", {{"database", address.name()}})};
  Migrated done;
  for (const Copied& table : kCopied) {
    const std::int64_t count = copy_all(file, connection, table);
    if (table.name == std::string_view("tables")) done.tables = count;
    if (table.name == std::string_view("entries")) done.entries = count;
    verify(file, connection, table);
  }
  // The next table gets a number that none of these has.
  connection.run("SELECT setval('table_keys', greatest((SELECT coalesce(max(key), 0) FROM tables), 1))");
  connection.run("COMMIT");
  return done;
}

}  // namespace

Result<Migrated> migrate(const std::string& file, const std::string& url) {
  const auto address = Address::parse(url);
  if (!address) return address.problem();
  std::error_code problem;
  if (!std::filesystem::exists(file, problem)) return Message("store.no_file", {{"file", file}});
  const auto locked = sqlite::open_file(file);  // keeps servers out, and checks that it is ours
  if (!locked) return locked.problem();
  try {
    SQLite::Database source(file, SQLite::OPEN_READONLY);
    Connection connection(*address, kPatience);
    return copy_file(source, connection, *address);
  } catch (const Refusal& refusal) {
    return refusal.why;
  } catch (const Problem& lost) {
    return Message("store.cannot_connect",
                   {{"database", address->name()}, {"why", std::string(lost.what())}});
  } catch (const SQLite::Exception& unreadable) {
    return Message("store.cannot_open", {{"file", file}, {"why", std::string(unreadable.what())}});
  }
}

}  // namespace parlor
