// What is said of programs that play, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> external_phrases();

}  // namespace parlor
