// What the engine says as JSON, for the page and for players in other processes.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/message.h"
#include "engine/assessment.h"
#include "engine/option.h"
#include "engine/rules_page.h"

namespace parlor {

// {"key": "big2.plays", "seat": 0, "pattern": {"key": "big2.pattern.pair"}, "cards": "C3 D3"}: the key and
// the arguments by name; a catalogue word is an object, so that it is not taken for a text.
nlohmann::json to_json(const Message& message);
// The same with catalogue words as plain texts, as programs that play are told since protocol 1.
nlohmann::json to_plain_json(const Message& message);

nlohmann::json to_json(const Assessment& assessment);
nlohmann::json to_json(const OptionInfo& option);
// {"sections": [...]}
nlohmann::json to_json(const RulesPage& page);

}  // namespace parlor
