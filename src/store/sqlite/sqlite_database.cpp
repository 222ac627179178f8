#include "store/sqlite/sqlite_database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

#include "store/sqlite/committer.h"
#include "store/sqlite/reader.h"
#include "store/sqlite/schema.h"

namespace parlor::sqlite {
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

// Locks a separate file: SQLite has its own locks on the database and sometimes releases them.
class FileLock {
 public:
  static Result<FileLock> of_database(const std::string& path) {
    const std::string beside = path + ".lock";
    int file = ::open(beside.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    const bool made = file >= 0;
    if (!made && errno == EEXIST) file = ::open(beside.c_str(), O_RDWR | O_CLOEXEC);
    if (file < 0) return cannot_open(path, std::strerror(errno));
    FileLock lock(file, made ? beside : "");
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) return Message("store.locked", {{"file", path}});
    return lock;
  }
  FileLock(FileLock&& other) noexcept
      : file_(std::exchange(other.file_, -1)), made_(std::exchange(other.made_, "")) {}
  FileLock& operator=(FileLock&&) = delete;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  ~FileLock() {
    if (file_ >= 0) ::close(file_);
  }

  // Leaves nothing beside a file that is not a database of ours; others may use such a name themselves.
  void remove_if_new() const {
    if (!made_.empty()) ::unlink(made_.c_str());
  }

 private:
  FileLock(int file, std::string made) : file_(file), made_(std::move(made)) {}
  int file_;
  std::string made_;  // its path, if it was not there before
};

class SqliteDatabase final : public Database {
 public:
  SqliteDatabase(const std::string& path, FileLock lock)
      : lock_(std::move(lock)), reader_(path), committer_(path, [this] { reader_.close(); }) {}
  // The connection that can write is closed last: SQLite then moves the log into the file and removes it, so
  // that no log is left next to a file it does not belong to.
  ~SqliteDatabase() override { reader_.close(); }
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;

  Reader& reader() override { return reader_; }
  Committer& committer() override { return committer_; }

 private:
  FileLock lock_;
  Reader reader_;
  Committer committer_;
};

}  // namespace

Result<std::unique_ptr<Database>> open_file(const std::string& path) {
  auto lock = FileLock::of_database(path);
  if (!lock) return lock.problem();
  const auto refuse = [&](const std::string& why) {
    lock->remove_if_new();
    return cannot_open(path, why);
  };
  if (!make_private(path)) return refuse(std::strerror(errno));
  try {
    prepare_schema(path);
    return std::unique_ptr<Database>(std::make_unique<SqliteDatabase>(path, std::move(*lock)));
  } catch (const SQLite::Exception& problem) {
    return refuse(problem.what());
  }
}

}  // namespace parlor::sqlite
