// What was read from the store, or why nothing was.
#pragma once

#include <optional>
#include <utility>

namespace parlor {

enum class Unread {
  absent,       // there is no such thing
  damaged,      // it is there but cannot be read
  unreachable,  // nothing can be read at present
};

template <class T>
class Read : public std::optional<T> {
 public:
  Read(T value) : std::optional<T>(std::move(value)) {}  // NOLINT: what was read is the answer
  Read(Unread why) : why_(why) {}                        // NOLINT: and so is the reason

  // If there is nothing.
  Unread why() const { return why_; }

 private:
  Unread why_ = Unread::absent;
};

}  // namespace parlor
