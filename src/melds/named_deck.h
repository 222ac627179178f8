// A deck as text: the names of its tiles in order; several tiles may have the same name. The word rest at the
// end stands for all tiles not named, in the order of the unshuffled deck.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/tile.h"

namespace parlor::melds {

// `names` are the names in the unshuffled deck.
std::string named_deck(const std::vector<std::string>& names, const std::vector<TileId>& order);
// Ignores case. `no_tile` is the key of the message about an unknown name.
Result<std::vector<TileId>> parse_named_deck(const std::vector<std::string>& names, std::string_view text,
                                             const char* no_tile);

}  // namespace parlor::melds
