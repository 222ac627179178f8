// Which events there are and what each one contains. Programs that play are written against this list.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace parlor {

struct EventField {
  enum class Type : std::uint8_t { number, text, list, word, seat };
  std::string_view name;
  Type type;
};

struct EventInfo {
  std::string_view key;
  std::vector<EventField> fields{};
};

// "seat", "list" and so on, the names used in the documentation.
std::string_view type_name(EventField::Type type);

// How an event differs from its description in the list; nothing if it matches.
std::optional<std::string> unlisted(const Message& event, std::span<const EventInfo> events);

// The events that tables send in every game.
const std::vector<EventInfo>& table_events();

}  // namespace parlor
