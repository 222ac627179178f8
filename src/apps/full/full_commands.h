// The commands that the program that only plays does not have.
#pragma once

#include <string>

#include "apps/commands.h"

namespace parlor {

int serve_command(const ServeOptions& options);
int load_command(const LoadOptions& options);
// Copies every table of a SQLite file into a PostgreSQL database.
int migrate_command(const std::string& file, const std::string& url);
int arena_command(const ArenaOptions& options);
int laws_command(const LawsOptions& options);
// Checks the counts in a file, or rewrites them.
int perft_command(const std::string& file, bool write);

}  // namespace parlor
