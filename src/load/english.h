// What is said of load runs, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> load_phrases();

}  // namespace parlor
