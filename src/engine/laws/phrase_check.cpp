#include "engine/laws/phrase_check.h"

#include <algorithm>

#include "engine/english.h"

namespace parlor {
namespace {

const Phrase* find(std::string_view key, std::span<const Phrase> phrases) {
  const auto found = std::ranges::find(phrases, key, &Phrase::key);
  return found == phrases.end() ? nullptr : &*found;
}

// The key of a value that is a word of the catalogue.
std::optional<std::string> word_of(const Value& value) {
  if (const Key* key = std::get_if<Key>(&value)) return key->name;
  if (const Name* name = std::get_if<Name>(&value)) return name->key();
  return std::nullopt;
}

// A word of the catalogue stands in a sentence and uses its arguments; words in words in words are a circle.
std::optional<std::string> missing(const Message& message, std::span<const Phrase> phrases, int depth) {
  const Phrase* phrase = find(message.key, phrases);
  if (phrase == nullptr) phrase = find(message.key, engine_phrases());
  if (phrase == nullptr) return "\"" + message.key + "\" is in no catalogue";
  if (depth == 0) return "\"" + message.key + "\" goes round in a circle";
  std::string_view rest = phrase->text;
  for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const std::size_t close = rest.find('}', open);
    if (close == std::string_view::npos) break;
    const std::string_view name = rest.substr(open + 1, close - open - 1);
    const Value* value = message.find(name);
    if (value == nullptr) return "\"" + message.key + "\" is said without its " + std::string(name);
    if (const auto word = word_of(*value)) {
      if (auto problem = missing(Message(*word, message.arguments), phrases, depth - 1)) return problem;
    }
    rest.remove_prefix(close + 1);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> unsayable(const Message& message, std::span<const Phrase> phrases) {
  constexpr int kDeepest = 4;
  return missing(message, phrases, kDeepest);
}

}  // namespace parlor
