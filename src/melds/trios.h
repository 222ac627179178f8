// The formations of three that a tile can be part of.
#pragma once

#include <array>

#include "melds/face.h"

namespace parlor::melds {

// Positions in a run: 14 is the 1 after the 13.
inline constexpr int kFourteen = kMostNumbers + 1;
constexpr Face face_at(Colour colour, int place) { return Face::of(colour, place == kFourteen ? 1 : place); }

// Calls visit(a, b) for every pair of faces that makes a group or a run with this one. Not for jokers.
template <class Visit>
void each_trio(Face face, Visit visit) {
  std::array<Face, kColours - 1> same;
  std::size_t count = 0;
  for (Colour colour : kAllColours) {
    if (colour != face.colour()) same[count++] = Face::of(colour, face.number());
  }
  visit(same[0], same[1]);
  visit(same[0], same[2]);
  visit(same[1], same[2]);
  const auto at = [&](int place) { return face_at(face.colour(), place); };
  const auto runs = [&](int place) {
    if (place > 2) visit(at(place - 2), at(place - 1));
    if (place > 1 && place < kFourteen) visit(at(place - 1), at(place + 1));
    if (place + 2 <= kFourteen) visit(at(place + 1), at(place + 2));
  };
  runs(face.number());
  if (face.number() == 1) runs(kFourteen);
}

}  // namespace parlor::melds
