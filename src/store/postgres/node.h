// This start of the server, as the database knows it: a row that is never used again, and a lease on the
// database that has to be renewed.
//
// The lease only tells others when they may take over. What makes that safe is the fence: every transaction
// that writes holds a lock on the row of its node, and taking over changes that row. So a takeover waits for
// the transaction in flight, and whatever the old server tries afterwards finds that it is no longer alive.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "store/postgres/address.h"
#include "store/postgres/connection.h"

namespace parlor::postgres {

class Node {
 public:
  // Prepares the schema and takes the lease. Throws a Refusal if another server holds it, which is seen by
  // its renewing it; waits for one that is no longer renewed to run out.
  static Node start(const Address& address, std::chrono::milliseconds lease);

  // How long the server may take over any request: less than a lease minus the time between two renewals.
  static std::chrono::milliseconds patience(std::chrono::milliseconds lease) { return lease * 4 / 5; }

  // Each throws a Refusal if another server has taken over. On a new connection, waits until transactions of
  // earlier ones have ended, so that nothing of them is written later:
  void resume(Connection& connection) const;
  // Begins a transaction that no takeover can overtake.
  void begin(Connection& connection) const;
  void renew(Connection& connection);
  bool renewal_due() const;

  // Lets another server start at once.
  void release(Connection& connection) const;

 private:
  using Clock = std::chrono::steady_clock;
  Node(std::int64_t id, std::chrono::milliseconds lease, Clock::time_point renewed)
      : id_(std::to_string(id)), lease_(lease), renewed_(renewed) {}

  std::string id_;
  std::chrono::milliseconds lease_;
  Clock::time_point renewed_;
};

}  // namespace parlor::postgres
