// Counts the requests of each address.
#pragma once

#include <array>
#include <list>
#include <mutex>
#include <string>
#include <unordered_map>

#include "room/bucket.h"
#include "server/limits.h"

namespace parlor {

class Doorkeeper {
 public:
  enum class Ask {
    connection,
    request,
    table,
    join,
    page,
    check,
    upgrade,
    stranger,
    message,
    chat,
    control_frame,
  };
  static constexpr std::size_t kAsks = 11;
  // This many addresses are remembered, or more if more are connected. The one not seen for the longest time
  // is forgotten first.
  static constexpr std::size_t kMostVisitors = 10'000;

  explicit Doorkeeper(const Limits& limits) : limits_(limits) {}

  bool allows(const std::string& address, Ask ask);
  std::size_t remembered() const;

 private:
  friend class Visit;

  struct Visitor {
    int connections = 0;
    std::array<Bucket, kAsks> buckets;
    std::list<std::string>::iterator seen;
  };

  // Null if the address already has too many connections open or opens them too fast. The pointer stays valid
  // until let_out().
  Visitor* let_in(const std::string& address);
  void let_out(Visitor& visitor);
  bool allows(Visitor& visitor, Ask ask);

  Visitor& visitor(const std::string& address, Bucket::Time now);
  void forget_one();

  const Limits& limits_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Visitor> visitors_;
  std::list<std::string> seen_;  // their addresses, the most recently seen in front
};

// A connection, counted for its address while this object exists.
class Visit {
 public:
  Visit(Doorkeeper& doorkeeper, std::string address);
  Visit(Visit&& other) noexcept;
  Visit& operator=(Visit&&) = delete;
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  ~Visit();

  const std::string& address() const { return address_; }
  bool let_in() const { return visitor_ != nullptr; }
  // For somebody already let in; cheaper than looking up the address.
  bool allows(Doorkeeper::Ask ask) const { return doorkeeper_->allows(*visitor_, ask); }

 private:
  Doorkeeper* doorkeeper_;
  std::string address_;
  Doorkeeper::Visitor* visitor_;
};

}  // namespace parlor
