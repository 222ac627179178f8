// Whose hand made a move: the seat's own, or that of a computer that stood in.
#pragma once

#include "core/seat.h"
#include "engine/record.h"

namespace parlor {

// Is shown every entry of a deal in order.
class OwnHand {
 public:
  explicit OwnHand(Seat seat) : seat_(seat) {}

  // True where the entry is a move that the seat chose itself, by the rules.
  bool makes(const RecordEntry& entry);

 private:
  Seat seat_;
  bool away_ = false;  // a computer plays until the seat is given back
  bool late_ = false;  // a computer makes the next move
};

}  // namespace parlor
