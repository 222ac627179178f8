// What the screen and the script of Pinochle say, in English.
#pragma once

#include <span>

#include "core/message.h"

namespace parlor::pinochle {

std::span<const Phrase> screen_phrases();

}  // namespace parlor::pinochle
