#include "store/sqlite/reader.h"

#include <limits>
#include <utility>

#include "store/sqlite/schema.h"

namespace parlor::sqlite {
namespace {

// A summary counts only while the table has no later entry.
constexpr const char* kTablesOf =
    "SELECT x.key, x.id, x.details, x.made, x.seat, x.number, coalesce(m.text, '') FROM"
    "  (SELECT t.key, t.id, t.details, t.made, min(s.seat) AS seat,"
    "     (SELECT coalesce(max(number), 0) FROM entries WHERE table_key = t.key) AS number"
    "   FROM seats s CROSS JOIN tables t ON t.key = s.table_key WHERE s.profile = ? AND s.table_key < ?"
    "   GROUP BY s.table_key ORDER BY s.table_key DESC LIMIT ?) x"
    "  LEFT JOIN summaries m ON m.table_key = x.key AND m.number = x.number "
    "ORDER BY x.key DESC";

constexpr const char* kUnsettled =
    "SELECT DISTINCT s.table_key FROM seats s WHERE s.profile = ?1"
    "  AND NOT EXISTS (SELECT 1 FROM results WHERE profile = ?1 AND table_key = s.table_key)"
    "  AND EXISTS (SELECT 1 FROM entries WHERE table_key = s.table_key)"
    "  AND NOT EXISTS (SELECT 1 FROM summaries m WHERE m.table_key = s.table_key AND m.finished = 0"
    "    AND m.number = (SELECT max(number) FROM entries WHERE table_key = s.table_key)) "
    "ORDER BY s.table_key";

// A statement ready for its arguments that is reset when it goes out of scope: a statement that is not reset
// keeps the log from being emptied.
class Question {
 public:
  explicit Question(SQLite::Statement& statement) : statement_(statement) { statement_.tryReset(); }
  ~Question() { statement_.tryReset(); }
  Question(const Question&) = delete;
  Question& operator=(const Question&) = delete;

  bool next() { return statement_.executeStep(); }
  std::int64_t number(int column) { return statement_.getColumn(column).getInt64(); }
  int small(int column) { return statement_.getColumn(column).getInt(); }
  std::string text(int column) { return statement_.getColumn(column).getString(); }
  TableKey key(int column) { return TableKey::of(number(column)); }

 private:
  SQLite::Statement& statement_;
};

}  // namespace

Reader::Connection::Connection(const std::string& path)
    : database(path, SQLite::OPEN_READONLY, kBusyTimeout),
      find(database, "SELECT key, id, details FROM tables WHERE id = ?"),
      details(database, "SELECT details FROM tables WHERE key = ?"),
      entries(
          database,
          "SELECT number, text, move_id FROM entries WHERE table_key = ? AND number >= ? ORDER BY number"),
      tables_of(database, kTablesOf),
      results_of(database, "SELECT table_key, text FROM results WHERE profile = ? ORDER BY table_key"),
      unsettled(database, kUnsettled) {}

Reader::Reader(std::string path)
    : path_(std::move(path)), connection_(std::in_place, path_), next_key_(last_key().number() + 1) {}

void Reader::close() {
  const std::scoped_lock lock(mutex_);
  connection_.reset();
}

Reader::Connection& Reader::open() {
  if (!connection_) connection_.emplace(path_);
  return *connection_;
}

TableKey Reader::last_key() {
  const std::scoped_lock lock(mutex_);
  return TableKey::of(open().database.execAndGet("SELECT coalesce(max(key), 0) FROM tables").getInt64());
}

std::optional<FoundTable> Reader::find(std::string_view id) {
  const std::scoped_lock lock(mutex_);
  SQLite::Statement& statement = open().find;
  Question question(statement);
  statement.bind(1, std::string(id));
  if (!question.next()) return std::nullopt;
  return FoundTable{{question.key(0), question.text(1), question.text(2)}};
}

std::optional<StoredMatch> Reader::match(TableKey table) {
  const std::scoped_lock lock(mutex_);
  SQLite::Statement& statement = open().details;
  Question question(statement);
  statement.bind(1, table.number());
  if (!question.next()) return std::nullopt;
  return StoredMatch{question.text(0), entries_from(table, 1)};
}

std::vector<StoredEntry> Reader::entries(TableKey table, int from) {
  const std::scoped_lock lock(mutex_);
  return entries_from(table, from);
}

std::vector<StoredEntry> Reader::entries_from(TableKey table, int from) {
  SQLite::Statement& statement = open().entries;
  Question question(statement);
  statement.bind(1, table.number());
  statement.bind(2, from);
  std::vector<StoredEntry> found;
  while (question.next()) found.push_back({question.small(0), question.text(1), question.text(2)});
  return found;
}

std::vector<TableOfProfile> Reader::tables_of(const std::string& profile, std::optional<TableKey> before,
                                              int most) {
  const std::scoped_lock lock(mutex_);
  SQLite::Statement& statement = open().tables_of;
  Question question(statement);
  statement.bind(1, profile);
  statement.bind(2, before ? before->number() : std::numeric_limits<std::int64_t>::max());
  statement.bind(3, most);
  std::vector<TableOfProfile> found;
  while (question.next()) {
    found.push_back({.table = {question.key(0), question.text(1), question.text(2)},
                     .seat = question.small(4),
                     .made = question.number(3),
                     .number = question.small(5),
                     .summary = question.text(6)});
  }
  return found;
}

std::vector<StoredResult> Reader::results_of(const std::string& profile) {
  const std::scoped_lock lock(mutex_);
  SQLite::Statement& statement = open().results_of;
  Question question(statement);
  statement.bind(1, profile);
  std::vector<StoredResult> found;
  while (question.next()) found.push_back({question.key(0), question.text(1)});
  return found;
}

std::vector<TableKey> Reader::unsettled(const std::string& profile) {
  const std::scoped_lock lock(mutex_);
  SQLite::Statement& statement = open().unsettled;
  Question question(statement);
  statement.bind(1, profile);
  std::vector<TableKey> found;
  while (question.next()) found.push_back(question.key(0));
  return found;
}

}  // namespace parlor::sqlite
