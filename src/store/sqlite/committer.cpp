#include "store/sqlite/committer.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cerrno>
#include <cstring>
#include <sqlite3.h>
#include <utility>
#include <variant>

namespace parlor::sqlite {
namespace {

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

Committer::Committer(std::string path, std::function<void()> close_others)
    : path_(std::move(path)),
      close_others_(std::move(close_others)),
      connection_(std::in_place, path_),
      files_(path_, connection_->log_path()) {}

std::optional<Trouble> Committer::commit(std::vector<Write>& batch) {
  return attempt([&] { carry_out(batch); });
}

std::optional<Trouble> Committer::look() {
  auto missing = files_.missing();
  if (missing) doubtful_ = true;
  return missing;
}

std::optional<Trouble> Committer::try_again() {
  return attempt([this] { connection_->fill_probe(); });
}

std::optional<Message> Committer::attempt(const std::function<void()>& work) {
  std::optional<Message> why;
  try {
    make_ready();
    // Takes the lock at once: this is the only place that waits for another program's lock.
    SQLite::Transaction transaction(connection_->database(), SQLite::TransactionBehavior::IMMEDIATE);
    work();
    check_files();
    transaction.commit();
    check_files();
  } catch (const MissingFile& missing) {
    why = missing.why;
  } catch (const SQLite::Exception& problem) {
    why = why_failed(problem, connection_ ? connection_->system_error() : 0);
  }
  doubtful_ = why.has_value();
  return why;
}

// After a failure there may be no connection, or one to files that a restart would not find. In that case
// everything acknowledged is moved into the file, wherever that is by now. If only the log is missing, all
// connections are closed and SQLite creates a new one.
void Committer::make_ready() {
  if (!doubtful_) return;
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

void Committer::carry_out(std::vector<Write>& batch) {
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

void Committer::check_file() const {
  if (const auto missing = files_.file_missing()) throw MissingFile{*missing};
}

void Committer::check_files() const {
  if (const auto missing = files_.missing()) throw MissingFile{*missing};
}

}  // namespace parlor::sqlite
