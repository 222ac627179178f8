// Text in the format of java.util.Properties: one "key = value" per line, with comments, continued lines and
// escapes.
//
// Leading whitespace (space, tab, form feed) of a line is ignored; a line that begins with # or ! is a
// comment; an odd number of backslashes at the end of a line continues it. A key ends at the first =, : or
// whitespace without a backslash before it. \t \n \r \f and \uXXXX mean the same as in Java; a backslash
// before anything else is dropped. Non-ASCII text is read as UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace parlor {

struct Property {
  std::string key;
  std::string value;
  friend bool operator==(const Property&, const Property&) = default;
};

class Properties {
 public:
  // Fails only for a \u without four hexadecimal digits.
  static Result<Properties> parse(std::string_view text);

  // A later value replaces an earlier one.
  void set(Property property);
  std::optional<std::string_view> find(std::string_view key) const;
  // In the order in which the keys first appeared.
  const std::vector<Property>& all() const { return all_; }

 private:
  std::vector<Property> all_;
};

}  // namespace parlor
