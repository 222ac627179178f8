// Writing to a database, from one thread. What returns trouble returns nothing if all is well.
#pragma once

#include <optional>
#include <vector>

#include "store/database/trouble.h"
#include "store/database/write.h"

namespace parlor {

class DatabaseCommitter {
 public:
  DatabaseCommitter() = default;
  DatabaseCommitter(const DatabaseCommitter&) = delete;
  DatabaseCommitter& operator=(const DatabaseCommitter&) = delete;
  virtual ~DatabaseCommitter() = default;

  // Commits all writes together and sets each one's outcome: stored, or refused if only this one may not be
  // made.
  virtual std::optional<Trouble> commit(std::vector<Write>& batch) = 0;
  // Called several times a second while there is nothing to write: a quick look while commits succeed, and a
  // real attempt while they fail.
  virtual std::optional<Trouble> look() = 0;
  virtual std::optional<Trouble> try_again() = 0;
  // Called after the last write.
  virtual void finish() {}
};

}  // namespace parlor
