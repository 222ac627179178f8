#include "apps/languages.h"

#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>

#include "analysis/analysis.h"
#include "apps/games.h"
#include "arena/english.h"
#include "core/text.h"
#include "engine/table.h"
#include "external/program.h"
#include "listing/listing.h"
#include "load/english.h"
#include "room/english.h"
#include "store/english.h"
#include "term/screen.h"
#include "term/style.h"

namespace parlor {
namespace {

Catalogue all_english() {
  Catalogue words;
  for (auto phrases : {engine_phrases(), external_phrases(), arena_phrases(), analysis_phrases(),
                       term_phrases(), listing_phrases(), store_phrases(), server_phrases(), load_phrases(),
                       apps_phrases(), help_phrases()}) {
    words.add(phrases);
  }
  for (const GameListing& game : games()) {
    for (auto phrases : game.phrases) words.add(phrases);
    words.add(terminal_of(game).screen->phrases());
  }
  return words;
}

Languages all_languages() {
  Languages languages(all_english());
  for (const LanguageText& file : kLanguageTexts) {
    // Built in, and checked by a test: it cannot come from a user.
    if (const auto problem = languages.add(file.tag, file.text)) {
      throw std::logic_error(std::string(file.tag) + "/" + std::string(file.name) + ": " +
                             languages.english().say(*problem));
    }
  }
  return languages;
}

const Catalogue*& chosen() {
  static const Catalogue* chosen = &english();
  return chosen;
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread
  return value == nullptr ? "" : value;
}

// Only at a terminal: piped output is read by programs.
std::string system_language() {
  if (!is_terminal(1)) return "";
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    if (std::string value = variable(name); !value.empty()) return value;
  }
  return "";
}

}  // namespace

const Languages& languages() {
  static const Languages kLanguages = all_languages();
  return kLanguages;
}

const Catalogue& english() { return languages().english(); }

std::optional<Message> speak(std::string_view tag) {
  const std::string asked = tag.empty() ? variable("PARLOR_LANGUAGE") : std::string(tag);
  auto found = languages().match(asked.empty() ? system_language() : asked);
  if (!found && !asked.empty()) {
    return Message("server.no_language", {{"language", asked}, {"known", join(languages().tags(), ", ")}});
  }
  chosen() = languages().find(found.value_or(std::string(Languages::kEnglish)));
  return std::nullopt;
}

const Catalogue& spoken() { return *chosen(); }

}  // namespace parlor
