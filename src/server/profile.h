// What was played under a profile: figures over all of it, and its tables page by page. docs/api.md has an
// example.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "server/house.h"
#include "server/token.h"

namespace parlor {

// `before` is what the page before this one ended with. Plays tables again whose summary is not kept yet, so
// it may take a while; throws where the store cannot be read.
nlohmann::json profile_json(House& house, const TokenHash& profile, std::optional<std::int64_t> before);

}  // namespace parlor
