// A program of its own that speaks in lines: started through the shell, written to and read from without ever
// waiting longer than asked. One thread at a time owns it.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "core/message.h"

namespace parlor {

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kMaxLine = 64UL * 1024;  // what it may say in one line
  static constexpr std::size_t kMaxUnread =
      4UL * 1024 * 1024;  // what it may leave unread before it is given up

  enum class Outcome { line, too_long, late, ended };
  struct Received {
    Outcome outcome;
    std::string line;  // without its line break
  };

  // Runs `/bin/sh -c command` in a process group of its own. Its standard error is ours.
  explicit ChildProcess(const std::string& command);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  // Closes its input, lets it end for a moment, then kills what is left of it and its children.
  ~ChildProcess();

  bool running() const { return !ending_; }
  // Why it is not running: a sentence for the report.
  const std::optional<Message>& ending() const { return ending_; }

  // Takes the line (the break is added) and returns at once; what the pipe does not hold yet goes out while
  // receiving.
  void send(std::string_view line);
  // The next line, waiting for it until the deadline. Lines said before the end are still given out after it.
  Received receive(Clock::time_point deadline);

 private:
  std::optional<Received> take_line();
  void read_some();
  void flush();
  void close_input();
  void finish(std::chrono::milliseconds patience, std::optional<Message> reason);

  pid_t pid_ = -1;
  int input_ = -1;   // what it reads: we write here
  int output_ = -1;  // what it says: we read here
  std::string outbox_;
  std::string inbox_;
  bool skipping_ = false;  // the rest of a line that was too long
  std::optional<Message> ending_;
};

}  // namespace parlor
