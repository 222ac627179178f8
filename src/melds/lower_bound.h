// What is lost at least from a number on: each colour for itself, as if groups took its tiles wherever the
// other colours and their jokers allow it.
#pragma once

#include <array>
#include <vector>

#include "melds/run_states.h"
#include "melds/supply.h"

namespace parlor::melds {

class LowerBound {
 public:
  // The cost from here on for one state of one colour, by the jokers that groups have and those its runs
  // have.
  using Row = const Cost*;

  void compute(const Supply& supply, const RunStates& runs);

  // With the numbers before `number` done and so many ones set aside for the end of runs.
  Row row(int number, int colour, int aside, RunStates::Id state) const {
    return &costs_[place(number, colour, aside) + state];
  }
  // With so many jokers, wherever they go.
  Cost with(Row row, int jokers) const {
    return row[(stride_ * stride_ + static_cast<std::size_t>(jokers)) * states_];
  }
  // Of all colours, which share the jokers with each other and with the groups.
  Cost together(const std::array<Row, kColours>& rows, int jokers) const;

  // The most tiles of this colour that groups could take, if they had all jokers.
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
      0;  // stride * stride for [of groups][of runs], then stride for their sum; each for all states
  std::array<PerColour, kMostLayers> groups_take_ = {};
  std::vector<Cost> costs_;
};

}  // namespace parlor::melds
