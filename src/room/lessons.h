// Lessons over HTTP, message by message as at a table. Nothing is kept: who learns says each time what was
// done so far.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/message.h"
#include "listing/listing.h"
#include "room/answer.h"

namespace parlor {

// The lessons of a game in their order.
Result<nlohmann::json> lessons_json(const GameListing& game);

// {"messages": [...], "finished": ...} to {"done": [...], "message": {...}}; refused where the request itself
// makes no sense.
Result<Answer> lesson_answer(const GameListing& game, const Lesson& lesson, const nlohmann::json& request);

}  // namespace parlor
