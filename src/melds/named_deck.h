// A deck as text: the names of its tiles in their order, of which several may be alike. The word rest at the
// end is all that were not named, in the order of the unshuffled deck.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/tile.h"

namespace parlor::melds {

// `names` are those of the unshuffled deck.
std::string named_deck(const std::vector<std::string>& names, const std::vector<TileId>& order);
// Capital and small letters are the same. `no_tile` is the key of what is said of an unknown name.
Result<std::vector<TileId>> parse_named_deck(const std::vector<std::string>& names, std::string_view text,
                                             const char* no_tile);

}  // namespace parlor::melds
