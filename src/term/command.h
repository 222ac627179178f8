// The commands a person may type instead of a move.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor {

enum class Command { help, hint, sort, log, last, score, quit };

struct TypedCommand {
  Command command;
  std::string argument;  // what follows the word
};

std::optional<TypedCommand> parse_command(std::string_view line);

}  // namespace parlor
