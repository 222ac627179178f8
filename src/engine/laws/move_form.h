// What the text of a move may look like, so that a record can hold it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// Why a record could not hold this text; nothing when it can.
std::optional<std::string> bad_form(std::string_view text);

}  // namespace parlor
