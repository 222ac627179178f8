// Which tile to part with: the one whose loss leaves the best outlook.
#pragma once

#include <functional>

#include "melds/keeping.h"
#include "melds/outlook.h"

namespace parlor::melds {

struct Parting {
  enum class Why {
    outs,   // so many tiles win with the next draw
    soon,   // a win is two draws away
    least,  // it is the least that is lost
  };
  Face tile;
  Why why = Why::least;
  int outs = 0;
};

// What a game adds to what the other player may do with a tile.
using Danger = std::function<double(Face)>;

// `per_point`: how much the number of a tile counts against keeping it. No tile of the rack wins already.
Parting best_parting(const Outlook& outlook, const Keeping& keeping, const Tiles& rack, double per_point,
                     const Danger& more_danger);

}  // namespace parlor::melds
