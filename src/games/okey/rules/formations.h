// Hands of real Okey as sets, runs and pairs. The melds level knows jokers: the tiles with the joker's face
// are these, and a false joker is the tile that the joker would be.
#pragma once

#include "games/okey/rules/rules.h"
#include "melds/formation.h"
#include "melds/tile.h"

namespace parlor::okey {

inline constexpr melds::MeldRules kMeldRules = {
    .numbers = kMostNumbers, .wraps = true, .most_jokers = 2, .mostly_real = false};

melds::Tiles as_melds(const Tiles& hand, Face joker);
melds::Face as_melds(Face face, Face joker);
Face from_melds(melds::Face face, Face joker);

// Whether all tiles lie in sets and runs, or all but so many.
bool in_formations(const Tiles& hand, Face joker, int left = 0);

// How many tiles are without a twin when jokers have been given to as many as they can. An even number of
// tiles is in pairs where none is.
int without_twin(const melds::Tiles& tiles);
int without_twin(const Tiles& hand, Face joker);

}  // namespace parlor::okey
