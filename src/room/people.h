// Checks names and chat: one line of a sensible length.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

inline constexpr std::size_t kLongestName = 24;  // in characters
inline constexpr std::size_t kLongestWord = 60;
inline constexpr std::size_t kLongestChat = 300;
inline constexpr std::size_t kLongestId = 40;

// Trims the text. Refuses control characters, text with nothing visible, and text that is too long. `field`
// names it in the refusal.
Result<std::string> clean_line(std::string_view text, std::string_view field, std::size_t longest);
// The same for a name, and removes invisible characters.
Result<std::string> clean_name(std::string_view text, std::string_view field);
// Whether two names look the same to people: ignores case and invisible characters.
bool same_name(std::string_view one, std::string_view other);
// The ID that a client gives to one of its messages.
std::optional<Message> check_id(std::string_view id);
// A word may be empty.
Result<std::string> clean_word(std::string_view text);

}  // namespace parlor
