// The tables that one process plays at.
#pragma once

#include <functional>
#include <vector>

#include "load/load.h"

namespace parlor {

struct CrowdResult {
  long moves = 0;                   // by people and computers, during the measurement
  std::vector<float> milliseconds;  // from sending a move until everybody at the table has received it
};

// Plays `tables` tables for the time the request says. `seated` returns when all other processes are seated
// too.
CrowdResult play_crowd(const LoadRequest& request, int tables, const std::function<void()>& seated);

struct MemoryResult {
  double without_sockets = 0;  // bytes per table
  double with_sockets = 0;
};
MemoryResult measure_memory(const LoadRequest& request);

}  // namespace parlor
