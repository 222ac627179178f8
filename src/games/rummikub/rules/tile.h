// The physical tiles of a game, and sets of them as bits.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "core/tile.h"
#include "games/rummikub/rules/rules.h"
#include "melds/face.h"

namespace parlor::rummikub {

using melds::Colour;
using melds::Face;

// Faces as bits: cc nnnn, the colour's lane of sixteen and the number below it; the joker is the last bit.
// Within a lane a run is bits in a row, and no run reaches from one lane into the next.
using FaceBits = std::uint64_t;

inline constexpr int kLane = 16;
inline constexpr FaceBits kJokerBit = FaceBits{1} << 63;

constexpr int bit_index(Face face) {
  return face.is_joker() ? 63 : static_cast<int>(face.colour()) * kLane + face.number() - 1;
}
constexpr Face face_at_bit(int bit) {
  return bit == 63 ? Face::joker() : Face::of(static_cast<Colour>(bit / kLane), bit % kLane + 1);
}
inline constexpr std::array<FaceBits, melds::kFaces> kFaceBits = [] {
  std::array<FaceBits, melds::kFaces> bits{};
  for (int i = 0; i < melds::kFaces; ++i)
    bits[static_cast<std::size_t>(i)] = FaceBits{1} << bit_index(Face::at(i));
  return bits;
}();
constexpr FaceBits bit_of(Face face) { return kFaceBits[static_cast<std::size_t>(face.index())]; }

// One of the two tiles of a face.
class Tile {
 public:
  constexpr Tile() = default;
  constexpr Tile(Face face, int copy) : code_(static_cast<std::uint8_t>(copy * 64 + bit_index(face))) {}
  // The bag lists the tiles by rows: red, green, blue, yellow, then the second copies, then the jokers.
  static Tile of(const Rules& rules, TileId id);
  TileId id(const Rules& rules) const;

  constexpr Face face() const { return face_at_bit(code_ % 64); }
  constexpr int copy() const { return code_ / 64; }
  constexpr int bit() const { return code_ % 64; }
  friend constexpr auto operator<=>(Tile, Tile) = default;

 private:
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
    return ((tile.copy() == 0 ? first_ : second_) >> tile.bit() & 1U) != 0;
  }
  constexpr void add(Tile tile) { (tile.copy() == 0 ? first_ : second_) |= FaceBits{1} << tile.bit(); }
  constexpr void remove(Tile tile) { (tile.copy() == 0 ? first_ : second_) &= ~(FaceBits{1} << tile.bit()); }

  // Faces of which there is one at least, or both.
  constexpr FaceBits once() const { return first_ | second_; }
  constexpr FaceBits twice() const { return first_ & second_; }
  constexpr int count(Face face) const {
    return static_cast<int>((first_ & bit_of(face)) != 0) + static_cast<int>((second_ & bit_of(face)) != 0);
  }
  constexpr bool same_faces(const Tiles& other) const {
    return once() == other.once() && twice() == other.twice();
  }
  // So many of each face as `once` and `twice` say; the first copy where there is a choice.
  constexpr Tiles some(FaceBits wanted_once, FaceBits wanted_twice) const {
    const FaceBits single = wanted_once & ~wanted_twice;
    return {(first_ & wanted_twice) | (single & first_),
            (second_ & wanted_twice) | (single & ~first_ & second_)};
  }
  melds::FaceCounts counts() const;
  int points() const;  // numbers count what they are, a joker thirty

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
    for (int copy = 0; copy < melds::kCopies; ++copy) {
      for (FaceBits bits = copy == 0 ? first_ : second_; bits != 0; bits &= bits - 1)
        visit(Tile(face_at_bit(std::countr_zero(bits)), copy));
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
// All tiles of the game.
Tiles all_tiles(const Rules& rules);

// Beside the tiles a deck holds a lot for each seat: whose comes first begins. "#0" is that of seat 0.
std::optional<Seat> lot_of(const Rules& rules, TileId id);
TileId lot_id(const Rules& rules, Seat seat);

}  // namespace parlor::rummikub
