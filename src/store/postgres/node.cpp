#include "store/postgres/node.h"

#include <array>
#include <optional>
#include <thread>
#include <unistd.h>

#include "store/postgres/schema.h"

namespace parlor::postgres {
namespace {

using Clock = Membership::Clock;

struct Holder {
  std::string node;
  std::string until;
  Message told;
};

// The server of that name that has not been buried.
std::optional<Holder> holder(Connection& connection, const std::string& name) {
  const Rows rows = connection.ask(
      "SELECT id, until, host, process FROM nodes JOIN leases ON node = id WHERE alive AND name = $1",
      {name});
  if (rows.empty()) return std::nullopt;
  return Holder{
      rows.text(0, 0), rows.text(0, 1),
      Message("store.name_taken", {{"node", name}, {"host", rows.text(0, 2)}, {"process", rows.text(0, 3)}})};
}

void must_be_alive(const Rows& rows) {
  if (rows.empty()) throw Fenced();
}

std::string in_milliseconds(std::chrono::milliseconds time) { return std::to_string(time.count()); }

// Never waits: PostgreSQL ends a transaction that stalls, and then the next attempt succeeds.
constexpr const char* kBury =
    "WITH late AS (SELECT id FROM nodes JOIN leases ON node = id WHERE alive AND until < clock_timestamp()"
    "    FOR UPDATE OF nodes SKIP LOCKED),"
    "  without AS (DELETE FROM leases WHERE node IN (SELECT id FROM late)) "
    "UPDATE nodes SET alive = false WHERE id IN (SELECT id FROM late)";

constexpr const char* kRenew =
    "UPDATE leases SET until = clock_timestamp() + $2::float8 * interval '1 ms' WHERE node = $1 RETURNING 1";

}  // namespace

std::string Node::host() {
  std::array<char, 256> name{};
  ::gethostname(name.data(), name.size() - 1);
  return name.data();
}

Node::Node(const Address& address, std::chrono::milliseconds lease, Membership& membership)
    : lease_(lease), membership_(membership) {
  constexpr std::chrono::milliseconds kBetweenLooks{100};
  Connection connection(address, 3 * lease_);
  connection.run(kBeginAlone);
  prepare_schema(connection, address);
  connection.run("COMMIT");
  std::optional<Holder> first;
  const auto end = Clock::now() + 3 * lease_;  // in case the clock of the database was set back
  while (true) {
    connection.run(kBury);
    const auto current = holder(connection, membership_.node());
    if (!current) break;
    if (!first) first = current;
    const bool renewed = current->node != first->node || current->until != first->until;
    if (renewed || Clock::now() > end) throw Refusal{current->told};
    std::this_thread::sleep_for(kBetweenLooks);
  }
  join(connection);
}

void Node::join(Connection& connection) {
  const auto now = Clock::now();
  const Rows rows = connection.ask(
      "WITH node AS (INSERT INTO nodes (name, host, process) VALUES ($1, $2, $3) RETURNING id) "
      "INSERT INTO leases SELECT id, clock_timestamp() + $4::float8 * interval '1 ms' FROM node "
      "RETURNING node",
      {membership_.node(), host(), std::to_string(::getpid()), in_milliseconds(lease_)});
  id_ = rows.text(0, 0);
  membership_.joined(now);
}

void Node::join_again(Connection& connection) {
  connection.run(kBury);
  if (const auto current = holder(connection, membership_.node())) throw Refusal{current->told};
  join(connection);
}

void Node::resume(Connection& connection) const {
  // A transaction of ours that stalls is ended by PostgreSQL, so that a takeover need not wait for ever.
  connection.run("SET idle_in_transaction_session_timeout = " + in_milliseconds(lease_));
  must_be_alive(connection.ask("SELECT 1 FROM nodes WHERE id = $1 AND alive FOR UPDATE", {id_}));
}

void Node::begin(Connection& connection) const {
  must_be_alive(connection.run("BEGIN; SELECT 1 FROM nodes WHERE id = " + id_ + " AND alive FOR SHARE"));
}

void Node::renew(Connection& connection) {
  const auto now = Clock::now();
  must_be_alive(connection.ask(kRenew, {id_, in_milliseconds(lease_)}));
  membership_.renewed(now);
  connection.run(kBury);
}

bool Node::renewal_due() const { return membership_.age() >= lease_ / 5; }

void Node::release(Connection& connection) const {
  connection.run("BEGIN; DELETE FROM leases WHERE node = " + id_ +
                 "; UPDATE nodes SET alive = false WHERE id = " + id_ + "; COMMIT");
}

}  // namespace parlor::postgres
