// Ctrl-C and the other polite requests to end, as something to look at between moves.
#pragma once

namespace parlor {

// While one lives, SIGINT, SIGTERM and SIGHUP do not kill the program: they are noted. One at a time.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  // The signal that came since the first guard was made, or 0.
  static int caught();
  // Waits until there is something to read, or the end; false when a signal came first.
  static bool wait_readable(int descriptor);
};

}  // namespace parlor
