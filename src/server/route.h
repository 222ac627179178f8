// Which path is whose: "/api/games/{game}/rules" fits any game's.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

class PathPattern {
 public:
  // The text outlives it.
  PathPattern(const char* text);  // NOLINT: a table of routes reads as texts

  // What stands where the pattern has names, in their order; nothing where the path does not fit.
  std::optional<std::vector<std::string_view>> match(std::span<const std::string> segments) const;

 private:
  std::vector<std::string_view> parts_;
};

}  // namespace parlor
