#include "core/columns.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace parlor {
namespace {

// Counts characters, not bytes: continuation bytes start with the bits 10.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

std::string fixed(double value, int digits) {
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  std::array<char, 400> text;  // the largest double has 309 digits before the point
  const auto written =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits);
  return {text.data(), written.ptr};
}

std::string duration(double nanoseconds) {
  constexpr std::array<std::string_view, 4> kUnits = {" ns", " µs", " ms", " s"};
  std::size_t unit = 0;
  for (; nanoseconds >= 999.5 && unit + 1 < kUnits.size(); ++unit) nanoseconds /= 1000;
  const int digits = unit == 0 || nanoseconds >= 99.95 ? 0 : nanoseconds >= 9.995 ? 1 : 2;
  return fixed(nanoseconds, digits).append(kUnits[unit]);
}

std::string aligned(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - width(row[i]), ' ');
      if (i == 0) {
        text += row.size() == 1 ? row[i] : row[i] + padding;
      } else {
        text += "  " + padding + row[i];
      }
    }
    text += '\n';
  }
  return text;
}

}  // namespace parlor
