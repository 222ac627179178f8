#include "room/characters.h"

#include <algorithm>
#include <array>
#include <span>

namespace parlor {
namespace {

struct CharacterRange {
  char32_t first;
  char32_t last;
};

bool in(std::span<const CharacterRange> ranges, char32_t c) {
  return std::ranges::any_of(ranges,
                             [c](const CharacterRange& each) { return c >= each.first && c <= each.last; });
}

bool is_no_character(char32_t c) {
  return (c & 0xFFFEU) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF) || (c >= 0xD800 && c <= 0xDFFF) ||
         c > 0x10FFFF;
}

// How many bytes follow this first byte, and the bits it contributes. Nothing if no character starts with it.
struct FirstByte {
  int more;
  char32_t bits;
};
std::optional<FirstByte> first_byte(unsigned char byte) {
  if (byte < 0x80) return FirstByte{0, byte};
  if (byte >= 0xC2 && byte < 0xE0) return FirstByte{1, byte & 0x1FU};
  if (byte >= 0xE0 && byte < 0xF0) return FirstByte{2, byte & 0x0FU};
  if (byte >= 0xF0 && byte < 0xF5) return FirstByte{3, byte & 0x07U};
  return std::nullopt;
}

constexpr std::array<char32_t, 4> kLeastOfLength = {0, 0x80, 0x800, 0x10000};

}  // namespace

std::optional<std::u32string> from_utf8(std::string_view text) {
  std::u32string characters;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = first_byte(static_cast<unsigned char>(text[i++]));
    if (!first || text.size() - i < static_cast<std::size_t>(first->more)) return std::nullopt;
    char32_t c = first->bits;
    for (int more = first->more; more > 0; --more) {
      const auto byte = static_cast<unsigned char>(text[i++]);
      if ((byte & 0xC0U) != 0x80) return std::nullopt;
      c = (c << 6U) | (byte & 0x3FU);
    }
    if (c < kLeastOfLength[static_cast<std::size_t>(first->more)] || is_no_character(c)) return std::nullopt;
    characters += c;
  }
  return characters;
}

std::string to_utf8(std::u32string_view text) {
  std::string bytes;
  const auto add = [&](char32_t byte) { bytes += static_cast<char>(byte); };
  for (const char32_t c : text) {
    if (c < 0x80) {
      add(c);
      continue;
    }
    if (c < 0x800) {
      add(0xC0U | (c >> 6U));
    } else {
      if (c < 0x10000) {
        add(0xE0U | (c >> 12U));
      } else {
        add(0xF0U | (c >> 18U));
        add(0x80U | ((c >> 12U) & 0x3FU));
      }
      add(0x80U | ((c >> 6U) & 0x3FU));
    }
    add(0x80U | (c & 0x3FU));
  }
  return bytes;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool is_space(char32_t c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F || c == 0x3000;
}

bool is_invisible(char32_t c) {
  static constexpr auto kRanges = std::to_array<CharacterRange>({
      {0xAD, 0xAD},        // soft hyphen
      {0x34F, 0x34F},      // grapheme joiner
      {0x61C, 0x61C},      // Arabic letter mark
      {0x115F, 0x1160},    // Hangul fillers
      {0x17B4, 0x17B5},    // inherent Khmer vowels
      {0x180E, 0x180E},    // Mongolian vowel separator
      {0x200B, 0x200B},    // zero-width space
      {0x200E, 0x200F},    // direction marks
      {0x2060, 0x2065},    // word joiner, invisible mathematical operators
      {0x206A, 0x206F},    // deprecated format characters
      {0x2800, 0x2800},    // blank Braille pattern
      {0x3164, 0x3164},    // Hangul filler
      {0xFEFF, 0xFEFF},    // byte order mark
      {0xFFA0, 0xFFA0},    // Hangul filler
      {0xFFF0, 0xFFFB},    // annotation marks
      {0x1BCA0, 0x1BCA3},  // shorthand format controls
      {0x1D173, 0x1D17A},  // musical format controls
      {0xE0000, 0xE0FFF},  // tag characters
  });
  return in(kRanges, c);
}

bool is_joiner(char32_t c) { return c == 0x200C || c == 0x200D; }

bool is_variation(char32_t c) {
  return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0x180B && c <= 0x180D) || c == 0x180F;
}

bool is_mark(char32_t c) {
  static constexpr auto kRanges = std::to_array<CharacterRange>({
      {0x300, 0x36F},
      {0x483, 0x489},
      {0x591, 0x5C7},
      {0x610, 0x61A},
      {0x64B, 0x65F},
      {0x670, 0x670},
      {0x6D6, 0x6ED},
      {0x1AB0, 0x1AFF},
      {0x1DC0, 0x1DFF},
      {0x20D0, 0x20FF},
      {0x302A, 0x302F},
      {0x3099, 0x309A},
      {0xFE20, 0xFE2F},
  });
  return in(kRanges, c);
}

bool has_visible(std::u32string_view text) {
  return std::ranges::any_of(text, [](char32_t c) {
    return !is_space(c) && !is_invisible(c) && !is_joiner(c) && !is_variation(c) && !is_mark(c) &&
           !is_control(c);
  });
}

char32_t folded(char32_t c) {
  if (c < 0x80) return c >= 'A' && c <= 'Z' ? c + 0x20 : c;
  if (c == 0x130 || c == 0x131) return 'i';
  if (c == 0x178) return 0xFF;
  if (c == 0x3C2) return 0x3C3;  // sigma at the end of a word
  if ((c >= 0xC0 && c <= 0xDE && c != 0xD7) || (c >= 0x391 && c <= 0x3A9) || (c >= 0x410 && c <= 0x42F)) {
    return c + 0x20;
  }
  if (c >= 0x400 && c <= 0x40F) return c + 0x50;
  // In these blocks each capital comes right before its lowercase letter.
  static constexpr auto kCapitalIsEven = std::to_array<CharacterRange>(
      {{0x100, 0x137}, {0x14A, 0x177}, {0x1DE, 0x1EF}, {0x200, 0x21F}, {0x1E00, 0x1E95}, {0x1EA0, 0x1EFF}});
  static constexpr auto kCapitalIsOdd =
      std::to_array<CharacterRange>({{0x139, 0x148}, {0x179, 0x17E}, {0x1CD, 0x1DC}});
  if (in(kCapitalIsEven, c)) return c | 1U;
  if (in(kCapitalIsOdd, c)) return c + (c & 1U);
  return c;
}

}  // namespace parlor
