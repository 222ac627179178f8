// Hands of real Okey as sets, runs and pairs. For the melds library, the tiles with the joker's face are its
// jokers, and a false joker is the tile whose face the joker has.
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

// Whether all tiles, or all but `left`, can be in sets and runs.
bool in_formations(const Tiles& hand, Face joker, int left = 0);

// How many tiles stay unpaired after the jokers have been paired with as many as possible. An even number of
// tiles is all in pairs if this is 0.
int without_twin(const melds::Tiles& tiles);
int without_twin(const Tiles& hand, Face joker);

}  // namespace parlor::okey
