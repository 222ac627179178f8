// The forms of a game that players know by name: rules that go together, so that nobody has to put them
// together option by option.
#pragma once

#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

struct Form {
  std::string name;   // "real"; stands in addresses
  std::string rules;  // "set=real"; what is not named stays as the rule document has it
  Key title;
  Key about;

  // A form with words of its own: "GAME.form.NAME" and "GAME.form.NAME.about".
  static Form of(std::string_view game, std::string_view name, std::string_view rules) {
    const std::string key = std::string(game) + ".form." + std::string(name);
    return {std::string(name), std::string(rules), {key}, {key + ".about"}};
  }
};

}  // namespace parlor
