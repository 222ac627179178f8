#include "store/postgres/postgres_database.h"

#include <utility>

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
  PostgresDatabase(const Address& address, Node node, std::chrono::milliseconds patience)
      : reader_(address, patience), committer_(Link(address, patience), std::move(node)) {}

  Reader& reader() override { return reader_; }
  Committer& committer() override { return committer_; }

 private:
  Reader reader_;
  Committer committer_;
};

}  // namespace

Result<std::unique_ptr<Database>> open_url(const std::string& url, std::chrono::milliseconds lease) {
  const auto address = Address::parse(url);
  if (!address) return address.problem();
  try {
    return std::unique_ptr<Database>(
        std::make_unique<PostgresDatabase>(*address, Node::start(*address, lease), Node::patience(lease)));
  } catch (const Refusal& refusal) {
    return refusal.why;
  } catch (const Problem& problem) {
    return Message("store.cannot_connect",
                   {{"database", address->name()}, {"why", std::string(problem.what())}});
  }
}

}  // namespace parlor::postgres
