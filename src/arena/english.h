// The arena's own sentences in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> arena_phrases();

}  // namespace parlor
