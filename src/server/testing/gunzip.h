// Reads what a server has compressed, as a browser does.
#pragma once

#include <string>

namespace parlor::test {

// Nothing where it is no gzip, or its sums are wrong.
std::string gunzipped(const std::string& bytes);

}  // namespace parlor::test
