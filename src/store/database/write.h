// A write that waits for its commit.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "store/tables/stored.h"
#include "store/tables/table_store.h"

namespace parlor {

struct Write {
  struct Append {
    TableKey table;
    StoredEntry entry;
    std::optional<StoredTable> details{};  // if they changed with it
  };
  struct Summary {
    TableKey table;
    StoredSummary summary;
  };
  struct Result {
    std::string profile;
    StoredResult result;
  };

  // Only the owner of a table may write to it. If several servers share the database, a server claims a table
  // before it reads it, and releases it when nobody uses it any more.
  struct Claim {
    TableKey table;
  };
  struct Release {
    TableKey table;
  };

  std::variant<StoredTable, Append, Summary, Result, Claim, Release> what;
  TableStore::Done done;
  Outcome outcome = Outcome::failed;
};

}  // namespace parlor
