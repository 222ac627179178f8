#include "store/store.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "store/reader.h"
#include "store/schema.h"
#include "store/writer.h"

namespace parlor {
namespace {

Message cannot_open(const std::string& path, const std::string& why) {
  return Message("store.cannot_open", {{"file", path}, {"why", why}});
}

// The file contains the secrets of running deals, so nobody else may read it.
bool make_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return false;
  ::close(file);
  return true;
}

// Nothing if the file cannot be read.
template <class Question>
auto or_nothing(const Question& question) -> std::optional<decltype(question())> {
  try {
    return question();
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace

// Locks a separate file: SQLite has its own locks on the database and sometimes releases them.
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

class Store::Impl {
 public:
  Impl(const std::string& path, Watch watch, FileLock lock)
      : lock_(std::move(lock)),
        reader_(path),
        next_key_(reader_.last_key().number() + 1),
        writer_(path, std::move(watch), [this] { reader_.close(); }) {}

  // The connection that can write is closed last: SQLite then moves the log into the file and removes it, so
  // that no log is left next to a file it does not belong to.
  ~Impl() {
    writer_.close();
    reader_.close();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  TableKey new_key() { return TableKey::of(next_key_++); }
  Reader& reader() { return reader_; }
  Writer& writer() { return writer_; }

 private:
  FileLock lock_;
  Reader reader_;
  std::atomic<std::int64_t> next_key_;
  Writer writer_;
};

const std::vector<double>& Store::latency_bounds() {
  static const std::vector<double> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0};
  return kBounds;
}

Result<std::unique_ptr<Store>> Store::open(const std::string& path, Watch watch) {
  auto lock = FileLock::of_database(path);
  if (!lock) return lock.problem();
  if (!make_private(path)) return cannot_open(path, std::strerror(errno));
  try {
    prepare_schema(path);
    return std::unique_ptr<Store>(
        new Store(std::make_unique<Impl>(path, std::move(watch), std::move(*lock))));
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
  impl_->writer().add({WriteConnection::Append{table, std::move(entry)}, std::move(done)});
}

void Store::append(StoredTable table, StoredEntry entry, Done done) {
  const TableKey key = table.key;
  impl_->writer().add({WriteConnection::Append{key, std::move(entry), std::move(table)}, std::move(done)});
}

void Store::keep_summary(TableKey table, StoredSummary summary) {
  impl_->writer().add({WriteConnection::Summary{table, std::move(summary)}, [](Outcome) {}});
}

void Store::keep_result(std::string profile, StoredResult result) {
  impl_->writer().add({WriteConnection::Result{std::move(profile), std::move(result)}, [](Outcome) {}});
}

std::optional<StoredTable> Store::find(std::string_view id) const {
  return or_nothing([&] { return impl_->reader().find(id); }).value_or(std::nullopt);
}

std::optional<std::vector<StoredEntry>> Store::entries(TableKey table, int from) const {
  return or_nothing([&] { return impl_->reader().entries(table, from); });
}

std::optional<std::vector<TableOfProfile>> Store::tables_of(const std::string& profile,
                                                            std::optional<TableKey> before, int most) const {
  return or_nothing([&] { return impl_->reader().tables_of(profile, before, most); });
}

std::optional<std::vector<StoredResult>> Store::results_of(const std::string& profile) const {
  return or_nothing([&] { return impl_->reader().results_of(profile); });
}

std::optional<std::vector<TableKey>> Store::unsettled(const std::string& profile) const {
  return or_nothing([&] { return impl_->reader().unsettled(profile); });
}

Store::Figures Store::figures() const { return impl_->writer().figures(); }

std::optional<Store::Failure> Store::failure() const { return impl_->writer().failure(); }

}  // namespace parlor
