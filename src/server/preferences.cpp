#include "server/preferences.h"

#include <charconv>
#include <system_error>

#include "core/text.h"

namespace parlor {
namespace {

// Of "q=0.5".
double weight_in(std::string_view parameter) {
  double weight = 0;
  const char* const end = parameter.data() + parameter.size();
  const auto read = std::from_chars(parameter.data() + 2, end, weight, std::chars_format::fixed);
  const bool whole = read.ec == std::errc() && read.ptr == end;
  return whole && weight >= 0 && weight <= 1 ? weight : 0;
}

}  // namespace

std::vector<Preference> preferences(std::string_view header) {
  std::vector<Preference> list;
  for (const std::string_view entry : split(header, ',')) {
    const std::vector<std::string_view> parts = split(entry, ';');
    if (parts.empty()) continue;
    Preference& added = list.emplace_back(Preference{.value = parts.front()});
    for (const std::string_view parameter : parts) {
      if (parameter.starts_with("q=") || parameter.starts_with("Q=")) added.weight = weight_in(parameter);
    }
  }
  return list;
}

}  // namespace parlor
