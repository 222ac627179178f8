// Players as people specify them: human, a computer player, or cmd:COMMAND for a program, optionally with a
// name in front: NAME=cmd:COMMAND.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace parlor {

// The command in a player of the form "cmd:COMMAND"; nothing for any other player.
std::optional<std::string> program_command(std::string_view player);

struct NamedPlayer {
  std::string name;  // empty if none was given
  std::string player;
  friend bool operator==(const NamedPlayer&, const NamedPlayer&) = default;
};
// The name ends at the first equals sign. A text that begins with cmd: has no name, so the equals signs of a
// command are its own.
NamedPlayer named_player(std::string_view text);

// The players of a comma-separated list. A comma inside the quotes of a command belongs to the command, which
// keeps its quotes for the shell.
Result<std::vector<std::string>> split_players(std::string_view text);

}  // namespace parlor
