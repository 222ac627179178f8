#include "core/score.h"

namespace parlor {

std::string Scores::to_string(int seats) const {
  std::string text;
  for (int i = 0; i < seats; ++i) {
    if (i > 0) text += ' ';
    text += (*this)[Seat::at(i)].to_string();
  }
  return text;
}

}  // namespace parlor
