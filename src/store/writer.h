// The thread that writes: it collects writes, commits them and reports the outcome.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/database/database_committer.h"
#include "store/database/trouble.h"
#include "store/database/write.h"
#include "store/store.h"

namespace parlor {

class Writer {
 public:
  Writer(DatabaseCommitter& committer, Store::Watch watch);
  ~Writer() { close(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void add(Write write);
  void close();
  Store::Figures figures() const;
  std::optional<Store::Failure> failure() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Failing {
    Trouble trouble;
    Clock::time_point since;
    std::uint64_t refused = 0;
    Store::Failure told() const;
  };

  void run();
  // Writes what is waiting; when nothing is, looks after the database.
  void write(std::vector<Write>& batch);
  void look_after_database();
  void fails(const Trouble& trouble, std::uint64_t refused);
  void works();

  DatabaseCommitter& committer_;
  const Store::Watch watch_;

  mutable std::mutex mutex_;
  std::condition_variable work_;
  std::vector<Write> waiting_;
  bool stopping_ = false;
  Store::Figures figures_{.latency = std::vector<std::uint64_t>(Store::latency_bounds().size() + 1)};
  std::optional<Failing> failing_;  // written only by the thread
  std::thread thread_;              // last: it uses all of the above
};

}  // namespace parlor
