// The physical tiles of a game of sets and runs, and sets of them as bits.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

#include "melds/face.h"

namespace parlor::melds {

// Faces as bits: cc nnnn, the colour's lane of sixteen and the number below it; jokers have the last two.
// Within a lane a run is bits in a row, and no run reaches from one lane into the next.
using FaceBits = std::uint64_t;

inline constexpr int kLane = 16;
inline constexpr int kJokerBit = 63;  // of the first two jokers; the third and the fourth have the one before

constexpr int bit_index(Face face) {
  return face.is_joker() ? kJokerBit : static_cast<int>(face.colour()) * kLane + face.number() - 1;
}
constexpr Face face_at_bit(int bit) {
  return bit >= kJokerBit - 1 ? Face::joker() : Face::of(static_cast<Colour>(bit / kLane), bit % kLane + 1);
}
// All bits that a face has: one, or both of the jokers.
inline constexpr std::array<FaceBits, kFaces> kFaceBits = [] {
  std::array<FaceBits, kFaces> bits{};
  for (int i = 0; i < kFaces; ++i) bits[static_cast<std::size_t>(i)] = FaceBits{1} << bit_index(Face::at(i));
  bits[kJokerIndex] |= FaceBits{1} << (kJokerBit - 1);
  return bits;
}();
constexpr FaceBits bits_of(Face face) { return kFaceBits[static_cast<std::size_t>(face.index())]; }

// One of the two tiles of a face, or one of up to four jokers.
class Tile {
 public:
  constexpr Tile() = default;
  constexpr Tile(Face face, int copy)
      : code_(static_cast<std::uint8_t>(copy % kCopies * kWord + bit_index(face) - copy / kCopies)) {}
  static constexpr Tile at(int bit, int word) { return Tile(static_cast<std::uint8_t>(word * kWord + bit)); }

  constexpr Face face() const { return face_at_bit(bit()); }
  constexpr int copy() const { return word() + (face().is_joker() ? kCopies * (kJokerBit - bit()) : 0); }
  constexpr int bit() const { return code_ % kWord; }
  constexpr int word() const { return code_ / kWord; }
  friend constexpr auto operator<=>(Tile, Tile) = default;

 private:
  static constexpr int kWord = 64;
  constexpr explicit Tile(std::uint8_t code) : code_(code) {}
  std::uint8_t code_ = 0;
};

// A set of physical tiles: one word a copy.
class Tiles {
 public:
  constexpr Tiles() = default;
  constexpr Tiles(FaceBits first, FaceBits second) : first_(first), second_(second) {}

  constexpr bool empty() const { return (first_ | second_) == 0; }
  constexpr int size() const { return std::popcount(first_) + std::popcount(second_); }
  constexpr bool contains(Tile tile) const {
    return ((tile.word() == 0 ? first_ : second_) >> tile.bit() & 1U) != 0;
  }
  constexpr void add(Tile tile) { (tile.word() == 0 ? first_ : second_) |= FaceBits{1} << tile.bit(); }
  constexpr void remove(Tile tile) { (tile.word() == 0 ? first_ : second_) &= ~(FaceBits{1} << tile.bit()); }

  // Faces of which there is one at least, or both. (Of jokers, in a game that has only two.)
  constexpr FaceBits once() const { return first_ | second_; }
  constexpr FaceBits twice() const { return first_ & second_; }
  constexpr int count(Face face) const {
    return std::popcount(first_ & bits_of(face)) + std::popcount(second_ & bits_of(face));
  }
  constexpr int jokers() const { return count(Face::joker()); }
  bool same_faces(const Tiles& other) const {
    constexpr FaceBits kNumbers = ~bits_of(Face::joker());
    return (once() & kNumbers) == (other.once() & kNumbers) &&
           (twice() & kNumbers) == (other.twice() & kNumbers) && jokers() == other.jokers();
  }
  // So many of each face as `once` and `twice` say; the first copy where there is a choice.
  constexpr Tiles some(FaceBits wanted_once, FaceBits wanted_twice) const {
    const FaceBits single = wanted_once & ~wanted_twice;
    return {(first_ & wanted_twice) | (single & first_),
            (second_ & wanted_twice) | (single & ~first_ & second_)};
  }
  // One tile with this face, which must be there: the first copy where there is a choice.
  constexpr Tile one(Face face) const {
    const FaceBits in_first = first_ & bits_of(face);
    return in_first != 0 ? Tile::at(std::countr_zero(in_first), 0)
                         : Tile::at(std::countr_zero(second_ & bits_of(face)), 1);
  }
  constexpr Tiles without(Face face) const {
    Tiles rest = *this;
    rest.remove(one(face));
    return rest;
  }
  FaceCounts counts() const;
  int points(int joker) const;  // numbers count what they are, jokers so much

  friend constexpr Tiles operator|(Tiles a, Tiles b) { return {a.first_ | b.first_, a.second_ | b.second_}; }
  friend constexpr Tiles operator-(Tiles a, Tiles b) {
    return {a.first_ & ~b.first_, a.second_ & ~b.second_};
  }
  constexpr Tiles& operator|=(Tiles other) { return *this = *this | other; }
  constexpr Tiles& operator-=(Tiles other) { return *this = *this - other; }
  friend constexpr bool operator==(const Tiles&, const Tiles&) = default;

  // Every tile, by copy, colour and number.
  template <class Visit>
  void for_each(Visit visit) const {
    for (int word = 0; word < kCopies; ++word) {
      for (FaceBits bits = word == 0 ? first_ : second_; bits != 0; bits &= bits - 1)
        visit(Tile::at(std::countr_zero(bits), word));
    }
  }

 private:
  FaceBits first_ = 0;
  FaceBits second_ = 0;
};

// All faces, by colour and number, those that are there twice twice.
std::vector<Face> faces_of(const Tiles& tiles);
// By number, equal ones by colour; jokers last.
void sort_by_number(std::vector<Face>& faces);
// Two physical tiles exchanged, where just one of them is here.
void exchange(Tiles& tiles, Tile one, Tile other);

}  // namespace parlor::melds
