// Checks that the deals of a record are the ones committed to before the first deal.
#pragma once

#include <optional>

#include "engine/record.h"

namespace parlor {

// Names the first deal whose secret does not lead to the commitment, or whose seed does not come from the
// secret and the words. Nothing if all deals check out, or if the record has no commitment.
std::optional<Message> check_fair(const Record& record);

}  // namespace parlor
