// The forms of a game that players know by name: rules that belong together, so that nobody has to set option
// by option.
#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

struct Form {
  std::string name;   // "real"; used in URLs
  std::string rules;  // "set=real"; options not named keep the rule document's value
  Key title;
  Key about;

  // A form with its own phrases: "GAME.form.NAME" and "GAME.form.NAME.about".
  static Form of(std::string_view game, std::string_view name, std::string_view rules) {
    const std::string key = std::string(game) + ".form." + std::string(name);
    return {std::string(name), std::string(rules), {key}, {key + ".about"}};
  }
};

}  // namespace parlor
