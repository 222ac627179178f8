#include "engine/laws/message_laws.h"

#include <algorithm>
#include <cstdint>
#include <variant>

#include "core/placeholder.h"
#include "engine/table.h"

namespace parlor {
namespace {

const Phrase* find(std::string_view key, std::span<const Phrase> phrases) {
  const auto found = std::ranges::find(phrases, key, &Phrase::key);
  return found == phrases.end() ? nullptr : &*found;
}

// The key of a value that is a catalogue word.
std::optional<std::string> word_of(const Value& value) {
  if (const Key* key = std::get_if<Key>(&value)) return key->name;
  if (const Name* name = std::get_if<Name>(&value)) return name->key();
  return std::nullopt;
}

std::optional<std::string> missing(const Message& message, std::span<const Phrase> phrases, int depth);

// A placeholder of a text, or of a plural form in it, for which the message has no argument.
std::optional<std::string> missing_in(std::string_view text, const Message& message,
                                      std::span<const Phrase> phrases, int depth) {
  while (!text.empty()) {
    const auto placeholder = placeholder_at(text);
    text.remove_prefix(placeholder ? placeholder->whole.size() : 1);
    if (!placeholder) continue;
    const Value* value = message.find(placeholder->name);
    if (value == nullptr)
      return "\"" + message.key + "\" is said without its " + std::string(placeholder->name);
    if (!placeholder->forms.empty() && !std::holds_alternative<std::int64_t>(*value))
      return "\"" + message.key + "\" counts by its " + std::string(placeholder->name) +
             ", which is no number";
    if (const auto word = word_of(*value)) {
      if (auto problem = missing(Message(*word, message.arguments), phrases, depth - 1)) return problem;
    }
    for (const auto& [name, form] : placeholder->forms) {
      if (auto problem = missing_in(form, message, phrases, depth)) return problem;
    }
  }
  return std::nullopt;
}

// A catalogue word uses the arguments of its sentence; words nested too deeply are a cycle.
std::optional<std::string> missing(const Message& message, std::span<const Phrase> phrases, int depth) {
  const Phrase* phrase = find(message.key, phrases);
  if (phrase == nullptr) phrase = find(message.key, engine_phrases());
  if (phrase == nullptr) return "\"" + message.key + "\" is in no catalogue";
  if (depth == 0) return "\"" + message.key + "\" goes round in a circle";
  return missing_in(phrase->text, message, phrases, depth);
}

}  // namespace

std::optional<std::string> unsayable(const Message& message, std::span<const Phrase> phrases) {
  constexpr int kDeepest = 4;
  return missing(message, phrases, kDeepest);
}

}  // namespace parlor
