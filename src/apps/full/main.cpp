// The full program.
#include "apps/commands.h"
#include "apps/full/full_commands.h"

int main(int argc, char** argv) {
  using namespace parlor;
  return run_command_line(
      argc, argv, {serve_command, load_command, migrate_command, arena_command, laws_command, perft_command});
}
