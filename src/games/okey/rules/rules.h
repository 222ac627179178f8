// The rules of Okey and their options.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/form.h"
#include "engine/option.h"
#include "games/okey/rules/tiles.h"

namespace parlor::okey {

// The simplified game of chains, or Okey as played in Turkey.
enum class RuleSet : std::uint8_t { simple, okey };
// When a turn starts with an empty stack: a tie, or the discard may still be taken.
enum class EmptyStack : std::uint8_t { tie, take };
// Who starts a deal: usually seat 0, in real Okey each seat in turn; or one of these in both games.
enum class First : std::uint8_t { usual, seat_0, turns };
// What seven pairs cost the others in real Okey.
enum class Pairs : std::uint8_t { single, twice };

inline constexpr int kSeats = 4;
inline constexpr int kHandTiles = 14;  // between turns; the player who starts gets one extra
inline constexpr int kChainsToWin = 3;
inline constexpr int kMostTurns = 1000;  // players who only take discards never empty the stack
inline constexpr int kLoss = 2;          // what a win costs each of the others in real Okey
inline constexpr int kTwinLoss = 1;      // and what showing the matching tile costs them

struct Rules {
  RuleSet set = RuleSet::simple;
  EmptyStack empty = EmptyStack::tie;
  First first = First::usual;
  Pairs pairs = Pairs::single;
  std::uint8_t points = 20;  // each player's points at the start of a match of real Okey

  bool real() const { return set == RuleSet::okey; }
  bool begin_in_turns() const { return first == First::turns || (first == First::usual && real()); }
  TileSet tile_set() const { return real() ? TileSet(13, 2, 2) : TileSet(7, 4, 0); }
  friend bool operator==(const Rules&, const Rules&) = default;
};

const std::vector<Option<Rules>>& options();
std::vector<Form> forms();

}  // namespace parlor::okey
