// Players as people name them: human, a computer player, or cmd:COMMAND for a program, each with a name of
// its own where one stands before it: NAME=cmd:COMMAND.
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
  std::string name;  // empty where none was given
  std::string player;
  friend bool operator==(const NamedPlayer&, const NamedPlayer&) = default;
};
// A name ends at the first equals sign. A command has none before it, so its own equals signs are its own.
NamedPlayer named_player(std::string_view text);

// The players of a list with commas between them. A comma inside the quotes of a command belongs to the
// command, which keeps its quotes: they are the shell's.
Result<std::vector<std::string>> split_players(std::string_view text);

}  // namespace parlor
