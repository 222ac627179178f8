// The engine's own sentences in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> engine_phrases();

}  // namespace parlor
