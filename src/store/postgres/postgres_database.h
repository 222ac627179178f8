// Tables in a PostgreSQL database, for one server at a time.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "core/message.h"
#include "store/database/database.h"

namespace parlor::postgres {

// How long a server that no longer answers keeps the database to itself, by the clock of the database.
inline constexpr std::chrono::milliseconds kLease{5000};

// Creates the tables if there are none. Refuses a database that another server is using or that is not ours.
Result<std::unique_ptr<Database>> open_url(const std::string& url, std::chrono::milliseconds lease = kLease);

}  // namespace parlor::postgres
