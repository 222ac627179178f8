// The tables in the database file, and how files of earlier versions are upgraded.
#pragma once

#include <string>

namespace parlor::sqlite {

// How long to wait for a lock that another program holds on the file, in milliseconds.
inline constexpr int kBusyTimeout = 2000;

// Creates the tables or upgrades an older file. Throws if the file is not ours.
void prepare_schema(const std::string& path);

}  // namespace parlor::sqlite
