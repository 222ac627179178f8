// The Unicode properties that names and chat need.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// Nothing if it is not UTF-8 or contains Unicode noncharacters.
std::optional<std::u32string> from_utf8(std::string_view text);
std::string to_utf8(std::u32string_view text);

// Control characters, line breaks, and characters that change the direction of text.
bool is_control(char32_t c);
bool is_space(char32_t c);
// Always invisible.
bool is_invisible(char32_t c);
// Invisible by itself, but changes how its neighbours are drawn, as in Persian words or combined emoji.
bool is_joiner(char32_t c);
// Selects a variant of the character before it.
bool is_variation(char32_t c);
// Combines with the character before it, as an accent does.
bool is_mark(char32_t c);
// At least one character is visible.
bool has_visible(std::u32string_view text);
// The lowercase letter, for European alphabets; the Turkish letters i and ı, in either case, all become "i".
char32_t folded(char32_t c);

}  // namespace parlor
