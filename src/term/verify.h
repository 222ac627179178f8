// Is a record sound?
#pragma once

#include <ostream>
#include <string_view>

#include "core/message.h"
#include "engine/replay.h"

namespace parlor {

// Says so, or what is not, in one sentence. 0 when it is sound, 1 when it is not.
int verify(std::string_view text, const OpenTable& open_table, const Catalogue& words, std::ostream& out);

}  // namespace parlor
