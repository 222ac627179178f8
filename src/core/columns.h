// Numbers formatted for people, and text in aligned columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlor {

// "3.14", "-inf"; the same in every locale.
std::string fixed(double value, int digits);
// "850 ns", "1.24 µs", "17.0 ms", "2.50 s"
std::string duration(double nanoseconds);

// The first column is left-aligned, the others right-aligned. Rows may be shorter than the first one.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

}  // namespace parlor
