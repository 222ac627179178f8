// Whether a message can be put into words: its key has a sentence, and the sentence finds its arguments.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/message.h"
#include "engine/laws/violation.h"

namespace parlor {

// What is missing; nothing if `phrases` and those of the engine are enough for the message.
std::optional<std::string> unsayable(const Message& message, std::span<const Phrase> phrases);

template <class G>
Verdict can_be_said(const Message& message) {
  if (auto gap = unsayable(message, G::phrases())) return broken(law::kMessages, *gap);
  return std::nullopt;
}

template <class G>
Verdict can_be_said(const std::optional<Message>& message) {
  return message ? can_be_said<G>(*message) : std::nullopt;
}

}  // namespace parlor
