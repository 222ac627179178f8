// Thinks for a room. In a server this happens on other threads, so everything passed to it must be
// thread-safe.
#pragma once

#include <functional>
#include <string>

#include "room/strand.h"

namespace parlor {

class Thinking {
 public:
  // One step of a job; true if there is more to do. Others get a turn between two steps.
  using Step = std::function<bool()>;

  Thinking() = default;
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;
  virtual ~Thinking() = default;

  // For a computer's move, which takes priority over people's requests.
  virtual void move(Task task) = 0;
  // False if too much is already waiting.
  virtual bool ask(const std::string& address, Step step) = 0;
};

}  // namespace parlor
