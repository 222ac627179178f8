#include "store/store.h"

#include <SQLiteCpp/SQLiteCpp.h>
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

constexpr int kSchema = 1;

constexpr const char* kTables =
    "CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, details TEXT NOT NULL);"
    "CREATE TABLE entries (table_key INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
    "  move_id TEXT NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;";

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
  if (schema == kSchema) return;
  if (schema != 0 || others != 0) throw SQLite::Exception("it was not written by this version of Parlor");
  SQLite::Transaction transaction(database);
  database.exec(kTables);
  database.exec("PRAGMA user_version=" + std::to_string(kSchema));
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

 private:
  FileLock lock_;
  std::mutex reading_;
  SQLite::Database reader_;
  SQLite::Statement find_;
  SQLite::Statement entries_;
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

Store::Figures Store::figures() const { return impl_->writer().figures(); }

}  // namespace parlor
