// The computer player of the course's program: it bids with one player and plays the tricks with another, and
// keeps twelve of 24 cards by the rule document's method.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/player.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

using OwnPlayer = std::unique_ptr<Player<Pinochle>>;

OwnPlayer make_course_player(OwnPlayer bids, OwnPlayer tricks);

// "basic/smart" names a player that bids with `basic` and plays with `smart`; a name without a slash is that
// level. Null if there is no such level.
OwnPlayer make_named_player(const PlayerLevels<Pinochle>& levels, std::string_view name, const Seed& seed);

}  // namespace parlor::pinochle
