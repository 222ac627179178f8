// What the unseen cards can still do to a play.
#pragma once

#include <array>
#include <cstdint>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {

struct Outlook {
  float stands = 1;    // the probability that nobody beats the play; exactly 1 if nobody can
  float lower = 1;     // the share of plays of its kind among the unseen cards that it would beat
  float finishes = 0;  // the probability that an opponent has exactly the cards to beat it and go out

  bool unbeatable() const { return stands >= 1; }
};

class Odds {
 public:
  explicit Odds(const View& view);

  const Outlook& of(Play play);

 private:
  static constexpr int kMostPatterns = 16;  // as many as Rules::patterns has bits

  Outlook reckon(Play play) const;

  Rules rules_;
  Cards unseen_;
  std::array<float, kMostPatternCards + 1>
      together_{};  // the probability that a given number of unseen cards are in one hand,
  std::array<float, kMostPatternCards + 1> alone_{};  // and that they are all of that hand
  std::array<std::uint64_t, kMostPatterns> known_{};
  std::array<std::array<Outlook, kDeckSize>, kMostPatterns>
      outlooks_;  // by pattern and strength, where known
};

}  // namespace parlor::big2
