// A separate program that communicates in lines: started through the shell, written to and read from without
// ever waiting longer than asked. Owned by one thread at a time.
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
  static constexpr std::size_t kMaxLine = 64UL * 1024;  // the longest line it may send
  static constexpr std::size_t kMaxUnread =
      4UL * 1024 * 1024;  // how much it may leave unread before it is given up

  enum class Outcome { line, too_long, late, ended };
  struct Received {
    Outcome outcome;
    std::string line;  // without its line break
  };

  // Receives what a program writes to standard error, as it comes.
  using Errors = std::function<void(std::string_view text)>;

  // Runs `/bin/sh -c command` in a process group of its own. Without `errors` it shares our standard error.
  explicit ChildProcess(const std::string& command, Errors errors = {});
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  // Closes its input, gives it a moment to exit, then kills what is left of it and its children.
  ~ChildProcess();

  bool running() const { return !ending_; }
  // Checks whether it has exited since it was last heard from.
  bool still_running();
  // Why it is not running: a sentence for the report, with the last line of its standard error if that was
  // read.
  const std::optional<Message>& ending() const { return ending_; }

  // Accepts the line (a line break is added) and returns at once; anything the pipe cannot hold yet goes out
  // while receiving.
  void send(std::string_view line);
  // The next line, waiting for it until the deadline. Lines sent before the program exited are still returned
  // afterwards.
  Received receive(Clock::time_point deadline);

  // The CPU time that the program and its children have used so far.
  std::chrono::nanoseconds cpu_time() const;

  // Kills every running program with its children. May be called from a signal handler. Threads waiting for a
  // program find that it has exited.
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
  int input_ = -1;   // its standard input: we write here
  int output_ = -1;  // its standard output: we read here
  int errors_ = -1;  // its standard error, if somebody wants it
  std::string outbox_;
  std::string inbox_;
  bool skipping_ = false;  // the rest of an overlong line
  Errors hear_errors_;
  std::string last_errors_;  // the end of its standard error
  std::optional<Message> ending_;
};

}  // namespace parlor
