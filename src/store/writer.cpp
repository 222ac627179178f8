#include "store/writer.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <sqlite3.h>
#include <string>
#include <utility>

namespace parlor {
namespace {

// How often to check the disk while there is nothing to write.
constexpr std::chrono::milliseconds kLook{250};

struct MissingFile {
  Message why;
};

// The lowest byte is the kind of error, the others give details.
int kind_of(const SQLite::Exception& problem) { return problem.getErrorCode() & 0xff; }

// A write that one table may not make, or an unreadable part of the file: no reason to refuse the other
// writes.
bool concerns_one(const SQLite::Exception& problem) {
  return kind_of(problem) == SQLITE_CONSTRAINT || kind_of(problem) == SQLITE_CORRUPT;
}

Message why_failed(const SQLite::Exception& problem, int system_error) {
  const bool input_output = kind_of(problem) == SQLITE_IOERR;
  if (input_output && (system_error == ENOSPC || system_error == EDQUOT)) return Message("store.disk_full");
  switch (kind_of(problem)) {
    case SQLITE_FULL:
      return Message("store.disk_full");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Message("store.busy");
    default:
      if (input_output && system_error != 0)
        return Message("store.disk_error", {{"why", std::strerror(system_error)}});
      return Message("store.cannot_write", {{"why", std::string(problem.what())}});
  }
}

}  // namespace

Store::Failure Writer::Failing::told() const {
  return {why, std::chrono::duration<double>(Clock::now() - since).count(), refused};
}

Writer::Writer(std::string path, Store::Watch watch, std::function<void()> close_others)
    : path_(std::move(path)),
      watch_(std::move(watch)),
      close_others_(std::move(close_others)),
      connection_(std::in_place, path_),
      files_(path_, connection_->log_path()),
      thread_([this] { run(); }) {}

void Writer::close() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  work_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Writer::add(Write write) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(std::move(write));
  }
  work_.notify_one();
}

Store::Figures Writer::figures() const {
  const std::scoped_lock lock(mutex_);
  Store::Figures figures = figures_;
  if (failing_) figures.failing_seconds = failing_->told().seconds;
  return figures;
}

std::optional<Store::Failure> Writer::failure() const {
  const std::scoped_lock lock(mutex_);
  if (!failing_) return std::nullopt;
  return failing_->told();
}

void Writer::run() {
  std::vector<Write> batch;
  std::unique_lock lock(mutex_);
  while (true) {
    work_.wait_for(lock, kLook, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_ && waiting_.empty()) return;
    batch.swap(waiting_);
    lock.unlock();
    if (batch.empty()) {
      look_after_disk();
    } else {
      write(batch);
    }
    batch.clear();
    lock.lock();
  }
}

void Writer::write(std::vector<Write>& batch) {
  const auto start = Clock::now();
  const auto why = commit(batch);
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  if (why) {
    fails(*why, batch.size());
  } else {
    const auto stored =
        static_cast<std::uint64_t>(std::ranges::count(batch, Outcome::stored, &Write::outcome));
    {
      const std::scoped_lock lock(mutex_);
      const auto& bounds = Store::latency_bounds();
      ++figures_.latency[static_cast<std::size_t>(std::ranges::lower_bound(bounds, took) - bounds.begin())];
      ++figures_.commits;
      figures_.writes += stored;
      figures_.seconds += took;
    }
    if (stored > 0) works();  // otherwise nothing reached the disk
  }
  for (const Write& each : batch) each.done(each.outcome);
}

// Notices a missing file even if nobody moves, and retries after a failure so that nobody has to.
void Writer::look_after_disk() {
  if (!failing_) {
    if (const auto missing = files_.missing()) fails(*missing, 0);
    return;
  }
  std::vector<Write> probe;
  probe.push_back({WriteConnection::Probe{}, {}});
  const auto why = commit(probe);
  if (why) {
    fails(*why, 0);
  } else {
    works();
  }
}

void Writer::fails(const Message& why, std::uint64_t refused) {
  std::optional<Store::Failure> begins;
  {
    const std::scoped_lock lock(mutex_);
    figures_.failed_writes += refused;
    const bool new_failure = !failing_;
    if (new_failure) failing_ = Failing{why, Clock::now()};
    failing_->why = why;
    failing_->refused += refused;
    if (new_failure) begins = failing_->told();
  }
  if (begins && watch_.failing) watch_.failing(*begins);
}

void Writer::works() {
  if (!failing_) return;
  const Store::Failure over = failing_->told();
  {
    const std::scoped_lock lock(mutex_);
    failing_.reset();
  }
  if (watch_.recovered) watch_.recovered(over);
}

std::optional<Message> Writer::commit(std::vector<Write>& batch) {
  std::optional<Message> why;
  try {
    make_ready();
    // Takes the lock at once: this is the only place that waits for another program's lock.
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    carry_out(batch);
    check_files();
    transaction.commit();
    check_files();
  } catch (const MissingFile& missing) {
    why = missing.why;
  } catch (const SQLite::Exception& problem) {
    why = why_failed(problem, connection_ ? connection_->system_error() : 0);
  }
  if (why) {
    for (Write& write : batch) write.outcome = Outcome::failed;
  }
  return why;
}

// After a failure there may be no connection, or one to files that a restart would not find. In that case
// everything acknowledged is moved into the file, wherever that is by now. If only the log is missing, all
// connections are closed and SQLite creates a new one.
void Writer::make_ready() {
  if (!failing_) return;
  if (connection_ && files_.missing()) {
    try {
      connection_->empty_log();
    } catch (const SQLite::Exception&) {
      check_file();
      throw;
    }
    check_file();
    close_others_();
    connection_.reset();
  }
  check_file();
  if (connection_) return;
  connection_.emplace(path_);
  try {
    check_file();
  } catch (const MissingFile&) {
    connection_.reset();
    throw;
  }
  files_.take_new_log();
}

void Writer::carry_out(std::vector<Write>& batch) {
  for (Write& write : batch) {
    try {
      std::visit([this](const auto& what) { connection_->carry_out(what); }, write.what);
      write.outcome = Outcome::stored;
    } catch (const SQLite::Exception& problem) {
      if (!concerns_one(problem) || !connection_->in_transaction()) throw;
      write.outcome = Outcome::refused;
    }
  }
}

void Writer::check_file() const {
  if (const auto missing = files_.file_missing()) throw MissingFile{*missing};
}

void Writer::check_files() const {
  if (const auto missing = files_.missing()) throw MissingFile{*missing};
}

}  // namespace parlor
