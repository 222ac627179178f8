// A lower bound for the cost from a given number on: each colour by itself, as if groups could take its tiles
// wherever the other colours and the jokers allow it.
#pragma once

#include <array>
#include <vector>

#include "melds/run_states.h"
#include "melds/supply.h"

namespace parlor::melds {

class LowerBound {
 public:
  // The cost from here on for one state of one colour, indexed by the jokers in groups and the jokers in its
  // runs.
  using Row = const Cost*;

  void compute(const Supply& supply, const RunStates& runs);

  // After all numbers below `number`, with `aside` 1s set aside for the end of runs.
  Row row(int number, int colour, int aside, RunStates::Id state) const {
    return &costs_[place(number, colour, aside) + state];
  }
  // With `jokers` in total, wherever they are used.
  Cost with(Row row, int jokers) const {
    return row[(stride_ * stride_ + static_cast<std::size_t>(jokers)) * states_];
  }
  // The bound for all colours together, which share the jokers with each other and with the groups.
  Cost together(const std::array<Row, kColours>& rows, int jokers) const;

  // The most tiles of this colour that groups could take if they had all the jokers.
  int groups_take(int number, int colour) const {
    return groups_take_[static_cast<std::size_t>(number)][static_cast<std::size_t>(colour)];
  }

 private:
  std::size_t place(int number, int colour, int aside) const {
    return static_cast<std::size_t>((number * kColours + colour) * (kCopies + 1) + aside) * states_ *
           row_size_;
  }
  void compute_number(const Supply& supply, const RunStates& runs, int number, int colour, int aside);

  std::size_t states_ = 0;
  std::size_t stride_ = 0;  // jokers + 1
  std::size_t row_size_ =
      0;  // stride * stride for [in groups][in runs], then stride for their sum; each for all states
  std::array<PerColour, kMostLayers> groups_take_ = {};
  std::vector<Cost> costs_;
};

}  // namespace parlor::melds
