#include "server/doorkeeper.h"

#include <algorithm>

namespace parlor {
namespace {

constexpr std::size_t kManyVisitors = 10'000;

}  // namespace

Doorkeeper::Visitor& Doorkeeper::visitor(const std::string& address) {
  const auto now = Bucket::Time::clock::now();
  if (const auto found = visitors_.find(address); found != visitors_.end()) return found->second;
  if (visitors_.size() >= kManyVisitors) {
    // Who has asked for nothing in a while need not be remembered.
    std::erase_if(visitors_, [now](const auto& entry) {
      return entry.second.connections == 0 &&
             std::ranges::all_of(entry.second.buckets,
                                 [now](const Bucket& bucket) { return bucket.full(now); });
    });
  }
  const Visitor fresh{
      0, {Bucket(limits_.requests, now), Bucket(limits_.tables, now), Bucket(limits_.joins, now)}};
  return visitors_.emplace(address, fresh).first->second;
}

bool Doorkeeper::allows(const std::string& address, Ask ask) {
  const std::scoped_lock lock(mutex_);
  return visitor(address).buckets[static_cast<std::size_t>(ask)].take(Bucket::Time::clock::now());
}

bool Doorkeeper::let_in(const std::string& address) {
  const std::scoped_lock lock(mutex_);
  Visitor& who = visitor(address);
  if (who.connections >= limits_.connections_an_address) return false;
  ++who.connections;
  return true;
}

void Doorkeeper::let_out(const std::string& address) {
  const std::scoped_lock lock(mutex_);
  --visitor(address).connections;
}

}  // namespace parlor
