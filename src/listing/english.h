// What is said about the list of games, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> listing_phrases();

}  // namespace parlor
