// The pages of help. The first has one line per command, grouped by the people who need them; the others, one
// line per option of a command.
#pragma once

#include <string>
#include <vector>

namespace parlor {

struct HelpLine {
  std::string name;
  std::string about;
};

struct CommandHelp {
  std::string name;
  std::string about;
  std::vector<HelpLine> arguments;
  std::string usage;  // the arguments as they are typed: "GAME [LESSON]"
  std::vector<HelpLine> options;
  std::string more;  // may be empty
};

std::string first_help(const std::vector<HelpLine>& commands, const std::vector<HelpLine>& options);
std::string command_help(const CommandHelp& command);

}  // namespace parlor
