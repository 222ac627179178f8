// The connection for reading. Any thread may use it; requests are served one at a time.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/database/database_reader.h"
#include "store/postgres/address.h"
#include "store/postgres/link.h"
#include "store/tables/stored.h"

namespace parlor::postgres {

class Reader final : public DatabaseReader {
 public:
  // `node` is the name of this server.
  Reader(Address address, std::chrono::milliseconds patience, std::string node)
      : link_(std::move(address), patience), node_(std::move(node)) {}

  TableKey new_key() override;
  std::optional<FoundTable> find(std::string_view id) override;
  std::optional<StoredMatch> match(TableKey table) override;
  std::vector<StoredEntry> entries(TableKey table, int from) override;
  std::vector<TableOfProfile> tables_of(const std::string& profile, std::optional<TableKey> before,
                                        int most) override;
  std::vector<StoredResult> results_of(const std::string& profile) override;
  std::vector<TableKey> unsettled(const std::string& profile) override;

 private:
  Rows ask(const char* statement, const std::vector<std::string>& arguments = {});

  std::mutex mutex_;
  Link link_;
  const std::string node_;
};

}  // namespace parlor::postgres
