#include "engine/laws/move_laws.h"

#include <algorithm>

#include "core/text.h"

namespace parlor {

std::optional<std::string> bad_form(std::string_view text) {
  if (text.empty()) return "it is empty";
  if (text.find_first_of("[]\"") != std::string_view::npos) return "it has a bracket or a quote";
  const auto parts = words(text);
  if (!parts.empty() && parts.front() == "!") return "it begins with the mark of a forced move";
  std::string joined;
  for (std::string_view part : parts) {
    const std::string_view digits = part.substr(0, part.size() - 1);
    const bool numbered = part.ends_with('.') && !digits.empty() &&
                          std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (numbered) return "\"" + std::string(part) + "\" looks like the number of the next move";
    if (!joined.empty()) joined += ' ';
    joined += part;
  }
  // A record keeps the words, not the whitespace between them.
  if (joined != text) return "its words are not separated by single spaces";
  return std::nullopt;
}

}  // namespace parlor
