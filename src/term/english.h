// What the terminal says, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> term_phrases();

}  // namespace parlor
