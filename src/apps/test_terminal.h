// For tests: the program at a terminal of its own, as a person would run it.
#pragma once

#include <array>
#include <csignal>
#include <cstdlib>
#include <doctest/doctest.h>
#include <poll.h>
#include <pty.h>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace parlor::test {

class Terminal {
 public:
  // Games are kept in `home`, so that nobody's own profile is touched.
  Terminal(const std::string& arguments, const std::string& home) {
    const std::string command = "exec " PARLOR_PROGRAM " " + arguments;
    process_ = forkpty(&terminal_, nullptr, nullptr, nullptr);
    REQUIRE(process_ >= 0);
    if (process_ == 0) {
      setenv("TERM", "dumb", 1);               // NOLINT(concurrency-mt-unsafe): the child has one thread
      setenv("PARLOR_HOME", home.c_str(), 1);  // NOLINT(concurrency-mt-unsafe)
      execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      _exit(127);
    }
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() {
    close(terminal_);
    if (process_ > 0 && !ended_) {
      kill(process_, SIGKILL);
      waitpid(process_, nullptr, 0);
    }
  }

  // The output up to `text`, which must appear.
  std::string read_until(std::string_view text) {
    std::size_t end = unread_.find(text);
    while (end == std::string::npos && read_some()) end = unread_.find(text);
    REQUIRE_MESSAGE(end != std::string::npos, "no \"", std::string(text), "\" in: ", unread_);
    std::string before = unread_.substr(0, end + text.size());
    unread_.erase(0, end + text.size());
    return before;
  }
  void type(const std::string& line) {
    const std::string typed = line + "\n";
    REQUIRE(write(terminal_, typed.data(), typed.size()) == static_cast<ssize_t>(typed.size()));
  }
  // Reads everything until the program ends, and returns its exit code.
  int end() {
    while (read_some()) {
    }
    int status = 0;
    REQUIRE(waitpid(process_, &status, 0) == process_);
    ended_ = true;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  // False at the end, or if nothing arrives for a minute.
  bool read_some() {
    constexpr int kMinute = 60'000;
    pollfd waiting{terminal_, POLLIN, 0};
    if (poll(&waiting, 1, kMinute) <= 0) return false;
    std::array<char, 4096> block{};
    const ssize_t got = read(terminal_, block.data(), block.size());
    if (got <= 0) return false;
    unread_.append(block.data(), static_cast<std::size_t>(got));
    return true;
  }

  int terminal_ = -1;
  pid_t process_ = -1;
  bool ended_ = false;
  std::string unread_;
};

}  // namespace parlor::test
