// Reads what somebody sent, field by field; remembers the first thing that is wrong with it.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// What somebody sent; discarded where it is no JSON, or nested deeper than anything that is asked for:
// copying such a value takes stack for each level.
nlohmann::json read_json(std::string_view text);
// What is no UTF-8 is replaced: a refusal repeats what somebody sent, perhaps cut in the middle of a
// character.
std::string json_text(const nlohmann::json& json);

class Fields {
 public:
  // `where` names the object in complaints: "seats[1]."
  explicit Fields(const nlohmann::json& object, std::string where = "");

  bool has(std::string_view name) { return find(name) != nullptr; }
  std::string text(std::string_view name, std::string_view standard = "");
  std::string needed_text(std::string_view name);
  bool flag(std::string_view name, bool standard);
  bool needed_flag(std::string_view name);
  int number(std::string_view name, int standard, int least, int most);
  int needed_number(std::string_view name, int most = 1'000'000'000);
  // The key of a profile; empty where there is none.
  std::string profile_key(std::string_view name);
  nlohmann::json needed_object(std::string_view name);
  // An array; empty where there is none.
  nlohmann::json list(std::string_view name);

  // Whether all that was asked for is there as it should be, whatever else there is.
  bool sound() const { return !problem_; }
  // The first thing that was wrong, or a field that nobody asked for.
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
