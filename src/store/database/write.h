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

  std::variant<StoredTable, Append, Summary, Result> what;
  TableStore::Done done;
  Outcome outcome = Outcome::failed;
};

}  // namespace parlor
