#include "store/writer.h"

#include <algorithm>
#include <chrono>
#include <sqlite3.h>
#include <utility>

namespace parlor {
namespace {

// A commit that was reported survives the loss of power.
SQLite::Database opened(const std::string& path) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA synchronous=FULL");
  database.exec("PRAGMA wal_autocheckpoint=4000");  // in pages: 16 MB of log between two clean-ups
  database.exec("PRAGMA cache_size=-512");          // in KiB; what is written is hardly read again
  return database;
}

}  // namespace

Writer::Writer(const std::string& path)
    : database_(opened(path)),
      save_(database_,
            "INSERT INTO tables (key, id, details, made) "
            "VALUES (?, ?, ?, CAST(strftime('%s', 'now') AS INTEGER)) "
            "ON CONFLICT (key) DO UPDATE SET details = excluded.details"),
      seat_(database_, "INSERT OR IGNORE INTO seats (profile, table_key, seat) VALUES (?, ?, ?)"),
      append_(database_, "INSERT INTO entries (table_key, number, text, move_id) VALUES (?, ?, ?, ?)"),
      summarize_(database_, "INSERT OR REPLACE INTO summaries (table_key, number, text) VALUES (?, ?, ?)"),
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
  return figures_;
}

void Writer::run() {
  std::vector<Write> batch;
  std::unique_lock lock(mutex_);
  while (true) {
    work_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    batch.swap(waiting_);
    lock.unlock();

    const auto start = std::chrono::steady_clock::now();
    commit(batch);
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (const Write& write : batch) write.done(write.outcome);

    lock.lock();
    const auto& bounds = Store::latency_bounds();
    ++figures_.latency[static_cast<std::size_t>(std::ranges::lower_bound(bounds, took) - bounds.begin())];
    ++figures_.commits;
    figures_.writes += batch.size();
    figures_.seconds += took;
    batch.clear();
  }
}

void Writer::commit(std::vector<Write>& batch) {
  try {
    SQLite::Transaction transaction(database_);
    for (Write& write : batch) {
      // What one table may not write is undone by SQLite alone and costs the others nothing.
      try {
        std::visit([this](const auto& what) { carry_out(what); }, write.what);
        write.outcome = Outcome::stored;
      } catch (const SQLite::Exception&) {
        write.outcome = Outcome::failed;
        // A full disk ends the transaction at once: what came after it would be stored one by one.
        if (sqlite3_get_autocommit(database_.getHandle()) != 0) throw;
      }
    }
    transaction.commit();
  } catch (const SQLite::Exception&) {
    for (Write& write : batch) write.outcome = Outcome::failed;
  }
}

void Writer::carry_out(const StoredTable& table) {
  save_.tryReset();
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

void Writer::carry_out(const Summary& summary) {
  summarize_.tryReset();
  summarize_.bind(1, summary.table.number());
  summarize_.bind(2, summary.number);
  summarize_.bindNoCopy(3, summary.text);
  summarize_.exec();
}

void Writer::carry_out(const Append& append) {
  append_.tryReset();  // reset() would throw again what the last one threw
  append_.bind(1, append.table.number());
  append_.bind(2, append.entry.number);
  append_.bindNoCopy(3, append.entry.text);
  append_.bindNoCopy(4, append.entry.move_id);
  append_.exec();
}

}  // namespace parlor
