#include "engine/json.h"

#include <nlohmann/json.hpp>

namespace parlor {
namespace {

using nlohmann::json;

struct ToJson {
  bool plain;
  json operator()(std::int64_t number) const { return number; }
  json operator()(const std::string& text) const { return text; }
  json operator()(const Key& key) const { return plain ? json(key.name) : json{{"key", key.name}}; }
  json operator()(Seat seat) const { return seat.index(); }
};

json object_of(const Message& message, bool plain) {
  json object = {{"key", message.key}};
  for (const auto& [name, value] : message.arguments) object[name] = std::visit(ToJson{plain}, value);
  return object;
}

json or_null(const std::optional<Message>& message) { return message ? to_json(*message) : json(nullptr); }

}  // namespace

json to_json(const Message& message) { return object_of(message, false); }

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
  return {{"name", option.name},
          {"type", option.type_name()},
          {"choices", option.choices},
          {"least", option.least},
          {"most", option.most},
          {"standard", option.standard},
          {"help", {{"key", option.help.name}}}};
}

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
