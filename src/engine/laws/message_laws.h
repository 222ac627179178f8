#pragma once

#include "engine/laws/phrase_check.h"
#include "engine/laws/violation.h"

namespace parlor {

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
