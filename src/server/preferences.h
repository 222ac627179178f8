// What a client would rather have, as headers such as "Accept-Encoding" list it: "br, gzip;q=0.5".
#pragma once

#include <string_view>
#include <vector>

namespace parlor {

struct Preference {
  std::string_view value;
  double weight = 1;  // from 0, a refusal, to 1
};

// In the header's order. A weight that cannot be read counts as a refusal.
std::vector<Preference> preferences(std::string_view header);

}  // namespace parlor
