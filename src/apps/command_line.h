// The arguments of the program: which command, with which options.
#pragma once

#include "apps/commands.h"

namespace parlor {

// 0 when all went well, 1 when a check failed (grade, verify, laws, perft), 2 when the input was wrong.
int run_command_line(int argc, char** argv, const FullCommands& full);

}  // namespace parlor
