#include "apps/event_list.h"

#include <cstddef>
#include <string_view>

#include "core/placeholder.h"
#include "core/text.h"
#include "term/layout.h"

namespace parlor {
namespace {

constexpr std::size_t kWidth = 120;

// Turns "{tiles, plural, one {...} other {# tiles}}" into "{tiles} tiles": a sentence for readers, without
// plural forms.
std::string without_plurals(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const auto placeholder = placeholder_at(text);
    const std::string_view part = placeholder ? placeholder->whole : text.substr(0, 1);
    text.remove_prefix(part.size());
    if (!placeholder || placeholder->forms.empty()) {
      plain += part;
      continue;
    }
    for (const char c : placeholder->forms.back().second)
      plain += c == '#' ? "{" + std::string(placeholder->name) + "}" : std::string(1, c);
  }
  return plain;
}

std::string item_of(const EventInfo& event, const Catalogue& words) {
  std::string text = "- `" + std::string(event.key) + "`";
  for (const EventField& field : event.fields) {
    text += (&field == event.fields.data() ? ": `" : ", `") + std::string(field.name) + "`";
    // A seat field is usually named just that.
    if (field.name != type_name(field.type)) text += " (" + std::string(type_name(field.type)) + ")";
  }
  const std::string* sentence = words.find(event.key);
  return text + ". \"" + (sentence == nullptr ? "" : without_plurals(*sentence)) + "\"";
}

// Wraps at spaces; further lines are indented to the text of the item.
std::string wrapped(const std::string& item) {
  std::string text;
  std::string line;
  for (const std::string_view word : words(item)) {
    if (!line.empty() && width(line) + 1 + width(word) > kWidth) {
      text += line + '\n';
      line = " ";
    }
    line += (line.empty() ? "" : " ") + std::string(word);
  }
  return text + line + '\n';
}

}  // namespace

std::string event_list(std::span<const EventInfo> events, const Catalogue& words) {
  std::string text;
  for (const EventInfo& event : events) text += wrapped(item_of(event, words));
  return text;
}

}  // namespace parlor
