// The full program.
#include "apps/command_line.h"
#include "apps/full/full_commands.h"

int main(int argc, char** argv) { return parlor::run_command_line(argc, argv, parlor::full_commands()); }
