#include "server/visitor.h"

#include <algorithm>
#include <cctype>

#include "server/preferences.h"

namespace parlor {

std::string reader_language(const Languages& languages, std::string_view accepted) {
  std::string best(Languages::kEnglish);
  double most = 0;
  for (const auto& [wanted, weight] : preferences(accepted)) {
    if (weight <= most) continue;
    if (const auto tag = languages.match(wanted)) {
      best = *tag;
      most = weight;
    }
  }
  return best;
}

bool wants_page(std::string_view accepted) { return accepted.find("text/html") != std::string_view::npos; }

std::string site_address(std::string_view scheme, std::string_view host) {
  constexpr std::string_view kMarks = ".-:[]";
  const bool plain = !host.empty() && std::ranges::all_of(host, [&](unsigned char c) {
    return std::isalnum(c) != 0 || kMarks.find(static_cast<char>(c)) != std::string_view::npos;
  });
  if (!plain) return "";
  return (scheme == "https" ? "https://" : "http://") + std::string(host);
}

}  // namespace parlor
