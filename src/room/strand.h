// Where the work of one table runs, one piece at a time: on a thread of the server, or by hand in a test.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace parlor {

using Task = std::function<void()>;
using Timer = std::shared_ptr<void>;  // letting go of it cancels

class Strand {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Strand() = default;
  Strand(const Strand&) = delete;
  Strand& operator=(const Strand&) = delete;
  virtual ~Strand() = default;

  virtual void post(Task task) = 0;
  virtual Timer after(std::chrono::milliseconds delay, Task task) = 0;
  virtual Time now() const = 0;  // from any thread
};

// The strand of a room, as its parts use it: what they put off never runs once the room is gone.
class RoomStrand : public Strand {
 public:
  // As long as somebody holds it, on whatever thread, the room stays.
  virtual std::shared_ptr<Strand> hold() = 0;
};

}  // namespace parlor
