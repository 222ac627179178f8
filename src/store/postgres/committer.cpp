#include "store/postgres/committer.h"

#include <cstdint>
#include <utility>

#include "store/postgres/batch.h"

namespace parlor::postgres {

Committer::Committer(Link link, Node node, Membership& membership)
    : link_(std::move(link)), node_(std::move(node)), membership_(membership) {}

std::optional<Trouble> Committer::commit(std::vector<Write>& batch) {
  return attempt([&](Connection& connection) { store(connection, batch); });
}

// The lease is renewed with it, so this is also what to do while commits fail.
std::optional<Trouble> Committer::look() {
  return attempt([](Connection&) {});
}

void Committer::finish() {
  (void)attempt([this](Connection& connection) { node_.release(connection); });
  membership_.lost();
}

// After a failure the outcome of the transaction may be unknown: all its writes count as failed, and whoever
// asked for them reads back what is there.
std::optional<Trouble> Committer::attempt(const std::function<void(Connection&)>& work) {
  try {
    work(ready());
    return std::nullopt;
  } catch (const Fenced&) {
    link_.drop();
    membership_.lost();
    buried_ = true;
    return Trouble(Message("store.fenced"), true);
  } catch (const Refusal& refusal) {
    return refusal.why;
  } catch (const Problem& problem) {
    link_.drop();
    return problem.told();
  }
}

Connection& Committer::ready() {
  const bool fresh = !link_.is_open();
  Connection& connection = link_.open();
  if (buried_) {
    node_.join_again(connection);
    buried_ = false;
  }
  if (fresh) node_.resume(connection);
  if (fresh || node_.renewal_due()) node_.renew(connection);
  return connection;
}

// If a write cannot be made as it is, its half of the batch is tried without the other half, and so on until
// it is found: that is rare, and costs nothing until it happens.
void Committer::store(Connection& connection, std::span<Write> writes) {
  try {
    node_.begin(connection);
    const std::uint64_t takeovers = carry_out(connection, node_.author(), writes);
    connection.run("COMMIT");
    membership_.took_over(takeovers);
  } catch (const Problem& problem) {
    if (!problem.concerns_one()) throw;
    connection.run("ROLLBACK");
    if (writes.size() == 1) {
      writes.front().outcome = Outcome::refused;
      return;
    }
    const std::size_t half = writes.size() / 2;
    store(connection, writes.first(half));
    store(connection, writes.subspan(half));
  }
}

}  // namespace parlor::postgres
