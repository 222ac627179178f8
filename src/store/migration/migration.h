// Copies every table of a SQLite file into a PostgreSQL database.
#pragma once

#include <cstdint>
#include <string>

#include "core/message.h"

namespace parlor {

struct Migrated {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
};

// All rows are copied in one transaction and read back in it, so that the database has everything or nothing.
// Refuses a file that a server is using and a database that has tables already. The file is not changed,
// except that an older one is brought up to date.
Result<Migrated> migrate(const std::string& file, const std::string& url);

}  // namespace parlor
