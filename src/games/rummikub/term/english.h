// What the screen of Rummikub says, in English. The handout's own texts are in handout_text.h.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor::rummikub {

std::span<const Phrase> screen_phrases();

}  // namespace parlor::rummikub
