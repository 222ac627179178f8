// Which tile to discard: the one whose loss leaves the best outlook.
#pragma once

#include <functional>

#include "melds/keeping.h"
#include "melds/outlook.h"

namespace parlor::melds {

struct Parting {
  enum class Why {
    outs,   // `outs` tiles win with the next draw
    soon,   // a win is two draws away
    least,  // its loss costs the least
  };
  Face tile;
  Why why = Why::least;
  int outs = 0;
};

// What a game adds to the danger that the other player can use a tile.
using Danger = std::function<double(Face)>;

// `per_point` is the penalty, for each point of its number, for keeping a tile. The rack must not be winning
// already.
Parting best_parting(const Outlook& outlook, const Keeping& keeping, const Tiles& rack, double per_point,
                     const Danger& more_danger);

}  // namespace parlor::melds
