// What the screen of Remi says, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor::remi {

std::span<const Phrase> screen_phrases();

}  // namespace parlor::remi
