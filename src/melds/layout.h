// Turns the path that the search found into formations on the table.
#pragma once

#include <vector>

#include "melds/search.h"
#include "melds/solver.h"
#include "melds/supply.h"

namespace parlor::melds {

Worth worth_of(const Task& task, const Supply& supply, Search& search);
std::vector<LaidSet> lay_out(const Task& task, const Supply& supply, Search& search);

}  // namespace parlor::melds
