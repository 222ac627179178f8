// Text for a terminal: in columns as wide as it shows them, and with nothing in it that it would obey.
#pragma once

#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// Columns that a UTF-8 text takes: colours take none, characters of East Asia two.
std::size_t width(std::string_view text);
// Filled with spaces up to `columns`, behind or in front.
std::string pad_right(std::string text, std::size_t columns);
std::string pad_left(const std::string& text, std::size_t columns);
// Nothing in it that a terminal would obey: control characters become '?'.
std::string printable(std::string_view text);

// One sentence on standard error.
inline void report(std::ostream& err, const Catalogue& words, const Message& message,
                   std::span<const std::string> names = {}) {
  err << printable(words.say(message, names)) << '\n' << std::flush;
}

}  // namespace parlor
