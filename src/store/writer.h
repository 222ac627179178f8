// The thread that writes: it collects writes, commits them and reports the outcome.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "store/open_files.h"
#include "store/store.h"
#include "store/write_connection.h"

namespace parlor {

class Writer {
 public:
  // `close_others` closes all our other connections to the file; they reopen it when needed.
  Writer(std::string path, Store::Watch watch, std::function<void()> close_others);
  ~Writer() { close(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  struct Write {
    std::variant<StoredTable, WriteConnection::Append, WriteConnection::Summary, WriteConnection::Result,
                 WriteConnection::Probe>
        what;
    Store::Done done;
    Outcome outcome = Outcome::failed;
  };
  void add(Write write);
  void close();
  Store::Figures figures() const;
  std::optional<Store::Failure> failure() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Failing {
    Message why;
    Clock::time_point since;
    std::uint64_t refused = 0;
    Store::Failure told() const;
  };

  void run();
  // Writes what is waiting; when nothing is, checks the disk.
  void write(std::vector<Write>& batch);
  void look_after_disk();
  // Why nothing of it was stored. Nothing if it was, even if single writes were refused.
  std::optional<Message> commit(std::vector<Write>& batch);
  void make_ready();
  void carry_out(std::vector<Write>& batch);
  // Throws if the file (check_file), or the file or its log (check_files), is no longer the one that is open.
  void check_file() const;
  void check_files() const;
  void fails(const Message& why, std::uint64_t refused);
  void works();

  const std::string path_;
  const Store::Watch watch_;
  const std::function<void()> close_others_;
  std::optional<WriteConnection> connection_;  // nothing if the file could not be reopened
  OpenFiles files_;

  mutable std::mutex mutex_;
  std::condition_variable work_;
  std::vector<Write> waiting_;
  bool stopping_ = false;
  Store::Figures figures_{.latency = std::vector<std::uint64_t>(Store::latency_bounds().size() + 1)};
  std::optional<Failing> failing_;  // written only by the thread
  std::thread thread_;              // last: it uses all of the above
};

}  // namespace parlor
