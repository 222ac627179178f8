// The scores of a match, deal by deal.
#pragma once

#include <string>

#include "engine/table.h"
#include "term/screen.h"

namespace parlor {

std::string score_sheet(const Table& table, const Look& look);
// "Ada wins the match.", or the names of those who share it.
std::string verdict(const Table& table, const Look& look);

}  // namespace parlor
