// Were the deals of a record the ones that were committed to before the first?
#pragma once

#include <optional>

#include "engine/record.h"

namespace parlor {

// Names the first deal whose secret does not lead to the commitment, or whose seed does not come from secret
// and words. Nothing where all do, and of a record that committed to nothing.
std::optional<Message> check_fair(const Record& record);

}  // namespace parlor
