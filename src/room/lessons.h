// Lessons over HTTP, message by message as at a table. The server keeps no state: each request repeats what
// the learner has done so far.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/message.h"
#include "listing/listing.h"
#include "room/answer.h"

namespace parlor {

// The lessons of a game, in order.
Result<nlohmann::json> lessons_json(const GameListing& game);

// {"messages": [...], "finished": ...} to {"done": [...], "message": {...}}; refused if the request itself is
// invalid.
Result<Answer> lesson_answer(const GameListing& game, const Lesson& lesson, const nlohmann::json& request);

}  // namespace parlor
