// The request to the law suite, and its report.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/chance.h"
#include "engine/laws/violation.h"

namespace parlor {

struct LawRequest {
  int deals = 20;
  Seed seed = Seed::of(1);
  std::string rules{};
  int move_cap = 10'000;  // a longer deal counts as never ending
};

struct LawReport {
  int deals = 0;
  std::int64_t states = 0;
  std::optional<Violation> violation;
};

}  // namespace parlor
