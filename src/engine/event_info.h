// Which events there are and what each says: programs that play are written by this list.
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

// "seat", "list" and so on, as documents call them.
std::string_view type_name(EventField::Type type);

// What the list does not say of an event; nothing where the event is as described there.
std::optional<std::string> unlisted(const Message& event, std::span<const EventInfo> events);

// What tables tell of in every game.
const std::vector<EventInfo>& table_events();

}  // namespace parlor
