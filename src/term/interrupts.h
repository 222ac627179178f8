// Ctrl-C and the other polite requests to end, as something to look at between moves.
#pragma once

namespace parlor {

// While one lives, SIGINT, SIGTERM and SIGHUP do not kill the program: they are noted, and the programs that
// play are killed, so that nobody waits for them. One at a time.
class Interrupts {
 public:
  // Whether the same signal is only noted when it comes again, or ends the program at once.
  enum class Again { noted, kills };
  explicit Interrupts(Again again = Again::noted);
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  // The signal that came since the first guard was made, or 0.
  static int caught();
  // Waits until there is something to read, or the end; false when a signal came first.
  static bool wait_readable(int descriptor);
};

}  // namespace parlor
