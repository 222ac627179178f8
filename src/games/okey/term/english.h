// What the screen of Okey says, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor::okey {

std::span<const Phrase> screen_phrases();

}  // namespace parlor::okey
