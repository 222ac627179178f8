// Text for a terminal: padded to the width it is displayed with, and free of control sequences.
#pragma once

#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// The display width of a UTF-8 text: colours take no columns, East Asian characters two.
std::size_t width(std::string_view text);
// Padded with spaces to `columns`, on the right or on the left.
std::string pad_right(std::string text, std::size_t columns);
std::string pad_left(const std::string& text, std::size_t columns);
// Control characters, which a terminal would obey, become '?'.
std::string printable(std::string_view text);

// Prints one sentence, usually on standard error.
inline void report(std::ostream& err, const Catalogue& words, const Message& message,
                   std::span<const std::string> names = {}) {
  err << printable(words.say(message, names)) << '\n' << std::flush;
}

}  // namespace parlor
