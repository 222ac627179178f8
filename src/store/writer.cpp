#include "store/writer.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace parlor {
namespace {

// How often to look after the database while there is nothing to write.
constexpr std::chrono::milliseconds kLook{250};

}  // namespace

Store::Failure Writer::Failing::told() const {
  return {trouble.why, std::chrono::duration<double>(Clock::now() - since).count(), refused};
}

Writer::Writer(DatabaseCommitter& committer, Store::Watch watch)
    : committer_(committer), watch_(std::move(watch)), thread_([this] { run(); }) {}

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
    if (stopping_ && waiting_.empty()) break;
    batch.swap(waiting_);
    lock.unlock();
    if (batch.empty()) {
      look_after_database();
    } else {
      write(batch);
    }
    batch.clear();
    lock.lock();
  }
  lock.unlock();
  committer_.finish();
}

void Writer::write(std::vector<Write>& batch) {
  const auto start = Clock::now();
  const auto trouble = committer_.commit(batch);
  const double took = std::chrono::duration<double>(Clock::now() - start).count();
  if (trouble) {
    for (Write& each : batch) each.outcome = Outcome::failed;
    fails(*trouble, batch.size());
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
    if (stored > 0) works();  // otherwise nothing was written
  }
  for (const Write& each : batch) each.done(each.outcome);
}

// Notices a failure even if nobody moves, and tries again after one so that nobody has to.
void Writer::look_after_database() {
  if (const auto trouble = failing_ ? committer_.try_again() : committer_.look()) {
    fails(*trouble, 0);
  } else {
    works();
  }
}

void Writer::fails(const Trouble& trouble, std::uint64_t refused) {
  std::optional<Store::Failure> begins;
  {
    const std::scoped_lock lock(mutex_);
    figures_.failed_writes += refused;
    if (trouble.fenced) figures_.fenced_writes += refused;
    const bool new_failure = !failing_;
    if (new_failure) failing_ = Failing{trouble, Clock::now()};
    failing_->trouble = trouble;
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

}  // namespace parlor
