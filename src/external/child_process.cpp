#include "external/child_process.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <limits>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include "core/text.h"

namespace parlor {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kPatienceAtEnd{200};  // for a program to exit once its input is closed
constexpr milliseconds kPatienceAtEof{300};  // for its exit status to arrive once its output is closed

void close_fd(int& fd) {
  if (fd >= 0) close(fd);
  fd = -1;
}

// Writing to a program that has exited must not kill us: the signal is blocked in this thread, and consumed
// if it came.
class HoldSigpipe {
 public:
  HoldSigpipe() {
    sigset_t pending;
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  HoldSigpipe(const HoldSigpipe&) = delete;
  HoldSigpipe& operator=(const HoldSigpipe&) = delete;
  ~HoldSigpipe() {
    if (broken && !was_pending_) {
      const timespec now{};
      while (sigtimedwait(&pipe_, nullptr, &now) < 0 && errno == EINTR) {
      }
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  bool broken = false;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
  bool was_pending_ = false;
};

// The running process groups, for the signal handler: only atomic numbers. A group that finds no slot is
// still ended by its owner.
constexpr std::size_t kMostListed = 1024;
std::array<std::atomic<pid_t>, kMostListed> running_groups;

void list_group(pid_t group) {
  for (std::atomic<pid_t>& place : running_groups) {
    pid_t none = 0;
    if (place.compare_exchange_strong(none, group)) return;
  }
}

void unlist_group(pid_t group) {
  for (std::atomic<pid_t>& place : running_groups) {
    pid_t listed = group;
    if (place.compare_exchange_strong(listed, 0)) return;
  }
}

// The arguments of posix_spawn; freed at the end of the scope.
struct SpawnPlan {
  posix_spawn_file_actions_t actions{};
  posix_spawnattr_t attributes{};

  SpawnPlan(int child_input, int child_output, int child_errors) {
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, child_input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, child_output, STDOUT_FILENO);
    if (child_errors >= 0) posix_spawn_file_actions_adddup2(&actions, child_errors, STDERR_FILENO);
    // A player must not inherit the sockets and files of a server.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &usual);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
  }
};

Message not_started(int error) {
  return Message("external.not_started", {{"error", std::string(std::generic_category().message(error))}});
}

// The last line that is not empty, without control characters.
std::string last_line(std::string_view text) {
  constexpr std::size_t kShown = 200;
  text = trim(text);
  std::string line(text.substr(text.rfind('\n') + 1).substr(0, kShown));
  std::ranges::replace_if(line, [](char c) { return c < ' ' || c > '~'; }, '?');
  return line;
}

std::chrono::nanoseconds cpu_time_of(pid_t pid) {
  clockid_t clock{};
  timespec used{};
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &used) != 0) return {};
  return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

// Including its children: the shell stays if a command is more than one program.
std::chrono::nanoseconds cpu_time_with_children(pid_t pid, int depth) {
  std::chrono::nanoseconds sum = cpu_time_of(pid);
  if (depth == 0) return sum;
  std::ifstream children("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) + "/children");
  for (pid_t child = 0; children >> child;) sum += cpu_time_with_children(child, depth - 1);
  return sum;
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command, Errors errors) : hear_errors_(std::move(errors)) {
  std::array<int, 2> to{-1, -1};
  std::array<int, 2> from{-1, -1};
  std::array<int, 2> wrong{-1, -1};
  const auto piped = [](std::array<int, 2>& ends) { return pipe2(ends.data(), O_CLOEXEC) == 0; };
  int error = piped(to) && piped(from) && (!hear_errors_ || piped(wrong)) ? 0 : errno;
  if (error == 0) {
    const SpawnPlan plan(to[0], from[1], wrong[1]);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string text = command;
    std::array<char*, 4> arguments = {shell.data(), flag.data(), text.data(), nullptr};
    error = posix_spawn(&pid_, "/bin/sh", &plan.actions, &plan.attributes, arguments.data(), environ);
  }
  close_fd(to[0]);
  close_fd(from[1]);
  close_fd(wrong[1]);
  input_ = to[1];
  output_ = from[0];
  errors_ = wrong[0];
  if (error != 0) {
    pid_ = -1;
    close_fd(input_);
    close_fd(output_);
    close_fd(errors_);
    ending_ = not_started(error);
    return;
  }
  list_group(pid_);
  for (const int end : {input_, output_, errors_}) {
    if (end >= 0) fcntl(end, F_SETFL, O_NONBLOCK);
  }
}

ChildProcess::~ChildProcess() {
  if (running()) finish(kPatienceAtEnd, std::nullopt);
}

bool ChildProcess::still_running() {
  if (running() && ends_within(milliseconds(0))) finish(milliseconds(0), std::nullopt);
  return running();
}

void ChildProcess::send(std::string_view line) {
  if (!running() || input_ < 0) return;
  outbox_ += line;
  outbox_ += '\n';
  flush();
  if (outbox_.size() > kMaxUnread) finish(milliseconds(0), Message("external.stuck"));
}

void ChildProcess::flush() {
  HoldSigpipe hold;
  std::size_t done = 0;
  while (done < outbox_.size()) {
    const ssize_t wrote = write(input_, outbox_.data() + done, outbox_.size() - done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0 && errno == EAGAIN) break;
    if (wrote < 0) {
      hold.broken = errno == EPIPE;
      close_input();  // it no longer reads; whether it still writes shows on its output
      return;
    }
    done += static_cast<std::size_t>(wrote);
  }
  outbox_.erase(0, done);
}

void ChildProcess::close_input() {
  close_fd(input_);
  outbox_.clear();
}

ChildProcess::Received ChildProcess::receive(Clock::time_point deadline) {
  for (bool looked = false;; looked = true) {
    if (auto line = take_line()) return *std::move(line);
    if (!running()) return {Outcome::ended, {}};
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (looked && left.count() <= 0) return {Outcome::late, {}};

    // Negative descriptors are ignored.
    const int unsent = outbox_.empty() ? -1 : input_;
    std::array<pollfd, 3> watched = {pollfd{output_, POLLIN, 0}, pollfd{unsent, POLLOUT, 0},
                                     pollfd{errors_, POLLIN, 0}};
    const auto wait = std::clamp<std::int64_t>(left.count(), 0, std::numeric_limits<int>::max());
    if (poll(watched.data(), watched.size(), static_cast<int>(wait)) <= 0) continue;
    if (watched[2].revents != 0) read_errors();
    if (watched[1].revents != 0) flush();
    if (watched[0].revents != 0) read_some();
  }
}

void ChildProcess::read_some() {
  std::array<char, 16UL * 1024> block;
  const ssize_t got = read(output_, block.data(), block.size());
  if (got > 0) {
    inbox_.append(block.data(), static_cast<std::size_t>(got));
  } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
    finish(kPatienceAtEof, std::nullopt);
  }
}

void ChildProcess::read_errors() {
  constexpr std::size_t kKept = 4096;
  constexpr int kBlocks = 8;  // a program that writes endlessly must not hold us up
  std::array<char, 16UL * 1024> block;
  for (int i = 0; i < kBlocks && errors_ >= 0; ++i) {
    const ssize_t got = read(errors_, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) return close_fd(errors_);
    const std::string_view text(block.data(), static_cast<std::size_t>(got));
    hear_errors_(text);
    last_errors_ += text;
    if (last_errors_.size() > kKept) last_errors_.erase(0, last_errors_.size() - kKept);
  }
}

std::chrono::nanoseconds ChildProcess::cpu_time() const {
  constexpr int kDeepest = 4;
  return running() ? cpu_time_with_children(pid_, kDeepest) : std::chrono::nanoseconds(0);
}

void ChildProcess::kill_all() {
  const int before = errno;
  for (const std::atomic<pid_t>& place : running_groups) {
    if (const pid_t group = place.load()) kill(-group, SIGKILL);
  }
  errno = before;
}

std::optional<ChildProcess::Received> ChildProcess::take_line() {
  std::size_t end = inbox_.find('\n');
  if (skipping_) {
    if (end == std::string::npos) {
      inbox_.clear();
      return std::nullopt;
    }
    inbox_.erase(0, end + 1);
    skipping_ = false;
    end = inbox_.find('\n');
  }
  if (std::min(end, inbox_.size()) > kMaxLine) {
    skipping_ = true;
    return Received{Outcome::too_long, {}};
  }
  if (end == std::string::npos) return std::nullopt;
  Received received{Outcome::line, inbox_.substr(0, end)};
  inbox_.erase(0, end + 1);
  return received;
}

// Waits for the process to exit without reaping it, so that its ID is not reused.
bool ChildProcess::ends_within(milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  while (true) {
    read_errors();
    siginfo_t info{};
    const int failed = waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (failed == 0 && info.si_pid == pid_) return true;
    if (failed != 0 && errno != EINTR) return true;
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(milliseconds(1));
  }
}

void ChildProcess::finish(milliseconds patience, std::optional<Message> reason) {
  close_input();
  const bool by_itself = ends_within(patience);
  close_fd(output_);
  kill(-pid_, SIGKILL);  // its children too, and the program itself if it stayed
  unlist_group(pid_);    // while the ID still belongs to it
  read_errors();
  close_fd(errors_);
  int status = 0;
  pid_t reaped = 0;
  do {
    reaped = waitpid(pid_, &status, 0);
  } while (reaped < 0 && errno == EINTR);

  const std::string said = last_line(last_errors_);
  if (reason) {
    ending_ = std::move(reason);
  } else if (by_itself && reaped == pid_ && WIFEXITED(status) && !said.empty()) {
    ending_ = Message("external.exited_saying", {{"status", WEXITSTATUS(status)}, {"line", said}});
  } else if (by_itself && reaped == pid_ && WIFEXITED(status)) {
    ending_ = Message("external.exited", {{"status", WEXITSTATUS(status)}});
  } else if (by_itself && reaped == pid_ && WIFSIGNALED(status)) {
    ending_ = Message("external.signalled", {{"signal", WTERMSIG(status)}});
  } else {
    ending_ = Message("external.closed");
  }
}

}  // namespace parlor
