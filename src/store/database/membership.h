// The place of a server among those that share a database. Its lease is renewed by one thread; any thread may
// ask whether it still holds.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace parlor {

class Membership {
 public:
  using Clock = std::chrono::steady_clock;

  // `patience` is how long the lease counts after it was renewed.
  Membership(std::string node, std::chrono::milliseconds patience)
      : node_(std::move(node)), patience_(patience) {}

  const std::string& node() const { return node_; }
  bool holds() const { return term_ > 0 && age() < patience_; }
  // Since it was renewed.
  Clock::duration age() const { return Clock::now() - renewed_.load(); }
  // Grows whenever the server joins again, because others took over its tables. 0 while it does not belong.
  std::uint64_t term() const { return holds() ? term_.load() : 0; }
  // Tables that were claimed from servers that are gone.
  std::uint64_t takeovers() const { return takeovers_; }

  // For the thread that renews it: the term, whether or not the lease still holds.
  std::uint64_t joins() const { return joins_; }
  void joined(Clock::time_point now) {
    renewed_ = now;
    term_ = ++joins_;
  }
  void renewed(Clock::time_point now) { renewed_ = now; }
  void lost() { term_ = 0; }
  void took_over(std::uint64_t tables) { takeovers_ += tables; }

 private:
  const std::string node_;
  const std::chrono::milliseconds patience_;
  std::atomic<Clock::time_point> renewed_{};
  std::atomic<std::uint64_t> term_ = 0;
  std::uint64_t joins_ = 0;
  std::atomic<std::uint64_t> takeovers_ = 0;
};

}  // namespace parlor
