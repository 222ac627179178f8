// The tables that one process plays.
#pragma once

#include <functional>
#include <vector>

#include "load/load.h"

namespace parlor {

struct CrowdResult {
  long moves = 0;                   // of people and computers, while it was measured
  std::vector<float> milliseconds;  // from sending a move until everybody at the table was told
};

// Plays `tables` tables for the time the request says. `seated` returns when all other processes sit, too.
CrowdResult play_crowd(const LoadRequest& request, int tables, const std::function<void()>& seated);

struct MemoryResult {
  double without_sockets = 0;  // bytes a table
  double with_sockets = 0;
};
MemoryResult measure_memory(const LoadRequest& request);

}  // namespace parlor
