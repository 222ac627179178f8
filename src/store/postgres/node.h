// This server among those that share the database: a row that is never used again, and a lease that has to be
// renewed.
//
// The lease only tells others when they may take over. What makes that safe is the fence: every transaction
// that writes holds a lock on the row of its node, and burying a node changes that row. So nobody is buried
// during a transaction, and whatever a buried server tries afterwards finds that it is no longer alive.
#pragma once

#include <chrono>
#include <string>

#include "store/database/membership.h"
#include "store/postgres/address.h"
#include "store/postgres/batch.h"
#include "store/postgres/connection.h"

namespace parlor::postgres {

class Node {
 public:
  // The name of this machine.
  static std::string host();
  // How long the server may take over any request: less than a lease minus the time between two renewals.
  static std::chrono::milliseconds patience(std::chrono::milliseconds lease) { return lease * 4 / 5; }

  // Prepares the schema and joins. Throws a Refusal if another server of that name is renewing its lease;
  // waits for one that no longer does. `membership` outlives the node.
  Node(const Address& address, std::chrono::milliseconds lease, Membership& membership);

  Author author() const { return {id_, membership_.joins()}; }
  // After the others have taken over: joins again, as a node that owns nothing.
  void join_again(Connection& connection);

  // Each throws Fenced if another server has taken over. On a new connection, waits until transactions of
  // earlier ones have ended, so that nothing of them is written later:
  void resume(Connection& connection) const;
  // Begins a transaction during which nobody can take over.
  void begin(Connection& connection) const;
  // Also buries those that have not renewed theirs in time.
  void renew(Connection& connection);
  bool renewal_due() const;

  // Lets others take over at once.
  void release(Connection& connection) const;

 private:
  void join(Connection& connection);

  std::chrono::milliseconds lease_;
  Membership& membership_;
  std::string id_;
};

// Another server has taken over.
struct Fenced {};

}  // namespace parlor::postgres
