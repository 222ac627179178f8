// The tables inside the file, and how a file of an earlier version gets them.
#pragma once

#include <string>

namespace parlor {

// How long a lock that another program holds on the file is waited for, in milliseconds.
inline constexpr int kBusyTimeout = 2000;

// Makes the tables, or brings an older file up to date. Throws where the file is not ours.
void prepare_schema(const std::string& path);

}  // namespace parlor
