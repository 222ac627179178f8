// Tables in a SQLite file: WAL mode with synchronous=FULL.
#pragma once

#include <memory>
#include <string>

#include "core/message.h"
#include "store/database/database.h"

namespace parlor::sqlite {

// Creates the file if there is none. Refuses one that another process has open or that is not ours.
Result<std::unique_ptr<Database>> open_file(const std::string& path);

}  // namespace parlor::sqlite
