// Whether a message can be said: its key has a sentence, and the sentence finds its arguments.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/message.h"

namespace parlor {

// What is missing; nothing when the message can be said with `phrases` and those of the engine.
std::optional<std::string> unsayable(const Message& message, std::span<const Phrase> phrases);

}  // namespace parlor
