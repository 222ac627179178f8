#include "melds/face.h"

#include <cctype>

#include "core/text.h"

namespace parlor::melds {
namespace {

constexpr std::string_view kLetters = "rgby";

}  // namespace

std::optional<Face> Face::parse(std::string_view text) {
  if (text == "J" || text == "j") return joker();
  if (text.size() < 2) return std::nullopt;
  const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(text.back())));
  const std::size_t colour = kLetters.find(letter);
  const std::optional<int> number = parse_int(text.substr(0, text.size() - 1));
  if (colour == std::string_view::npos || !number || *number < 1 || *number > kMostNumbers)
    return std::nullopt;
  return of(static_cast<Colour>(colour), *number);
}

std::string Face::to_string() const {
  if (is_joker()) return "J";
  return std::to_string(number()) + kLetters[static_cast<std::size_t>(colour())];
}

}  // namespace parlor::melds
