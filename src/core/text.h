// Small text helpers.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

std::string_view trim(std::string_view text);
// The words of a text, separated by whitespace.
std::vector<std::string_view> words(std::string_view text);
// The parts between separators, trimmed; empty parts are dropped.
std::vector<std::string_view> split(std::string_view text, char separator);
// Converts ASCII letters only.
std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);
// Whether the two are the same word, ignoring case.
bool same_word(std::string_view typed, std::string_view word);
std::string join(std::span<const std::string> parts, std::string_view separator);
// The to_string() of each item: {"3r", "4r"}.
template <class Range>
std::vector<std::string> texts_of(const Range& things) {
  std::vector<std::string> texts;
  texts.reserve(things.size());
  for (const auto& thing : things) texts.push_back(thing.to_string());
  return texts;
}
// Cards or tiles as text: "3r 4r 5r".
template <class Item>
  requires requires(const Item& item) { item.to_string(); }
std::string to_text(const std::vector<Item>& items) {
  return join(texts_of(items), " ");
}
// A decimal integer with nothing around it; a sign is allowed.
std::optional<int> parse_int(std::string_view text);
// The text in quotes, with " and \ escaped, as records write names.
std::string quote(std::string_view text);
// At most `most` bytes of a UTF-8 text, cut between characters, with "…" if anything was cut off.
std::string shortened(std::string_view text, std::size_t most);

}  // namespace parlor
