// The threads that think. Computers' moves come first; requests by people (hints, analyses, lessons,
// profiles) wait in one queue per address, and the addresses take turns.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "room/thinking.h"
#include "server/limits.h"

namespace parlor {

class Thinkers final : public Thinking {
 public:
  struct Figures {
    std::size_t moves_waiting = 0;
    std::size_t jobs_waiting = 0;
    std::uint64_t jobs_refused = 0;
  };

  // People's requests may occupy all threads but one, so that a computer to move never waits behind them.
  Thinkers(int threads, Waiting most);
  ~Thinkers() override;  // calls stop()

  void move(Task task) override;
  bool ask(const std::string& address, Step step) override;
  // Finishes what has begun; drops what is waiting.
  void stop();
  Figures figures() const;

 private:
  struct Job {
    std::string address;
    Step step;
  };

  void run();
  bool may_ask() const { return jobs_running_ + 1 < threads_.size() && !turns_.empty(); }
  void add(Job job);
  Job next_job();

  const Waiting most_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  std::deque<Task> moves_;
  std::map<std::string, std::deque<Step>> lines_;  // of the addresses that wait
  std::deque<std::string> turns_;                  // each of them once, the next one first
  std::size_t jobs_waiting_ = 0;
  std::size_t jobs_running_ = 0;
  std::uint64_t jobs_refused_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace parlor
