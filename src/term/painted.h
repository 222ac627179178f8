// Tiles in a sentence, drawn the way the game draws them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// How a word that names a tile is drawn; nothing for any other word.
using DrawTile = std::function<std::optional<std::string>(std::string_view word)>;

// Draws every argument that consists of tiles, or is a text of nothing but tiles.
Message painted(Message message, const DrawTile& draw);

}  // namespace parlor
