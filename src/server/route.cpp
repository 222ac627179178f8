#include "server/route.h"

#include "core/text.h"

namespace parlor {

PathPattern::PathPattern(const char* text) : parts_(split(text, '/')) {}

std::optional<std::vector<std::string_view>> PathPattern::match(std::span<const std::string> segments) const {
  if (segments.size() != parts_.size()) return std::nullopt;
  std::vector<std::string_view> named;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    if (parts_[i].starts_with('{')) {
      named.push_back(segments[i]);
    } else if (parts_[i] != segments[i]) {
      return std::nullopt;
    }
  }
  return named;
}

}  // namespace parlor
