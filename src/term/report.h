// One sentence on standard error.
#pragma once

#include <ostream>
#include <span>
#include <string>

#include "core/message.h"
#include "term/layout.h"

namespace parlor {

inline void report(std::ostream& err, const Catalogue& words, const Message& message,
                   std::span<const std::string> names = {}) {
  err << printable(words.say(message, names)) << '\n' << std::flush;
}

}  // namespace parlor
