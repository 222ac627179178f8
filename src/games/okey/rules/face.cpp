#include "games/okey/rules/face.h"

#include <cctype>

#include "core/text.h"

namespace parlor::okey {
namespace {

constexpr std::string_view kLetters = "KRBY";
constexpr std::string_view kFalseJoker = "F";

char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

}  // namespace

std::optional<Face> Face::parse(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const char letter = upper(text.front());
  if (text.size() == 1) return letter == kFalseJoker[0] ? std::optional(false_joker()) : std::nullopt;
  const std::size_t colour = kLetters.find(letter);
  if (text[1] == '+' || text[1] == '0') return std::nullopt;  // a number and nothing else
  const std::optional<int> number = parse_int(text.substr(1));
  if (colour == std::string_view::npos || !number || *number < 1 || *number > kMostNumbers)
    return std::nullopt;
  return of(static_cast<Colour>(colour), *number);
}

std::string Face::to_string() const {
  if (is_false_joker()) return std::string(kFalseJoker);
  return kLetters[static_cast<std::size_t>(colour())] + std::to_string(number());
}

}  // namespace parlor::okey
