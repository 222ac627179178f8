// Who thinks for a room: on other threads in a server, and then everything given to them must be able to bear
// that.
#pragma once

#include <functional>
#include <string>

#include "room/strand.h"

namespace parlor {

class Thinking {
 public:
  // One piece of a job; true where there is more to do. Between two pieces everyone else gets a turn.
  using Step = std::function<bool()>;

  Thinking() = default;
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;
  virtual ~Thinking() = default;

  // For a computer's move, which comes before everything that people ask for.
  virtual void move(Task task) = 0;
  // False where too much is waiting already.
  virtual bool ask(const std::string& address, Step step) = 0;
};

}  // namespace parlor
