// Reads a received JSON object field by field, and remembers the first problem.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// Parses received text. Rejects invalid JSON, and JSON nested deeper than any valid message, because copying
// it uses stack for every level.
nlohmann::json read_json(std::string_view text);
// Replaces invalid UTF-8: a refusal quotes what was sent, possibly cut in the middle of a character.
std::string json_text(const nlohmann::json& json);

class Fields {
 public:
  // `where` is the object's prefix in error messages: "seats[1]."
  explicit Fields(const nlohmann::json& object, std::string where = "");

  bool has(std::string_view name) { return find(name) != nullptr; }
  std::string text(std::string_view name, std::string_view standard = "");
  std::string needed_text(std::string_view name);
  bool flag(std::string_view name, bool standard);
  bool needed_flag(std::string_view name);
  int number(std::string_view name, int standard, int least, int most);
  int needed_number(std::string_view name, int most = 1'000'000'000);
  // The key of a profile or the token of a seat; empty if there is none.
  std::string key(std::string_view name);
  nlohmann::json needed_object(std::string_view name);
  // An array; empty if there is none.
  nlohmann::json list(std::string_view name);

  // Whether every field read so far was valid; ignores fields that were not read.
  bool sound() const { return !problem_; }
  // The first problem, including any field that was not read.
  std::optional<Message> problem();

 private:
  const nlohmann::json* find(std::string_view name);
  void wrong(std::string_view name, std::string_view wanted);

  const nlohmann::json& object_;
  std::string where_;
  std::set<std::string, std::less<>> known_;
  std::optional<Message> problem_;
};

}  // namespace parlor
