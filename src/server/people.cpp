#include "server/people.h"

#include <algorithm>

#include "core/text.h"

namespace parlor {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

Result<std::string> clean(std::string_view text, std::string_view field, std::size_t longest) {
  const std::string_view trimmed = trim(text);
  if (std::ranges::any_of(trimmed, is_control)) {
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

Result<std::string> clean_word(std::string_view text) { return clean(text, "word", kLongestWord); }

}  // namespace parlor
