// What is said of analyses, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor {

std::span<const Phrase> analysis_phrases();

}  // namespace parlor
