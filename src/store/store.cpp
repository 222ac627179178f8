#include "store/store.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "store/writer.h"

namespace parlor {
namespace {

// What each version of the schema added; a file of an older one is brought up to date when it is opened.
constexpr std::array<const char*, 2> kSchema = {
    "CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, details TEXT NOT NULL);"
    "CREATE TABLE entries (table_key INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
    "  move_id TEXT NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;",

    "ALTER TABLE tables ADD COLUMN made INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE seats (profile TEXT NOT NULL, table_key INTEGER NOT NULL, seat INTEGER NOT NULL,"
    "  PRIMARY KEY (profile, table_key, seat)) WITHOUT ROWID;"
    "CREATE TABLE summaries (table_key INTEGER PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL);",
};

// A summary counts only as long as the table has no later entry.
constexpr const char* kTablesOf =
    "SELECT x.key, x.id, x.details, x.made, x.seat, x.number, coalesce(m.text, '') FROM"
    "  (SELECT t.key, t.id, t.details, t.made, min(s.seat) AS seat,"
    "     (SELECT coalesce(max(number), 0) FROM entries WHERE table_key = t.key) AS number"
    "   FROM seats s JOIN tables t ON t.key = s.table_key WHERE s.profile = ? GROUP BY s.table_key) x"
    "  LEFT JOIN summaries m ON m.table_key = x.key AND m.number = x.number "
    "ORDER BY x.key DESC";

Message cannot_open(const std::string& path, const std::string& why) {
  return Message("store.cannot_open", {{"file", path}, {"why", why}});
}

// A file of its own is locked: SQLite keeps its own locks on the database and lets go of them at times.
class FileLock {
 public:
  static Result<FileLock> of_database(const std::string& path) {
    const int file = ::open((path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return cannot_open(path, std::strerror(errno));
    FileLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) return Message("store.locked", {{"file", path}});
    return lock;
  }
  FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FileLock& operator=(FileLock&&) = delete;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock() {
    if (file_ >= 0) ::close(file_);
  }

 private:
  explicit FileLock(int file) : file_(file) {}
  int file_;
};

// Secrets of running deals are in it: nobody else may read the file.
bool make_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return false;
  ::close(file);
  return true;
}

void prepare(const std::string& path) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
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

}  // namespace

class Store::Impl {
 public:
  Impl(const std::string& path, FileLock lock)
      : lock_(std::move(lock)),
        reader_(path, SQLite::OPEN_READONLY),
        find_(reader_, "SELECT key, id, details FROM tables WHERE id = ?"),
        entries_(
            reader_,
            "SELECT number, text, move_id FROM entries WHERE table_key = ? AND number >= ? ORDER BY number"),
        tables_of_(reader_, kTablesOf),
        next_key_(reader_.execAndGet("SELECT coalesce(max(key), 0) + 1 FROM tables").getInt64()),
        writer_(path) {}

  TableKey new_key() { return TableKey::of(next_key_++); }
  Writer& writer() { return writer_; }

  std::optional<StoredTable> find(std::string_view id) {
    const std::scoped_lock lock(reading_);
    find_.tryReset();
    find_.bind(1, std::string(id));
    std::optional<StoredTable> found;
    if (find_.executeStep()) {
      found = StoredTable{TableKey::of(find_.getColumn(0).getInt64()), find_.getColumn(1).getString(),
                          find_.getColumn(2).getString()};
    }
    find_.tryReset();
    return found;
  }

  std::vector<StoredEntry> entries(TableKey table, int from) {
    const std::scoped_lock lock(reading_);
    entries_.tryReset();
    entries_.bind(1, table.number());
    entries_.bind(2, from);
    std::vector<StoredEntry> found;
    while (entries_.executeStep()) {
      found.push_back({entries_.getColumn(0).getInt(), entries_.getColumn(1).getString(),
                       entries_.getColumn(2).getString()});
    }
    entries_.tryReset();
    return found;
  }

  std::vector<TableOfProfile> tables_of(const std::string& profile) {
    const std::scoped_lock lock(reading_);
    tables_of_.tryReset();
    tables_of_.bind(1, profile);
    std::vector<TableOfProfile> found;
    while (tables_of_.executeStep()) {
      found.push_back({.table = {TableKey::of(tables_of_.getColumn(0).getInt64()),
                                 tables_of_.getColumn(1).getString(), tables_of_.getColumn(2).getString()},
                       .seat = tables_of_.getColumn(4).getInt(),
                       .made = tables_of_.getColumn(3).getInt64(),
                       .number = tables_of_.getColumn(5).getInt(),
                       .summary = tables_of_.getColumn(6).getString()});
    }
    tables_of_.tryReset();
    return found;
  }

 private:
  FileLock lock_;
  std::mutex reading_;
  SQLite::Database reader_;
  SQLite::Statement find_;
  SQLite::Statement entries_;
  SQLite::Statement tables_of_;
  std::atomic<std::int64_t> next_key_;
  Writer writer_;
};

const std::vector<double>& Store::latency_bounds() {
  static const std::vector<double> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0};
  return kBounds;
}

Result<std::unique_ptr<Store>> Store::open(const std::string& path) {
  auto lock = FileLock::of_database(path);
  if (!lock) return lock.problem();
  if (!make_private(path)) return cannot_open(path, std::strerror(errno));
  try {
    prepare(path);
    return std::unique_ptr<Store>(new Store(std::make_unique<Impl>(path, std::move(*lock))));
  } catch (const SQLite::Exception& problem) {
    return cannot_open(path, problem.what());
  }
}

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Store::~Store() = default;

void Store::close() { impl_->writer().close(); }

TableKey Store::new_key() { return impl_->new_key(); }

void Store::save(StoredTable table, Done done) { impl_->writer().add({std::move(table), std::move(done)}); }

void Store::append(TableKey table, StoredEntry entry, Done done) {
  impl_->writer().add({Writer::Append{table, std::move(entry)}, std::move(done)});
}

void Store::keep_summary(TableKey table, int number, std::string text) {
  impl_->writer().add({Writer::Summary{table, number, std::move(text)}, [](Outcome) {}});
}

std::optional<StoredTable> Store::find(std::string_view id) const {
  try {
    return impl_->find(id);
  } catch (const SQLite::Exception&) {
    return std::nullopt;
  }
}

std::vector<StoredEntry> Store::entries(TableKey table, int from) const {
  return impl_->entries(table, from);
}

std::vector<TableOfProfile> Store::tables_of(const std::string& profile) const {
  return impl_->tables_of(profile);
}

Store::Figures Store::figures() const { return impl_->writer().figures(); }

}  // namespace parlor
