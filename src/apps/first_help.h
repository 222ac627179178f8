// The first screen of help: every command with one line, under the people who need it.
#pragma once

#include <string>
#include <vector>

namespace parlor {

struct HelpLine {
  std::string name;
  std::string about;
};

std::string first_help(const std::vector<HelpLine>& commands, const std::vector<HelpLine>& options);

}  // namespace parlor
