// The rules of a game as data; the terminal and the page each show them in their own way.
#pragma once

#include <string>
#include <vector>

#include "core/message.h"

namespace parlor {

struct RulesPage {
  // Something a player can play, drawn with tiles, written as in an arrangement.
  struct Example {
    Message title;
    Message about;
    std::vector<std::string> tiles;
  };
  // The sentences come first, then the examples.
  struct Section {
    Message title;
    std::vector<Message> lines;
    std::vector<Example> examples{};
  };
  std::vector<Section> sections;
};

}  // namespace parlor
