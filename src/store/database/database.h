// What a store asks of the database beneath it. The store batches writes, reports their outcomes and keeps
// the figures; a database only reads and commits.
#pragma once

#include "store/database/database_committer.h"
#include "store/database/database_reader.h"
#include "store/database/membership.h"

namespace parlor {

class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  virtual DatabaseReader& reader() = 0;
  virtual DatabaseCommitter& committer() = 0;
  // Null if no other server can use the database.
  virtual const Membership* membership() const { return nullptr; }
};

}  // namespace parlor
