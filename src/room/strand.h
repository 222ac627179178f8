// Runs the work of one table, one task at a time: on the server's threads, or by hand in a test.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace parlor {

using Task = std::function<void()>;
using Timer = std::shared_ptr<void>;  // cancelled when released

class Strand {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Strand() = default;
  Strand(const Strand&) = delete;
  Strand& operator=(const Strand&) = delete;
  virtual ~Strand() = default;

  virtual void post(Task task) = 0;
  virtual Timer after(std::chrono::milliseconds delay, Task task) = 0;
  virtual Time now() const = 0;  // call from any thread
};

// The strand of a room, as its parts use it: tasks posted or delayed never run once the room is gone.
class RoomStrand : public Strand {
 public:
  // The room stays alive while somebody holds this, on any thread.
  virtual std::shared_ptr<Strand> hold() = 0;
};

}  // namespace parlor
