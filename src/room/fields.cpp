#include "room/fields.h"

#include <cstdint>
#include <utility>

#include "room/token.h"

namespace parlor {
namespace {

constexpr int kDeepest = 8;

}  // namespace

nlohmann::json read_json(std::string_view text) {
  bool deep = false;
  const auto keep = [&deep](int depth, nlohmann::json::parse_event_t, const nlohmann::json&) {
    deep = deep || depth > kDeepest;
    return !deep;
  };
  nlohmann::json read = nlohmann::json::parse(text, keep, false);
  return deep ? nlohmann::json(nlohmann::json::value_t::discarded) : read;
}

std::string json_text(const nlohmann::json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Fields::Fields(const nlohmann::json& object, std::string where) : object_(object), where_(std::move(where)) {
  if (!object_.is_object()) problem_ = Message("server.no_object");
}

const nlohmann::json* Fields::find(std::string_view name) {
  known_.emplace(name);
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(name);
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

void Fields::wrong(std::string_view name, std::string_view wanted) {
  if (problem_) return;
  problem_ =
      Message("server.field", {{"field", where_ + std::string(name)}, {"wanted", std::string(wanted)}});
}

std::string Fields::text(std::string_view name, std::string_view standard) {
  const nlohmann::json* value = find(name);
  if (value == nullptr) return std::string(standard);
  if (value->is_string()) return value->get<std::string>();
  wrong(name, "a string");
  return {};
}

std::string Fields::needed_text(std::string_view name) {
  if (find(name) == nullptr) wrong(name, "a string");
  return text(name);
}

bool Fields::flag(std::string_view name, bool standard) {
  const nlohmann::json* value = find(name);
  if (value == nullptr) return standard;
  if (value->is_boolean()) return value->get<bool>();
  wrong(name, "true or false");
  return standard;
}

bool Fields::needed_flag(std::string_view name) {
  if (find(name) == nullptr) wrong(name, "true or false");
  return flag(name, false);
}

int Fields::number(std::string_view name, int standard, int least, int most) {
  const nlohmann::json* value = find(name);
  if (value == nullptr) return standard;
  if (value->is_number_integer()) {
    const auto number = value->get<std::int64_t>();
    if (number >= least && number <= most) return static_cast<int>(number);
  }
  wrong(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return standard;
}

int Fields::needed_number(std::string_view name, int most) {
  if (find(name) == nullptr) wrong(name, "a whole number");
  return number(name, 0, 0, most);
}

std::string Fields::key(std::string_view name) {
  std::string key = text(name);
  if (find(name) == nullptr || is_key(key)) return key;
  wrong(name, "32 lowercase hexadecimal digits");
  return {};
}

nlohmann::json Fields::needed_object(std::string_view name) {
  const nlohmann::json* value = find(name);
  if (value != nullptr && value->is_object()) return *value;
  wrong(name, "an object");
  return nlohmann::json::object();
}

nlohmann::json Fields::list(std::string_view name) {
  const nlohmann::json* value = find(name);
  if (value == nullptr) return nlohmann::json::array();
  if (value->is_array()) return *value;
  wrong(name, "an array");
  return nlohmann::json::array();
}

std::optional<Message> Fields::problem() {
  if (problem_ || !object_.is_object()) return problem_;
  for (const auto& [name, value] : object_.items()) {
    if (!known_.contains(name))
      return Message("server.unknown_field", {{"field", where_ + name.substr(0, 40)}});
  }
  return std::nullopt;
}

}  // namespace parlor
