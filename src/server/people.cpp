#include "server/people.h"

#include <algorithm>

#include "core/text.h"

namespace parlor {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

// In UTF-8: the controls U+0080 to U+009F, what ends a line (U+2028, U+2029), and what turns the text around
// it (U+202A to U+202E, U+2066 to U+2069).
bool has_wide_control(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    if (byte(i) == 0xC2 && byte(i + 1) < 0xA0) return true;
    if (i + 2 >= text.size() || byte(i) != 0xE2) continue;
    if (byte(i + 1) == 0x80 && byte(i + 2) >= 0xA8 && byte(i + 2) <= 0xAE) return true;
    if (byte(i + 1) == 0x81 && byte(i + 2) >= 0xA6 && byte(i + 2) <= 0xA9) return true;
  }
  return false;
}

Result<std::string> clean(std::string_view text, std::string_view field, std::size_t longest) {
  const std::string_view trimmed = trim(text);
  if (std::ranges::any_of(trimmed, is_control) || has_wide_control(trimmed)) {
    return Message("server.one_line", {{"field", std::string(field)}});
  }
  if (static_cast<std::size_t>(std::ranges::count_if(trimmed, starts_character)) > longest) {
    return Message("server.too_long",
                   {{"field", std::string(field)}, {"most", static_cast<std::int64_t>(longest)}});
  }
  return std::string(trimmed);
}

}  // namespace

Result<std::string> clean_line(std::string_view text, std::string_view field, std::size_t longest) {
  auto line = clean(text, field, longest);
  if (line && line->empty()) return Message("server.empty", {{"field", std::string(field)}});
  return line;
}

std::optional<Message> check_id(std::string_view id) {
  if (id.size() <= kLongestId) return std::nullopt;
  return Message("server.too_long",
                 {{"field", std::string("id")}, {"most", static_cast<std::int64_t>(kLongestId)}});
}

Result<std::string> clean_word(std::string_view text) { return clean(text, "word", kLongestWord); }

}  // namespace parlor
