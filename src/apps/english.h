// What the commands say, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> apps_phrases();
std::span<const Phrase> help_phrases();

}  // namespace parlor
