// The rules of any game as lines of text.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/rules_page.h"
#include "term/style.h"

namespace parlor {

// How a game's screen phrases a sentence and draws a tile.
struct PageVoice {
  std::function<std::string(const Message&)> say;
  std::function<std::string(std::string_view tile)> face;
};

std::string show_rules(const RulesPage& page, const Style& style, const PageVoice& voice);

}  // namespace parlor
