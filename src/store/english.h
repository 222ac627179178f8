// What the store says, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> store_phrases();

}  // namespace parlor
