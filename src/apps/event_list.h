// The events that programs receive, as Markdown: for `parlor rules GAME --events` and
// docs/writing-a-player.md.
#pragma once

#include <span>
#include <string>

#include "core/message.h"
#include "engine/event_info.h"

namespace parlor {

// One item per event: its key, its fields with their types, and the sentence that people read.
std::string event_list(std::span<const EventInfo> events, const Catalogue& words);

}  // namespace parlor
