// Checks whether a record is valid.
#pragma once

#include <ostream>
#include <string_view>

#include "core/message.h"
#include "engine/replay.h"

namespace parlor {

// Says so, or what is wrong, in one sentence. Returns 0 if the record is valid, 1 if not.
int verify(std::string_view text, const OpenTable& open_table, const Catalogue& words, std::ostream& out);

}  // namespace parlor
