// The sentences of the whole program, in every language it speaks.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/languages.h"
#include "core/message.h"

namespace parlor {

// A file under languages/, as it was built in (cmake/ParlorTexts.cmake).
struct LanguageText {
  std::string_view tag;
  std::string_view name;
  std::string_view text;
};
extern const std::vector<LanguageText> kLanguageTexts;

const Languages& languages();
// What script formats, graded cases and the server's own log are in, whatever people speak.
const Catalogue& english();

// The language of this run: `tag`, or where that is empty $PARLOR_LANGUAGE or, at a terminal, the system's.
// Says what is wrong with the tag.
std::optional<Message> speak(std::string_view tag);
// The catalogue of the language chosen so.
const Catalogue& spoken();

// What the commands say and how they are explained, in English.
std::span<const Phrase> apps_phrases();
std::span<const Phrase> help_phrases();

}  // namespace parlor
