#include "room/people.h"

#include <algorithm>
#include <cstdint>

#include "room/characters.h"

namespace parlor {
namespace {

std::u32string_view trimmed(std::u32string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// One line of at most `longest` characters.
Result<std::u32string> read_line(std::string_view text, std::string_view field, std::size_t longest) {
  const auto characters = from_utf8(text);
  const std::u32string line(characters ? trimmed(*characters) : std::u32string_view());
  if (!characters || std::ranges::any_of(line, is_control)) {
    return Message("server.one_line", {{"field", std::string(field)}});
  }
  if (line.size() > longest) {
    return Message("server.too_long",
                   {{"field", std::string(field)}, {"most", static_cast<std::int64_t>(longest)}});
  }
  return line;
}

// The visible part of a name: single spaces, and joiners and variation selectors only where they have an
// effect.
std::u32string seen_of(std::u32string_view line) {
  std::u32string seen;
  const auto last = [&] { return seen.empty() ? U' ' : seen.back(); };
  const auto drop_joiner = [&] {
    if (is_joiner(last())) seen.pop_back();
  };
  for (const char32_t c : line) {
    if (is_invisible(c) || (seen.empty() && is_mark(c))) continue;
    if (is_space(c)) {
      drop_joiner();
      if (!is_space(last())) seen += U' ';
    } else if (is_joiner(c)) {
      if (!is_space(last()) && !is_joiner(last())) seen += c;
    } else if (is_variation(c)) {
      if (!is_space(last()) && !is_joiner(last()) && !is_variation(last())) seen += c;
    } else {
      seen += c;
    }
  }
  drop_joiner();
  return std::u32string(trimmed(seen));
}

// Names that look alike have the same key.
std::u32string compared(std::string_view name) {
  std::u32string key;
  for (const char32_t c : seen_of(from_utf8(name).value_or(U""))) {
    if (!is_joiner(c) && !is_variation(c)) key += folded(c);
  }
  return key;
}

}  // namespace

Result<std::string> clean_line(std::string_view text, std::string_view field, std::size_t longest) {
  const auto line = read_line(text, field, longest);
  if (!line) return line.problem();
  if (!has_visible(*line)) return Message("server.empty", {{"field", std::string(field)}});
  return to_utf8(*line);
}

Result<std::string> clean_name(std::string_view text, std::string_view field) {
  const auto line = read_line(text, field, kLongestName);
  if (!line) return line.problem();
  const std::u32string name = seen_of(*line);
  if (!has_visible(name)) return Message("server.empty", {{"field", std::string(field)}});
  return to_utf8(name);
}

bool same_name(std::string_view one, std::string_view other) { return compared(one) == compared(other); }

std::optional<Message> check_id(std::string_view id) {
  if (id.size() <= kLongestId) return std::nullopt;
  return Message("server.too_long",
                 {{"field", std::string("id")}, {"most", static_cast<std::int64_t>(kLongestId)}});
}

Result<std::string> clean_word(std::string_view text) {
  const auto word = read_line(text, "word", kLongestWord);
  if (!word) return word.problem();
  return to_utf8(*word);
}

}  // namespace parlor
