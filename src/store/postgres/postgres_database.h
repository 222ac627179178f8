// Tables in a PostgreSQL database, which several servers may share.
#pragma once

#include <memory>
#include <string>

#include "core/message.h"
#include "store/database/database.h"
#include "store/database/node_options.h"

namespace parlor::postgres {

// Creates the tables if there are none. Refuses a name that another server has, and a database that is not
// ours.
Result<std::unique_ptr<Database>> open_url(const std::string& url, const NodeOptions& node = {});

}  // namespace parlor::postgres
