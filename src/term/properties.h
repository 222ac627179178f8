// Text as java.util.Properties reads it: "key = value" a line, with comments, continued lines and escapes.
//
// Leading white space (blank, tab, form feed) of a line does not count; a line that begins with # or ! is a
// comment; an odd number of backslashes at the end of a line continues it. A key ends at the first =, : or
// white space without a backslash before it. \t \n \r \f and \uXXXX are what they are in Java, a backslash
// before anything else is dropped. Text that is no ASCII is taken as UTF-8.
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
  // The only thing that can be wrong is a \u without four hexadecimal digits.
  static Result<Properties> parse(std::string_view text);

  // The last value of a key counts.
  void set(Property property);
  std::optional<std::string_view> find(std::string_view key) const;
  // In the order in which the keys first came.
  const std::vector<Property>& all() const { return all_; }

 private:
  std::vector<Property> all_;
};

}  // namespace parlor
