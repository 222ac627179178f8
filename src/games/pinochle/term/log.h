// The log that the course's program leaves of a deal.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

class Log {
 public:
  // When the hands are those that are played, before the first card.
  void tricks_begin(const std::array<Cards, kSeats>& hands);
  // After every second card.
  void trick_ends(const State& state);
  // The lines, when the deal is over.
  std::string text(const State& state) const;

 private:
  std::string hands_;
  std::string rounds_;
  int round_ = 0;
  PerSeat<std::vector<std::string>> won_;
};

}  // namespace parlor::pinochle
