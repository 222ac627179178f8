// Compresses what is sent often and made seldom.
#pragma once

#include <string>
#include <string_view>

namespace parlor {

std::string gzipped(std::string_view text);

}  // namespace parlor
