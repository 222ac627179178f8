// The physical tiles of a game, and sets of them as bits.
#pragma once

#include <array>
#include <vector>

#include "melds/face.h"
#include "melds/tile_bits.h"

namespace parlor::melds {

// All bits of a face: one, or both in the case of jokers.
inline constexpr std::array<FaceBits, kFaces> kFaceBits = [] {
  std::array<FaceBits, kFaces> bits{};
  for (int i = 0; i < kFaces; ++i) bits[static_cast<std::size_t>(i)] = FaceBits{1} << Face::at(i).bit();
  bits[kJokerIndex] |= FaceBits{1} << (kJokerBit - 1);
  return bits;
}();
constexpr FaceBits bits_of(Face face) { return kFaceBits[static_cast<std::size_t>(face.index())]; }

// One of the two tiles of a face, or one of up to four jokers.
using Tile = BasicTile<Face>;

class Tiles : public TileBits<Tiles, Tile> {
 public:
  constexpr Tiles() = default;
  constexpr Tiles(FaceBits first, FaceBits second) : TileBits({first, second}) {}

  // The faces of which both copies are here. (Holds for jokers only in games with two of them.)
  constexpr FaceBits twice() const { return words_[0] & words_[1]; }
  constexpr int jokers() const { return count(Face::joker()); }
  // The tiles with as many of each face as the two sets say; takes the first copy if there is a choice.
  constexpr Tiles some(FaceBits wanted_once, FaceBits wanted_twice) const {
    const FaceBits single = wanted_once & ~wanted_twice;
    return {(words_[0] & wanted_twice) | (single & words_[0]),
            (words_[1] & wanted_twice) | (single & ~words_[0] & words_[1])};
  }
  FaceCounts counts() const;
  int points(int joker) const;  // the sum of the numbers, with `joker` for each joker
};

// By number, then by colour; jokers last.
void sort_by_number(std::vector<Face>& faces);

}  // namespace parlor::melds
