// Small helpers for text.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

std::string_view trim(std::string_view text);
// The words of a text, separated by any white space.
std::vector<std::string_view> words(std::string_view text);
// The parts between separators, trimmed, empty ones left out.
std::vector<std::string_view> split(std::string_view text, char separator);
// In small letters, or in capitals; only those of ASCII have both here.
std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);
// Whether somebody typed this word, in whatever letters.
bool same_word(std::string_view typed, std::string_view word);
std::string join(std::span<const std::string> parts, std::string_view separator);
// Each as it writes itself: {"3r", "4r"}.
template <class Range>
std::vector<std::string> texts_of(const Range& things) {
  std::vector<std::string> texts;
  texts.reserve(things.size());
  for (const auto& thing : things) texts.push_back(thing.to_string());
  return texts;
}
// Cards or tiles as their texts: "3r 4r 5r".
template <class Item>
  requires requires(const Item& item) { item.to_string(); }
std::string to_text(const std::vector<Item>& items) {
  return join(texts_of(items), " ");
}
// A whole decimal number with nothing around it; a sign is allowed.
std::optional<int> parse_int(std::string_view text);
// "text" with " and \ escaped, as records write names.
std::string quote(std::string_view text);
// No more than `most` bytes of a UTF-8 text, none of its characters cut in two, and "…" where there is more.
std::string shortened(std::string_view text, std::size_t most);

}  // namespace parlor
