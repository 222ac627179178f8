// Compresses content that is sent often but rarely made.
#pragma once

#include <string>
#include <string_view>

namespace parlor {

std::string gzipped(std::string_view text);

}  // namespace parlor
