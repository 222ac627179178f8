#include "store/postgres/node.h"

#include <array>
#include <optional>
#include <thread>
#include <unistd.h>

#include "store/postgres/schema.h"

namespace parlor::postgres {
namespace {

struct Holder {
  std::string node;
  std::string until;
  Message told;
};

std::string host_name() {
  std::array<char, 256> name{};
  ::gethostname(name.data(), name.size() - 1);
  return name.data();
}

// The server whose lease has not run out.
std::optional<Holder> holder(Connection& connection, const Address& address) {
  const Rows rows = connection.ask(
      "SELECT id, until, host, process FROM nodes JOIN leases ON node = id"
      " WHERE alive AND until > clock_timestamp()");
  if (rows.empty()) return std::nullopt;
  return Holder{
      rows.text(0, 0), rows.text(0, 1),
      Message("store.held",
              {{"database", address.name()}, {"host", rows.text(0, 2)}, {"process", rows.text(0, 3)}})};
}

void must_be_alive(const Rows& rows) {
  if (rows.empty()) throw Refusal{Message("store.fenced")};
}

std::string in_milliseconds_of(std::chrono::milliseconds time) { return std::to_string(time.count()); }

// Only one server at a time prepares the schema and looks at leases; the number is arbitrary.
constexpr const char* kBeginAlone = "BEGIN; SELECT pg_advisory_xact_lock(72616531)";

constexpr const char* kRenew =
    "UPDATE leases SET until = clock_timestamp() + $2::float8 * interval '1 ms' WHERE node = $1 RETURNING 1";

}  // namespace

Node Node::start(const Address& address, std::chrono::milliseconds lease) {
  constexpr std::chrono::milliseconds kBetweenLooks{100};
  // Long enough for PostgreSQL to end a stalled transaction of a server that is taken over.
  Connection connection(address, 3 * lease);
  std::optional<Holder> first;
  const auto end = Clock::now() + 3 * lease;  // in case the clock of the database was set back
  while (true) {
    connection.run(kBeginAlone);
    prepare_schema(connection, address);
    const auto current = holder(connection, address);
    if (!current) break;
    connection.run("ROLLBACK");
    if (!first) first = current;
    const bool renewed = current->node != first->node || current->until != first->until;
    if (renewed || Clock::now() > end) throw Refusal{current->told};
    std::this_thread::sleep_for(kBetweenLooks);
  }
  connection.run("DELETE FROM leases; UPDATE nodes SET alive = false WHERE alive");
  const auto now = Clock::now();
  const Rows rows = connection.ask("INSERT INTO nodes (host, process) VALUES ($1, $2) RETURNING id",
                                   {host_name(), std::to_string(::getpid())});
  const Node node(rows.number(0, 0), lease, now);
  connection.ask("INSERT INTO leases VALUES ($1, clock_timestamp() + $2::float8 * interval '1 ms')",
                 {node.id_, in_milliseconds_of(lease)});
  connection.run("COMMIT");
  return node;
}

void Node::resume(Connection& connection) const {
  // A transaction of ours that stalls is ended by PostgreSQL, so that a takeover need not wait for ever.
  connection.run("SET idle_in_transaction_session_timeout = " + in_milliseconds_of(lease_));
  must_be_alive(connection.ask("SELECT 1 FROM nodes WHERE id = $1 AND alive FOR UPDATE", {id_}));
}

void Node::begin(Connection& connection) const {
  must_be_alive(connection.run("BEGIN; SELECT 1 FROM nodes WHERE id = " + id_ + " AND alive FOR SHARE"));
}

void Node::renew(Connection& connection) {
  const auto now = Clock::now();
  must_be_alive(connection.ask(kRenew, {id_, in_milliseconds_of(lease_)}));
  renewed_ = now;
}

bool Node::renewal_due() const { return Clock::now() - renewed_ >= lease_ / 5; }

void Node::release(Connection& connection) const {
  connection.run("BEGIN; DELETE FROM leases WHERE node = " + id_ +
                 "; UPDATE nodes SET alive = false WHERE id = " + id_ + "; COMMIT");
}

}  // namespace parlor::postgres
