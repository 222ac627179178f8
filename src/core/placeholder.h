// Placeholders in phrases, in ICU's syntax: "{seat} draws {n, plural, one {# tile} other {# tiles}}."
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace parlor {

// The part in braces: just a name, or a plural whose forms are phrases themselves ("#" is the number).
struct Placeholder {
  std::string_view name;
  std::vector<std::pair<std::string_view, std::string_view>> forms;  // "one", "# tile"; empty for a name
  std::string_view whole;                                            // with its braces

  // Falls back to "other"; nothing if that is missing too.
  std::optional<std::string_view> form(std::string_view wanted) const;
};

// The placeholder at the start of `text`. Braces that are never closed do not start one; anything that is not
// a plural is taken as a name.
std::optional<Placeholder> placeholder_at(std::string_view text);

}  // namespace parlor
