// What the server says, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> server_phrases();

}  // namespace parlor
