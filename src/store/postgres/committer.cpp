#include "store/postgres/committer.h"

#include <utility>

#include "store/postgres/batch.h"

namespace parlor::postgres {

Committer::Committer(Link link, Node node) : link_(std::move(link)), node_(std::move(node)) {}

std::optional<Trouble> Committer::commit(std::vector<Write>& batch) {
  return attempt([&](Connection& connection) { store(connection, batch); });
}

// The lease is renewed with it, so this is also what to do while commits fail.
std::optional<Trouble> Committer::look() {
  return attempt([](Connection&) {});
}

void Committer::finish() {
  (void)attempt([this](Connection& connection) { node_.release(connection); });
}

// After a failure the outcome of the transaction may be unknown: all its writes count as failed, and whoever
// asked for them reads back what is there.
std::optional<Trouble> Committer::attempt(const std::function<void(Connection&)>& work) {
  if (fenced_) return fenced_;
  try {
    work(ready());
    return std::nullopt;
  } catch (const Refusal& refusal) {
    link_.drop();
    fenced_ = Trouble(refusal.why, true);
    return fenced_;
  } catch (const Problem& problem) {
    link_.drop();
    return problem.told();
  }
}

Connection& Committer::ready() {
  const bool fresh = !link_.is_open();
  Connection& connection = link_.open();
  if (fresh) node_.resume(connection);
  if (fresh || node_.renewal_due()) node_.renew(connection);
  return connection;
}

// If a write cannot be made as it is, its half of the batch is tried without the other half, and so on until
// it is found: that is rare, and costs nothing until it happens.
void Committer::store(Connection& connection, std::span<Write> writes) {
  try {
    node_.begin(connection);
    carry_out(connection, writes);
    connection.run("COMMIT");
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
