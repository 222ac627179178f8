// The commands that the program which only plays does without.
#pragma once

#include <string>

#include "apps/commands.h"

namespace parlor {

int serve_command(const ServeOptions& options);
int load_command(const LoadOptions& options);
int arena_command(const ArenaOptions& options);
int laws_command(const LawsOptions& options);
// Checks the counts in a file, or writes them anew.
int perft_command(const std::string& file, bool write);

}  // namespace parlor
