#include "term/interrupts.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "external/child_process.h"

namespace parlor {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t caught_signal = 0;
// The handler writes a byte here, so that a wait that is about to start ends at once.
std::array<int, 2> wake_pipe = {-1, -1};
std::array<struct sigaction, kSignals.size()> old_actions;

extern "C" void note_signal(int number) {
  caught_signal = number;
  ChildProcess::kill_all();
  const char byte = 0;
  [[maybe_unused]] const auto written = write(wake_pipe[1], &byte, 1);
}

}  // namespace

Interrupts::Interrupts(Again again) {
  caught_signal = 0;
  if (pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) wake_pipe = {-1, -1};
  struct sigaction action{};
  action.sa_handler = note_signal;
  if (again == Again::kills) action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &action, &old_actions[i]);
}

Interrupts::~Interrupts() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &old_actions[i], nullptr);
  for (int& end : wake_pipe) {
    if (end >= 0) close(end);
    end = -1;
  }
}

int Interrupts::caught() { return caught_signal; }

bool Interrupts::wait_readable(int descriptor) {
  std::array<pollfd, 2> ends = {{{descriptor, POLLIN, 0}, {wake_pipe[0], POLLIN, 0}}};
  while (caught() == 0) {
    if (poll(ends.data(), ends.size(), -1) > 0 && ends[0].revents != 0) return caught() == 0;
  }
  return false;
}

}  // namespace parlor
