// The sentences of the whole program, in every language it speaks.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/languages.h"
#include "core/message.h"

namespace parlor {

// A file under languages/, as built into the program (cmake/ParlorTexts.cmake).
struct LanguageText {
  std::string_view tag;
  std::string_view name;
  std::string_view text;
};
extern const std::vector<LanguageText> kLanguageTexts;

const Languages& languages();
// The language of script formats, graded cases and the server's own log, whatever people speak.
const Catalogue& english();

// Sets the language of this run: `tag`; if empty, $PARLOR_LANGUAGE or, at a terminal, the system's language.
// Returns what is wrong with the tag.
std::optional<Message> speak(std::string_view tag);
// The catalogue of that language.
const Catalogue& spoken();

// The English phrases of the commands and of their help.
std::span<const Phrase> apps_phrases();
std::span<const Phrase> help_phrases();

}  // namespace parlor
