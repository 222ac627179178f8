// Text in columns, as wide as a terminal shows it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parlor {

// Columns that a UTF-8 text takes: colours take none, characters of East Asia two.
std::size_t width(std::string_view text);
// Filled with spaces up to `columns`, behind or in front.
std::string pad_right(std::string text, std::size_t columns);
std::string pad_left(const std::string& text, std::size_t columns);
// Nothing in it that a terminal would obey: control characters become '?'.
std::string printable(std::string_view text);

}  // namespace parlor
