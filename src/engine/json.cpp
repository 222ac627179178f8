#include "engine/json.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/text.h"

namespace parlor {
namespace {

using nlohmann::json;

struct ToJson {
  bool plain;
  json operator()(std::int64_t number) const { return number; }
  json operator()(const std::string& text) const { return text; }
  json operator()(const TileTexts& tiles) const { return tiles; }
  json operator()(const Key& key) const { return plain ? json(key.name) : json{{"key", key.name}}; }
  json operator()(const Name& name) const {
    return plain ? json(name.name) : json{{"name", name.name}, {"key", name.key()}};
  }
  json operator()(Seat seat) const { return {{"seat", seat.index()}}; }
};

struct WriteJson {
  JsonWriter& writer;
  void operator()(std::int64_t number) const { writer.value(number); }
  void operator()(const std::string& text) const { writer.value(text); }
  void operator()(const TileTexts& tiles) const {
    writer.begin_array();
    for (const std::string& tile : tiles) writer.value(tile);
    writer.end_array();
  }
  void operator()(const Key& key) const { writer.begin_object().member("key", key.name).end_object(); }
  void operator()(const Name& name) const {
    writer.begin_object().member("name", name.name).member("key", name.key()).end_object();
  }
  void operator()(Seat seat) const { writer.begin_object().member("seat", seat.index()).end_object(); }
};

json object_of(const Message& message, bool plain) {
  json object = {{"key", message.key}};
  for (const auto& [name, value] : message.arguments) object[name] = std::visit(ToJson{plain}, value);
  return object;
}

json or_null(const std::optional<Message>& message) { return message ? to_json(*message) : json(nullptr); }

json value_json(const OptionInfo& option, std::string_view value) {
  switch (option.type) {
    case OptionType::flag:
      return value == "yes";
    case OptionType::number: {
      const std::optional<int> number = parse_int(value);
      return number ? json(*number) : json(value);
    }
    case OptionType::choice:
      return value;
    case OptionType::several:
      return split(value, ',');
  }
  return nullptr;
}

}  // namespace

json to_json(const Message& message) { return object_of(message, false); }

void write(JsonWriter& writer, const Message& message) {
  writer.begin_object().member("key", message.key);
  for (const auto& [name, value] : message.arguments) {
    writer.key(name);
    std::visit(WriteJson{writer}, value);
  }
  writer.end_object();
}

json to_plain_json(const Message& message) { return object_of(message, true); }

json to_json(const Assessment& assessment) {
  json parts = json::array();
  for (const PartAssessment& part : assessment.parts) {
    parts.push_back({{"part", part.part}, {"stands", part.stands}, {"remark", or_null(part.remark)}});
  }
  return {{"refusal", or_null(assessment.refusal)},
          {"remark", or_null(assessment.remark)},
          {"parts", std::move(parts)},
          {"worth", assessment.worth ? json(assessment.worth->points()) : json(nullptr)}};
}

json to_json(const OptionInfo& option) {
  json when = nullptr;
  if (option.when) when = {{"option", option.when->option}, {"value", option.when->value}};
  return {{"name", option.name},
          {"type", option.type_name()},
          {"choices", option.choices},
          {"least", option.least},
          {"most", option.most},
          {"standard", value_json(option, option.standard)},
          {"help", {{"key", option.help.name}}},
          {"role", option.role_name()},
          {"when", std::move(when)}};
}

json rules_json(std::span<const OptionInfo> options, std::string_view rules) {
  json values = json::object();
  for (std::string_view word : words(rules)) {
    const std::size_t equals = word.find('=');
    const auto option = std::ranges::find(options, word.substr(0, equals), &OptionInfo::name);
    if (equals == std::string_view::npos || option == options.end()) continue;
    values[option->name] = value_json(*option, word.substr(equals + 1));
  }
  return values;
}

std::string_view better_name(Better better) { return better == Better::high ? "more" : "fewer"; }

json to_json(const RulesPage& page) {
  json sections = json::array();
  for (const RulesPage::Section& section : page.sections) {
    json lines = json::array();
    for (const Message& line : section.lines) lines.push_back(to_json(line));
    json examples = json::array();
    for (const RulesPage::Example& example : section.examples) {
      examples.push_back(
          {{"title", to_json(example.title)}, {"about", to_json(example.about)}, {"tiles", example.tiles}});
    }
    sections.push_back(
        {{"title", to_json(section.title)}, {"lines", std::move(lines)}, {"examples", std::move(examples)}});
  }
  return {{"sections", std::move(sections)}};
}

}  // namespace parlor
