// For tests: `parlor serve` as a separate process that can be killed.
#pragma once

#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "testing/temporary_folder.h"

namespace parlor::test {

class ServerProcess {
 public:
  // `log` receives its standard error.
  ServerProcess(std::vector<std::string> arguments, std::filesystem::path log) : log_(std::move(log)) {
    arguments.insert(arguments.begin(), {PARLOR_PROGRAM, "serve"});
    std::vector<char*> raw;
    for (std::string& argument : arguments) raw.push_back(argument.data());
    raw.push_back(nullptr);
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, pipe[1], 1);
    posix_spawn_file_actions_addopen(&files, 2, log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    const int failed = ::posix_spawn(&process_, PARLOR_PROGRAM, &files, nullptr, raw.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    ::close(pipe[1]);
    out_ = pipe[0];
    if (failed != 0) throw std::runtime_error("the program does not start");
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess() {
    if (process_ > 0) kill(SIGKILL);
    ::close(out_);
  }

  // The line that it prints when it is listening; empty if it exited before that.
  std::string read_line() const {
    std::string line;
    for (char c = 0; ::read(out_, &c, 1) == 1 && c != '\n';) line += c;
    return line;
  }
  // Sends the signal and waits. Returns the exit code, or minus the signal that killed it.
  int kill(int signal) {
    ::kill(process_, signal);
    return wait();
  }
  int wait() {
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  std::string log() const { return content(log_); }

 private:
  std::filesystem::path log_;
  pid_t process_ = -1;
  int out_ = -1;
};

// The port in "Parlor is running at http://127.0.0.1:8080/".
inline int port_in(const std::string& line) {
  const std::size_t colon = line.rfind(':');
  if (colon == std::string::npos) throw std::runtime_error("no address: " + line);
  return std::stoi(line.substr(colon + 1));
}

}  // namespace parlor::test
