// The first line of a checkpoint or a part: which run it belongs to.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "arena/report.h"
#include "arena/request.h"

namespace parlor {

// What must be the same for one run to continue another; the number of threads may differ.
nlohmann::json header_of(const ArenaGame& game, const ArenaRequest& request);

// What a part says about its run.
struct PartHeader {
  ArenaGame game;
  ArenaRequest request;  // only what the result depends on, and the part itself without its folder
};
// Nothing if it is not the header of a part, or was written by another version.
std::optional<PartHeader> part_header(const nlohmann::json& header);

}  // namespace parlor
