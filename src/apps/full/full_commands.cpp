#include "apps/full/full_commands.h"

namespace parlor {

FullCommands full_commands() {
  return {serve_command, load_command, arena_command, laws_command, perft_command};
}

}  // namespace parlor
