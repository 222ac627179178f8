// What people may call themselves and say: one line of a sensible length.
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

// Trimmed, without control characters; refused where nothing of it can be seen, or it is too long. `field`
// names it.
Result<std::string> clean_line(std::string_view text, std::string_view field, std::size_t longest);
// The same for a name, and what cannot be seen is taken out of it.
Result<std::string> clean_name(std::string_view text, std::string_view field);
// Whether people would take them for the same: in capitals or not, and whatever cannot be seen.
bool same_name(std::string_view one, std::string_view other);
// The id that a client gives a message of its own.
std::optional<Message> check_id(std::string_view id);
// A word may be empty.
Result<std::string> clean_word(std::string_view text);

}  // namespace parlor
