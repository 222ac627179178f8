#include "engine/json.h"

#include <nlohmann/json.hpp>

namespace parlor {
namespace {

struct ToJson {
  nlohmann::json operator()(std::int64_t number) const { return number; }
  nlohmann::json operator()(const std::string& text) const { return text; }
  nlohmann::json operator()(const Key& key) const { return key.name; }
  nlohmann::json operator()(Seat seat) const { return seat.index(); }
};

}  // namespace

nlohmann::json to_json(const Message& message) {
  nlohmann::json object = {{"key", message.key}};
  for (const auto& [name, value] : message.arguments) object[name] = std::visit(ToJson{}, value);
  return object;
}

}  // namespace parlor
