// What the screen of Big-2 says, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor::big2 {

std::span<const Phrase> screen_phrases();

}  // namespace parlor::big2
