// Tiles in a sentence, drawn as the game draws them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// How a word that names a tile is drawn; nothing for any other word.
using DrawTile = std::function<std::optional<std::string>(std::string_view word)>;

// A message in which every argument that is tiles, or a text of nothing but tiles, is drawn.
Message painted(Message message, const DrawTile& draw);

}  // namespace parlor
