// The log that the course's program writes for a deal.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

class Log {
 public:
  // Call it before the first card, when the hands are final.
  void tricks_begin(const std::array<Cards, kSeats>& hands);
  // Call it after every second card.
  void trick_ends(const State& state);
  // The lines, once the deal is over.
  std::string text(const State& state) const;

 private:
  std::string hands_;
  std::string rounds_;
  int round_ = 0;
  PerSeat<std::vector<std::string>> won_;
};

}  // namespace parlor::pinochle
