#include "melds/term/faces.h"

#include <utility>

#include "term/layout.h"
#include "term/painted.h"

namespace parlor::melds {
namespace {

constexpr std::size_t kNumberColumns = 2;
constexpr std::size_t kGapColumns = 2;              // a letter for the colour takes one of them
constexpr std::string_view kWhite = "\033[40;37m";  // back to the default colour

std::string_view ink(Face face) {
  if (face.is_joker()) return kWhite;
  switch (face.colour()) {
    case Colour::red:
      return "\033[40;31m";
    case Colour::green:
      return "\033[40;32m";
    case Colour::blue:
      return "\033[40;34m";
    case Colour::yellow:
      return "\033[1;40;33m";
  }
  return kWhite;
}

std::string painted(Face face, const std::string& text, const Style& style) {
  if (!style.colour) return text;
  return std::string(ink(face)) + text + std::string(kWhite);
}

std::string number_text(Face face) { return face.is_joker() ? "J" : std::to_string(face.number()); }

}  // namespace

std::string face(Face face, const Style& style) {
  // Without colours the number alone would not identify the tile.
  if (!style.colour) return face.to_string();
  return painted(face, style.letters ? face.to_string() : number_text(face), style) + "\033[0m";
}

std::string tiles_line(std::span<const Face> faces, const Style& style) {
  std::string line;
  for (Face face : faces) {
    const bool letter = style.letters && !face.is_joker();
    line += painted(face, pad_left(number_text(face), kNumberColumns), style);
    line += pad_right(letter ? face.to_string().substr(number_text(face).size()) : "", kGapColumns);
  }
  return line + (style.colour ? "\033[0m" : "");
}

std::string positions_line(std::size_t count) {
  std::string line;
  for (std::size_t i = 1; i <= count; ++i) {
    line += pad_right(pad_left(std::to_string(i), kNumberColumns), kNumberColumns + kGapColumns);
  }
  return line;
}

Message painted(Message message, const Style& style) {
  return parlor::painted(std::move(message), [&](std::string_view word) -> std::optional<std::string> {
    const std::optional<Face> tile = Face::parse(word);
    return tile ? std::optional(face(*tile, style)) : std::nullopt;
  });
}

}  // namespace parlor::melds
