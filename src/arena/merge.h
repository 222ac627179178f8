// The parts of a run become one result.
#pragma once

#include <string>

#include "arena/report.h"
#include "core/message.h"

namespace parlor {

// What the run would have reported on one machine, apart from the times. Refuses a folder in which a part is
// missing, unfinished, there twice, or from another run.
Result<ArenaReport> merge_parts(const std::string& folder);

}  // namespace parlor
