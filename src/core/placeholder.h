// What a phrase leaves open, in ICU's syntax: "{seat} draws {n, plural, one {# tile} other {# tiles}}."
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace parlor {

// What stands in braces: a name alone, or a plural, whose forms are phrases of their own ("#" is the number).
struct Placeholder {
  std::string_view name;
  std::vector<std::pair<std::string_view, std::string_view>> forms;  // "one", "# tile"; none for a name alone
  std::string_view whole;                                            // with its braces

  // Nothing where there is neither this one nor "other".
  std::optional<std::string_view> form(std::string_view wanted) const;
};

// The one that `text` begins with. Braces that are never closed open nothing; what is no plural is taken for
// a name.
std::optional<Placeholder> placeholder_at(std::string_view text);

}  // namespace parlor
