// The rules of a game as data: terminal and page show them each in its own way.
#pragma once

#include <string>
#include <vector>

#include "core/message.h"

namespace parlor {

struct RulesPage {
  // Something that one can lay, drawn with tiles: texts as an arrangement has them.
  struct Example {
    Message title;
    Message about;
    std::vector<std::string> tiles;
  };
  // First what is to be said, then the examples.
  struct Section {
    Message title;
    std::vector<Message> lines;
    std::vector<Example> examples{};
  };
  std::vector<Section> sections;
};

}  // namespace parlor
