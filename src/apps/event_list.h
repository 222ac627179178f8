// Events as programs are told of them, in Markdown: `parlor rules GAME --events` and
// docs/writing-a-player.md.
#pragma once

#include <span>
#include <string>

#include "core/message.h"
#include "engine/event_info.h"

namespace parlor {

// An item for each: its key, its fields with what they are, and the sentence that people read.
std::string event_list(std::span<const EventInfo> events, const Catalogue& words);

}  // namespace parlor
