// Ctrl-C and the other polite requests to end, as a flag to check between moves.
#pragma once

namespace parlor {

// While an Interrupts object exists, SIGINT, SIGTERM and SIGHUP do not kill the program. They are noted, and
// programs that play are killed so that nobody waits for them. Only one object at a time.
class Interrupts {
 public:
  // Whether a repeated signal is only noted again, or ends the program at once.
  enum class Again { noted, kills };
  explicit Interrupts(Again again = Again::noted);
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  // The signal received since the first object was made, or 0.
  static int caught();
  // Waits for input or its end; false if a signal came first.
  static bool wait_readable(int descriptor);
};

}  // namespace parlor
