#include "store/postgres/postgres_database.h"

#include <chrono>
#include <string>

#include "store/postgres/address.h"
#include "store/postgres/committer.h"
#include "store/postgres/link.h"
#include "store/postgres/node.h"
#include "store/postgres/problem.h"
#include "store/postgres/reader.h"

namespace parlor::postgres {
namespace {

class PostgresDatabase final : public Database {
 public:
  PostgresDatabase(const Address& address, const std::string& name, std::chrono::milliseconds lease)
      : membership_(name, Node::patience(lease)),
        committer_(Link(address, Node::patience(lease)), Node(address, lease, membership_), membership_),
        reader_(address, Node::patience(lease), name) {}

  Reader& reader() override { return reader_; }
  Committer& committer() override { return committer_; }
  const Membership* membership() const override { return &membership_; }

 private:
  Membership membership_;
  Committer committer_;
  Reader reader_;
};

}  // namespace

Result<std::unique_ptr<Database>> open_url(const std::string& url, const NodeOptions& node) {
  const auto address = Address::parse(url);
  if (!address) return address.problem();
  try {
    return std::unique_ptr<Database>(std::make_unique<PostgresDatabase>(
        *address, node.name.empty() ? Node::host() : node.name, node.lease));
  } catch (const Refusal& refusal) {
    return refusal.why;
  } catch (const Problem& problem) {
    return Message("store.cannot_connect",
                   {{"database", address->name()}, {"why", std::string(problem.what())}});
  }
}

}  // namespace parlor::postgres
