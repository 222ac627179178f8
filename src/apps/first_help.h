// The first screen of help: one line per command, grouped by the people who need them.
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
