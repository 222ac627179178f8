// Commits writes, and keeps the lease that allows it.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "store/database/database_committer.h"
#include "store/database/membership.h"
#include "store/database/trouble.h"
#include "store/database/write.h"
#include "store/postgres/link.h"
#include "store/postgres/node.h"

namespace parlor::postgres {

class Committer final : public DatabaseCommitter {
 public:
  // `membership` outlives it.
  Committer(Link link, Node node, Membership& membership);

  std::optional<Trouble> commit(std::vector<Write>& batch) override;
  std::optional<Trouble> look() override;
  std::optional<Trouble> try_again() override { return look(); }
  void finish() override;

 private:
  std::optional<Trouble> attempt(const std::function<void(Connection&)>& work);
  Connection& ready();
  void store(Connection& connection, std::span<Write> writes);

  Link link_;
  Node node_;
  Membership& membership_;
  bool buried_ = false;  // others have taken over
};

}  // namespace parlor::postgres
