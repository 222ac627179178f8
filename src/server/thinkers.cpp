#include "server/thinkers.h"

#include <algorithm>
#include <utility>

namespace parlor {

Thinkers::Thinkers(int threads, Waiting most) : most_(most) {
  const std::scoped_lock lock(mutex_);  // no thread looks at threads_ before it is complete
  for (int i = 0; i < std::max(threads, 2); ++i) threads_.emplace_back([this] { run(); });
}

Thinkers::~Thinkers() { stop(); }

void Thinkers::stop() {
  {
    std::deque<Task> moves;  // destroyed without the lock: their destructors may call us
    std::map<std::string, std::deque<Step>> lines;
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    moves.swap(moves_);
    lines.swap(lines_);
    turns_.clear();
    jobs_waiting_ = 0;
  }
  work_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Thinkers::move(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopping_) return;
    moves_.push_back(std::move(task));
  }
  work_.notify_one();
}

bool Thinkers::ask(const std::string& address, Step step) {
  {
    const std::scoped_lock lock(mutex_);
    const auto line = lines_.find(address);
    const std::size_t before = line == lines_.end() ? 0 : line->second.size();
    if (stopping_ || before >= most_.an_address || jobs_waiting_ >= most_.all) {
      ++jobs_refused_;
      return false;
    }
    add({address, std::move(step)});
  }
  work_.notify_one();
  return true;
}

void Thinkers::add(Job job) {
  std::deque<Step>& line = lines_[job.address];
  if (line.empty()) turns_.push_back(std::move(job.address));
  line.push_back(std::move(job.step));
  ++jobs_waiting_;
}

Thinkers::Job Thinkers::next_job() {
  const auto line = lines_.find(turns_.front());
  Job job{std::move(turns_.front()), std::move(line->second.front())};
  turns_.pop_front();
  line->second.pop_front();
  --jobs_waiting_;
  if (line->second.empty()) {
    lines_.erase(line);
  } else {
    turns_.push_back(job.address);
  }
  return job;
}

void Thinkers::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    work_.wait(lock, [this] { return stopping_ || !moves_.empty() || may_ask(); });
    if (stopping_) return;
    if (!moves_.empty()) {
      const Task task = std::move(moves_.front());
      moves_.pop_front();
      lock.unlock();
      task();
      lock.lock();
      continue;
    }
    Job job = next_job();
    ++jobs_running_;
    lock.unlock();
    const bool more = job.step();
    if (!more) job.step = nullptr;  // not under the lock: destroying it may take a while
    lock.lock();
    --jobs_running_;
    if (more && !stopping_) add(std::move(job));
    if (!turns_.empty()) work_.notify_one();
  }
}

Thinkers::Figures Thinkers::figures() const {
  const std::scoped_lock lock(mutex_);
  return {moves_.size(), jobs_waiting_, jobs_refused_};
}

}  // namespace parlor
