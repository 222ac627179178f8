#include "term/layout.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace parlor {
namespace {

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

// Characters that take two columns: Hangul, kana and ideographs, full-width forms, pictographs.
constexpr std::array<Range, 8> kWide = {{{0x1100, 0x115F},
                                         {0x2E80, 0xA4CF},
                                         {0xAC00, 0xD7A3},
                                         {0xF900, 0xFAFF},
                                         {0xFE30, 0xFE6F},
                                         {0xFF00, 0xFF60},
                                         {0x1F300, 0x1FAFF},
                                         {0x20000, 0x3FFFD}}};

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::size_t columns_of(std::uint32_t character) {
  const bool wide =
      std::ranges::any_of(kWide, [&](Range r) { return character >= r.first && character <= r.last; });
  return wide ? 2 : 1;
}

// The character that begins at `at`, which is moved past it. Invalid UTF-8 counts byte by byte.
std::uint32_t next_character(std::string_view text, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(text[at++]);
  std::uint32_t character = lead < 0xC0   ? lead
                            : lead < 0xE0 ? lead & 0x1FU
                            : lead < 0xF0 ? lead & 0x0FU
                                          : lead & 0x07U;
  for (; lead >= 0xC0 && at < text.size() && continues(text[at]); ++at) {
    character = character << 6 | (static_cast<unsigned char>(text[at]) & 0x3FU);
  }
  return character;
}

}  // namespace

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\033') {
      at = std::min(text.find('m', at), text.size() - 1) + 1;
    } else {
      columns += columns_of(next_character(text, at));
    }
  }
  return columns;
}

std::string pad_right(std::string text, std::size_t columns) {
  const std::size_t used = width(text);
  if (used < columns) text.append(columns - used, ' ');
  return text;
}

std::string pad_left(const std::string& text, std::size_t columns) {
  const std::size_t used = width(text);
  return used < columns ? std::string(columns - used, ' ') + text : text;
}

std::string printable(std::string_view text) {
  std::string clean(text);
  for (char& c : clean) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) c = '?';
  }
  // U+0080 to U+009F are control characters too: C2 80 to C2 9F.
  for (std::size_t i = 0; i + 1 < clean.size(); ++i) {
    if (clean[i] == '\xC2' && static_cast<unsigned char>(clean[i + 1]) < 0xA0) clean.replace(i, 2, "?");
  }
  return clean;
}

}  // namespace parlor
