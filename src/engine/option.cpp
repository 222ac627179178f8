#include "engine/option.h"

#include <algorithm>

namespace parlor {

std::string OptionInfo::type_name() const {
  switch (type) {
    case OptionType::flag:
      return "flag";
    case OptionType::number:
      return "number";
    case OptionType::choice:
      return "choice";
    case OptionType::several:
      return "several";
  }
  return {};
}

std::string OptionInfo::role_name() const {
  switch (role) {
    case OptionRole::rule:
      return "rule";
    case OptionRole::form:
      return "form";
    case OptionRole::players:
      return "players";
    case OptionRole::terminal:
      return "terminal";
  }
  return {};
}

std::string OptionInfo::allowed() const {
  switch (type) {
    case OptionType::flag:
    case OptionType::choice:
      return join(choices, " | ");
    case OptionType::number: {
      std::vector<std::string> all = {std::to_string(least) + "\u2013" + std::to_string(most)};
      all.insert(all.end(), choices.begin(), choices.end());
      return join(all, " | ");
    }
    case OptionType::several:
      return join(choices, ",");
  }
  return {};
}

std::optional<Message> OptionInfo::check(std::string_view value) const {
  const auto known = [this](std::string_view word) {
    return std::ranges::find(choices, word) != choices.end();
  };
  bool fits = false;
  std::string_view culprit = value;
  switch (type) {
    case OptionType::flag:
    case OptionType::choice:
      fits = known(value);
      break;
    case OptionType::number: {
      const std::optional<int> number = parse_int(value);
      fits = known(value) || (number && *number >= least && *number <= most);
      break;
    }
    case OptionType::several: {
      const auto parts = split(value, ',');
      const auto stranger = std::ranges::find_if_not(parts, known);
      fits = !parts.empty() && stranger == parts.end();
      if (stranger != parts.end()) culprit = *stranger;
      break;
    }
  }
  if (fits) return std::nullopt;
  return Message(
      "rules.value",
      {{"option", name}, {"value", shortened(culprit, Message::kLongestGiven)}, {"allowed", allowed()}});
}

}  // namespace parlor
