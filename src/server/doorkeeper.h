// Counts what each address asks for.
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
  // So many are remembered, and those who are connected: who was not seen for longest is forgotten first.
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

  // Nothing where the address has too many connections open already, or opens them too fast. What it gives
  // stays where it is until it is let out.
  Visitor* let_in(const std::string& address);
  void let_out(Visitor& visitor);
  bool allows(Visitor& visitor, Ask ask);

  Visitor& visitor(const std::string& address, Bucket::Time now);
  void forget_one();

  const Limits& limits_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Visitor> visitors_;
  std::list<std::string> seen_;  // their addresses, the one seen last in front
};

// A connection, counted for its address as long as this lives.
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
  // Of somebody who was let in; cheaper than by the address.
  bool allows(Doorkeeper::Ask ask) const { return doorkeeper_->allows(*visitor_, ask); }

 private:
  Doorkeeper* doorkeeper_;
  std::string address_;
  Doorkeeper::Visitor* visitor_;
};

}  // namespace parlor
