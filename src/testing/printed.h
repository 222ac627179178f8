// For tests of printed output.
#pragma once

#include <doctest/doctest.h>
#include <string>
#include <string_view>

namespace parlor::test {

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// What is shown after the last typed line.
inline std::string after(std::string_view screen, const std::string& typed,
                         const std::string& prompt = "> ") {
  const std::string line = prompt + typed + "\n";
  const std::size_t at = screen.rfind(line);
  REQUIRE_MESSAGE(at != std::string_view::npos, typed);
  return std::string(screen.substr(at + line.size()));
}

}  // namespace parlor::test
