// The rules of Okey and their options.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/form.h"
#include "engine/option.h"
#include "games/okey/rules/tiles.h"

namespace parlor::okey {

// The simplified game of chains, or the Okey that is played in Turkey.
enum class RuleSet : std::uint8_t { simple, okey };
// When a turn begins with an empty stack: a tie, or the discard may still be taken.
enum class EmptyStack : std::uint8_t { tie, take };
// Who begins a deal: seat 0, in real Okey the seats in turns; or one of these in both.
enum class First : std::uint8_t { usual, seat_0, turns };
// What seven pairs cost the others, in real Okey.
enum class Pairs : std::uint8_t { single, twice };

inline constexpr int kSeats = 4;
inline constexpr int kHandTiles = 14;  // between turns; who begins gets one more
inline constexpr int kChainsToWin = 3;
inline constexpr int kMostTurns = 1000;  // who only takes what the others throw away never empties the stack
inline constexpr int kLoss = 2;          // what a win costs each of the others, in real Okey
inline constexpr int kTwinLoss = 1;      // and the twin of the indicator

struct Rules {
  RuleSet set = RuleSet::simple;
  EmptyStack empty = EmptyStack::tie;
  First first = First::usual;
  Pairs pairs = Pairs::single;
  std::uint8_t points = 20;  // to start a match of real Okey with

  bool real() const { return set == RuleSet::okey; }
  bool begin_in_turns() const { return first == First::turns || (first == First::usual && real()); }
  TileSet tile_set() const { return real() ? TileSet(13, 2, 2) : TileSet(7, 4, 0); }
  friend bool operator==(const Rules&, const Rules&) = default;
};

const std::vector<Option<Rules>>& options();
std::vector<Form> forms();

}  // namespace parlor::okey
