// What the commands say, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> apps_phrases();

}  // namespace parlor
