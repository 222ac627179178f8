// Characters of Unicode, as far as names and chat need to know them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// Nothing where it is not UTF-8, or has what Unicode says is no character.
std::optional<std::u32string> from_utf8(std::string_view text);
std::string to_utf8(std::u32string_view text);

// Controls, what ends a line, and what turns the text around it.
bool is_control(char32_t c);
bool is_space(char32_t c);
// Shows nothing wherever it stands.
bool is_invisible(char32_t c);
// Shows nothing by itself, but says how its neighbours are drawn: as in Persian words, or in an emoji made of
// several.
bool is_joiner(char32_t c);
// Says which form the character before it has.
bool is_variation(char32_t c);
// An accent for the character before it.
bool is_mark(char32_t c);
// Some character is there to be seen.
bool has_visible(std::u32string_view text);
// The small letter, for letters of Europe; Turkish ones are all "i".
char32_t folded(char32_t c);

}  // namespace parlor
