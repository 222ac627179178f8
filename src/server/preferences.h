// A client's preferences, as listed in headers such as "Accept-Encoding": "br, gzip;q=0.5".
#pragma once

#include <string_view>
#include <vector>

namespace parlor {

struct Preference {
  std::string_view value;
  double weight = 1;  // from 0 (refused) to 1
};

// In the header's order. A weight that cannot be read counts as a refusal.
std::vector<Preference> preferences(std::string_view header);

}  // namespace parlor
