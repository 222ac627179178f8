#include "engine/event_info.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <variant>

namespace parlor {
namespace {

struct TypeOf {
  using Type = EventField::Type;
  Type operator()(std::int64_t) const { return Type::number; }
  Type operator()(const std::string&) const { return Type::text; }
  Type operator()(const TileTexts&) const { return Type::list; }
  Type operator()(const Key&) const { return Type::word; }
  Type operator()(const Name&) const { return Type::word; }
  Type operator()(Seat) const { return Type::seat; }
};

}  // namespace

std::string_view type_name(EventField::Type type) {
  static constexpr std::array<std::string_view, 5> kNames = {"number", "text", "list", "word", "seat"};
  return kNames.at(static_cast<std::size_t>(type));
}

std::optional<std::string> unlisted(const Message& event, std::span<const EventInfo> events) {
  const auto info = std::ranges::find(events, event.key, &EventInfo::key);
  if (info == events.end()) return "\"" + event.key + "\" is no event of the list";
  for (const auto& [name, value] : event.arguments) {
    const auto field = std::ranges::find(info->fields, name, &EventField::name);
    if (field == info->fields.end()) return "\"" + event.key + "\" has " + name + ", which is not listed";
    const auto type = std::visit(TypeOf{}, value);
    if (type != field->type)
      return "\"" + event.key + "\" has " + name + " as a " + std::string(type_name(type));
  }
  for (const EventField& field : info->fields) {
    if (event.find(field.name) == nullptr) return "\"" + event.key + "\" lacks " + std::string(field.name);
  }
  return std::nullopt;
}

const std::vector<EventInfo>& table_events() {
  using enum EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"table.deal", {{"deal", number}}},
      {"table.clock", {{"seat", seat}, {"who", text}}},
      {"table.takeover", {{"seat", seat}, {"who", text}}},
      {"table.giveback", {{"seat", seat}, {"who", text}}},
      {"table.resign", {{"seat", seat}, {"who", text}}},
      {"table.hint", {{"seat", seat}, {"who", text}}},
      {"table.end", {{"seat", seat}, {"who", text}}},
  };
  return kEvents;
}

}  // namespace parlor
