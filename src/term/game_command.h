// A command that a game adds to the program: `parlor NAME GAME` with its own options.
#pragma once

#include <functional>
#include <istream>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/text.h"

namespace parlor {

struct CommandOption {
  enum class Takes { nothing, one, several };

  std::string name;  // "--rack"
  Key help;
  std::string value = "TEXT";  // stands for the value in the help
  Takes takes = Takes::one;
  bool required = false;
};

// The options given on the command line, each with its values.
class TypedOptions {
 public:
  void set(const std::string& option, std::vector<std::string> values = {}) {
    values_[option] = std::move(values);
  }
  bool has(std::string_view option) const { return values_.contains(option); }
  // Several values are joined with spaces; nothing if the option was not given.
  std::string text(std::string_view option) const {
    const auto found = values_.find(option);
    return found == values_.end() ? "" : join(found->second, " ");
  }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

struct CommandStreams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

// Games that share a command use the same name; it then takes the options of all of them.
struct GameCommand {
  std::string name;
  Key help;
  Key lacking;  // the refusal for a {game} without this command
  std::vector<CommandOption> options;
  // The exit code: 0; 1 if the answer is no; 2 for bad input, after reporting it. Or why nothing was done.
  std::function<Result<int>(const TypedOptions&, const CommandStreams&, const Catalogue&)> run;
};

}  // namespace parlor
