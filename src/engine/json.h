// Messages and events as JSON, for players in other processes and for the page.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/message.h"
#include "engine/event.h"

namespace parlor {

// {"key": "big2.plays", "seat": 0, "cards": "C3 D3", ...}: the key and the arguments by name.
nlohmann::json to_json(const Message& message);

}  // namespace parlor
