// A program of its own that speaks in lines: started through the shell, written to and read from without ever
// waiting longer than asked. One thread at a time owns it.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
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

  // Gets what a program writes to its standard error, as it comes.
  using Errors = std::function<void(std::string_view text)>;

  // Runs `/bin/sh -c command` in a process group of its own. Its standard error is ours where nobody else
  // wants it.
  explicit ChildProcess(const std::string& command, Errors errors = {});
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  // Closes its input, lets it end for a moment, then kills what is left of it and its children.
  ~ChildProcess();

  bool running() const { return !ending_; }
  // Looks whether it has ended since it was last heard.
  bool still_running();
  // Why it is not running: a sentence for the report, with the last line of its standard error where that was
  // read.
  const std::optional<Message>& ending() const { return ending_; }

  // Takes the line (the break is added) and returns at once; what the pipe does not hold yet goes out while
  // receiving.
  void send(std::string_view line);
  // The next line, waiting for it until the deadline. Lines said before the end are still given out after it.
  Received receive(Clock::time_point deadline);

  // The CPU time that it and its children have used so far.
  std::chrono::nanoseconds cpu_time() const;

  // Kills every program that is running, with its children; may be called by a handler of signals. Whoever
  // waits for one finds that it has ended.
  static void kill_all();

 private:
  bool ends_within(std::chrono::milliseconds patience);
  void read_errors();
  std::optional<Received> take_line();
  void read_some();
  void flush();
  void close_input();
  void finish(std::chrono::milliseconds patience, std::optional<Message> reason);

  pid_t pid_ = -1;
  int input_ = -1;   // what it reads: we write here
  int output_ = -1;  // what it says: we read here
  int errors_ = -1;  // likewise its standard error, where it is wanted
  std::string outbox_;
  std::string inbox_;
  bool skipping_ = false;  // the rest of a line that was too long
  Errors hear_errors_;
  std::string last_errors_;  // the end of what it wrote there
  std::optional<Message> ending_;
};

}  // namespace parlor
