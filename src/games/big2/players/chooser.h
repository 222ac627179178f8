// The move that the judge prefers, and what kind of choice it was.
#pragma once

#include <vector>

#include "games/big2/players/judge.h"

namespace parlor::big2 {

enum class Because {
  only_move,    // the only legal move
  goes_out,     // plays the last cards
  cannot_lose,  // nobody can beat it, and at most one of the remaining plays can be beaten
  judged,
};

struct Choice {
  Move move;
  Because because;
};

class Chooser {
 public:
  Choice choose(const View& view);

  // For the last choice, if it was judged: all legal moves, and the judge's value of the k-th.
  const std::vector<Move>& moves() const { return moves_; }
  const std::vector<float>& values() const { return values_; }
  Judge& judge() { return judge_; }

 private:
  Judge judge_;
  std::vector<Move> moves_;
  std::vector<float> values_;
};

// A true sentence about why `chooser` made this choice, its latest one (reason.cpp).
Message reason(Chooser& chooser, const View& view, const Choice& choice);

}  // namespace parlor::big2
