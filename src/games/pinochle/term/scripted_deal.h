// The cards that a properties file deals; the seed fills in what the file leaves open.
#pragma once

#include <vector>

#include "core/chance.h"
#include "core/tile.h"
#include "games/pinochle/term/settings.h"

namespace parlor::pinochle {

class ScriptedDeal {
 public:
  // A listed card is the first copy still free: in seat 0's hand, then seat 1's, then the cards they draw.
  ScriptedDeal(const Settings& settings, const Seed& seed);

  // The cards and lots as a deck. The winner of the bidding draws first, so the order of the stock depends on
  // it.
  std::vector<TileId> deck(Seat winner) const;
  // Just the stock, as a state holds it.
  Stock stock(Seat winner) const;
  // The turned-up card that a seat gets.
  Face open_for(Seat seat) const { return drawn_[seat].front().face(); }
  // The hand of a seat in the copies it was dealt; the game itself may swap cards that look the same.
  Cards copies(const State& state, Seat seat) const;

 private:
  std::vector<Card> drawn_in_turns(Seat winner) const;

  PerSeat<std::vector<Card>> hands_;
  PerSeat<std::vector<Card>> drawn_;
  std::vector<TileId> lots_;
};

}  // namespace parlor::pinochle
