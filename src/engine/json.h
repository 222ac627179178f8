// The engine's output as JSON, for the page and for players in other processes.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>

#include "core/json_writer.h"
#include "core/message.h"
#include "engine/assessment.h"
#include "engine/match.h"
#include "engine/option.h"
#include "engine/rules_page.h"

namespace parlor {

// The key, and the arguments by name. Seats and catalogue words are objects, so that they cannot be mistaken
// for numbers and texts:
//   {"key": "big2.plays", "seat": {"seat": 0}, "cards": ["C3", "D3"],
//    "pattern": {"name": "pair", "key": "big2.pattern.pair"}}
nlohmann::json to_json(const Message& message);
// Writes the same without building a tree: every event goes to everybody after every move.
void write(JsonWriter& writer, const Message& message);
// The same for programs that play, which need no sentences: a name is written as in a view, "pair".
nlohmann::json to_plain_json(const Message& message);

nlohmann::json to_json(const Assessment& assessment);
nlohmann::json to_json(const OptionInfo& option);
// Rules given as text, as an object keyed by option name: {"patterns": ["single", "pair"], "fivecards":
// "ranked", "jokers": true, "tiles": 14}.
nlohmann::json rules_json(std::span<const OptionInfo> options, std::string_view rules);
// Which score wins: "more" or "fewer" points.
std::string_view better_name(Better better);
// {"sections": [...]}
nlohmann::json to_json(const RulesPage& page);

}  // namespace parlor
