#include "profile/short_rules.h"

#include <cstddef>
#include <vector>

#include "core/text.h"

namespace parlor {

std::string short_rules(std::string_view full, const FullRules& full_rules) {
  std::vector<std::string> options;
  for (std::string_view word : words(full)) {
    if (word.find('=') != std::string_view::npos) options.emplace_back(word);
  }
  // From the back, since an option may change what is usual for those after it.
  for (std::size_t i = options.size(); i-- > 0;) {
    std::vector<std::string> fewer = options;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const auto meant = full_rules(join(fewer, " "));
    if (meant && *meant == full) options = std::move(fewer);
  }
  return join(options, " ");
}

}  // namespace parlor
