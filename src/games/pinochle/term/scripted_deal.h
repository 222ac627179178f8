// The cards that a properties file deals; what it leaves open is filled up by the seed.
#pragma once

#include <vector>

#include "core/chance.h"
#include "core/tile.h"
#include "games/pinochle/term/settings.h"

namespace parlor::pinochle {

class ScriptedDeal {
 public:
  // A listed card is the first copy that is still free: seat 0's hand, then seat 1's, then what they draw.
  ScriptedDeal(const Settings& settings, const Seed& seed);

  // Cards and lots as a deck has them. Who wins the bidding draws first, so that the order of the stock
  // depends on it.
  std::vector<TileId> deck(Seat winner) const;
  // The stock alone, as a state holds it.
  Stock stock(Seat winner) const;
  // The card turned up that a seat gets.
  Face open_for(Seat seat) const { return drawn_[seat].front().face(); }
  // The hand of a seat in the copies that it was dealt; play itself may exchange cards that look the same.
  Cards copies(const State& state, Seat seat) const;

 private:
  std::vector<Card> drawn_in_turns(Seat winner) const;

  PerSeat<std::vector<Card>> hands_;
  PerSeat<std::vector<Card>> drawn_;
  std::vector<TileId> lots_;
};

}  // namespace parlor::pinochle
