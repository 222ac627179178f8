// What a deal may lead to: hands consistent with everything known, played out with open cards.
#pragma once

#include <vector>

#include "games/pinochle/players/trick_solver.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

// What both players make in one imagined deal, from melds and tricks.
struct Outcome {
  int own = 0;
  int other = 0;
};

// The share of deals won (a tie counts half) if this seat or the other has bid `bid`.
double wins(const std::vector<Outcome>& outcomes, int bid, bool own_bid);

class Prospects {
 public:
  explicit Prospects(TrickSolver& solver) : solver_(solver) {}

  // From a state in which the declarer is to name trump: both keep their best cards, meld, and play.
  Outcome after_bidding(State state, Seat seat, Seat declarer, Suit trump);
  // The suit that a hand would make trump.
  static Suit likely_trump(const Rules& rules, Cards hand);

 private:
  TrickSolver& solver_;
};

// The tricks of a state in the solver's format.
OpenTricks open_tricks(const State& state);

}  // namespace parlor::pinochle
