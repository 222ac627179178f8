#include "server/doorkeeper.h"

#include <iterator>
#include <utility>

namespace parlor {

Doorkeeper::Visitor& Doorkeeper::visitor(const std::string& address, Bucket::Time now) {
  if (const auto found = visitors_.find(address); found != visitors_.end()) {
    seen_.splice(seen_.begin(), seen_, found->second.seen);
    return found->second;
  }
  if (visitors_.size() >= kMostVisitors) forget_one();
  seen_.push_front(address);
  // In the order of Ask.
  const Visitor fresh{
      0,
      {Bucket(limits_.connections, now), Bucket(limits_.requests, now), Bucket(limits_.tables, now),
       Bucket(limits_.joins, now), Bucket(limits_.pages, now), Bucket(limits_.checks, now),
       Bucket(limits_.upgrades, now), Bucket(limits_.strangers, now), Bucket(limits_.address_messages, now),
       Bucket(limits_.address_chat, now), Bucket(limits_.address_control_frames, now)},
      seen_.begin()};
  return visitors_.emplace(address, fresh).first->second;
}

// Addresses with open connections are kept and move to the front, so that the others come first next time.
void Doorkeeper::forget_one() {
  for (std::size_t i = seen_.size(); i > 0; --i) {
    const auto last = std::prev(seen_.end());
    const auto found = visitors_.find(*last);
    if (found->second.connections == 0) {
      visitors_.erase(found);
      seen_.erase(last);
      return;
    }
    seen_.splice(seen_.begin(), seen_, last);
  }
}

bool Doorkeeper::allows(const std::string& address, Ask ask) {
  const std::scoped_lock lock(mutex_);
  const auto now = Bucket::Time::clock::now();
  return visitor(address, now).buckets[static_cast<std::size_t>(ask)].take(now);
}

bool Doorkeeper::allows(Visitor& visitor, Ask ask) {
  const std::scoped_lock lock(mutex_);
  return visitor.buckets[static_cast<std::size_t>(ask)].take(Bucket::Time::clock::now());
}

std::size_t Doorkeeper::remembered() const {
  const std::scoped_lock lock(mutex_);
  return visitors_.size();
}

Doorkeeper::Visitor* Doorkeeper::let_in(const std::string& address) {
  const std::scoped_lock lock(mutex_);
  const auto now = Bucket::Time::clock::now();
  Visitor& who = visitor(address, now);
  if (!who.buckets[static_cast<std::size_t>(Ask::connection)].take(now)) return nullptr;
  if (who.connections >= limits_.connections_an_address) return nullptr;
  ++who.connections;
  return &who;
}

void Doorkeeper::let_out(Visitor& visitor) {
  const std::scoped_lock lock(mutex_);
  --visitor.connections;
  seen_.splice(seen_.begin(), seen_, visitor.seen);
}

Visit::Visit(Doorkeeper& doorkeeper, std::string address)
    : doorkeeper_(&doorkeeper), address_(std::move(address)), visitor_(doorkeeper.let_in(address_)) {}

Visit::Visit(Visit&& other) noexcept
    : doorkeeper_(other.doorkeeper_),
      address_(std::move(other.address_)),
      visitor_(std::exchange(other.visitor_, nullptr)) {}

Visit::~Visit() {
  if (visitor_ != nullptr) doorkeeper_->let_out(*visitor_);
}

}  // namespace parlor
