// The physical tiles of Okey, and hands of them as bits: one word a copy, one bit a face. The bits stand in
// the order of a sorted hand, so adding a tile is inserting it at its place.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

#include "games/okey/rules/face.h"

namespace parlor::okey {

// nnnn...n, a nibble a number: K R B Y from its lowest bit on. The false joker has bit 52.
using FaceBits = std::uint64_t;

inline constexpr int kMostCopies = 4;  // of a face

constexpr FaceBits bit_of(Face face) { return FaceBits{1} << face.index(); }

class Tile {
 public:
  constexpr Tile() = default;
  constexpr Tile(Face face, int copy) : code_(static_cast<std::uint8_t>(copy * kWord + face.index())) {}

  constexpr Face face() const { return Face::at(code_ % kWord); }
  constexpr int copy() const { return code_ / kWord; }
  friend constexpr auto operator<=>(Tile, Tile) = default;

 private:
  static constexpr int kWord = 64;
  std::uint8_t code_ = 0;
};

class Tiles {
 public:
  constexpr bool empty() const { return once() == 0; }
  constexpr int size() const {
    int sum = 0;
    for (FaceBits word : copies_) sum += std::popcount(word);
    return sum;
  }
  constexpr bool contains(Tile tile) const { return (word(tile) & bit_of(tile.face())) != 0; }
  constexpr void add(Tile tile) { word(tile) |= bit_of(tile.face()); }
  constexpr void remove(Tile tile) { word(tile) &= ~bit_of(tile.face()); }

  // Faces of which there is one at least.
  constexpr FaceBits once() const { return copies_[0] | copies_[1] | copies_[2] | copies_[3]; }
  constexpr int count(Face face) const {
    int sum = 0;
    for (FaceBits word : copies_) sum += static_cast<int>(word >> face.index() & 1U);
    return sum;
  }
  // One tile with this face, which must be there: the first copy where there is a choice.
  constexpr Tile one(Face face) const {
    int copy = 0;
    while ((copies_[static_cast<std::size_t>(copy)] & bit_of(face)) == 0) ++copy;
    return {face, copy};
  }
  constexpr Tiles without(Face face) const {
    Tiles rest = *this;
    rest.remove(one(face));
    return rest;
  }
  // With a tile of this face that is not there yet.
  constexpr Tiles with(Face face) const {
    Tiles more = *this;
    int copy = 0;
    while (contains({face, copy})) ++copy;
    more.add({face, copy});
    return more;
  }
  bool same_faces(const Tiles& other) const;

  friend constexpr Tiles operator|(Tiles a, const Tiles& b) {
    for (std::size_t i = 0; i < kMostCopies; ++i) a.copies_[i] |= b.copies_[i];
    return a;
  }
  friend constexpr Tiles operator-(Tiles a, const Tiles& b) {
    for (std::size_t i = 0; i < kMostCopies; ++i) a.copies_[i] &= ~b.copies_[i];
    return a;
  }
  constexpr Tiles& operator|=(const Tiles& other) { return *this = *this | other; }
  constexpr Tiles& operator-=(const Tiles& other) { return *this = *this - other; }
  friend constexpr bool operator==(const Tiles&, const Tiles&) = default;

  // Every tile, by copy and face.
  template <class Visit>
  void for_each(Visit visit) const {
    for (int copy = 0; copy < kMostCopies; ++copy) {
      for (FaceBits bits = copies_[static_cast<std::size_t>(copy)]; bits != 0; bits &= bits - 1)
        visit(Tile(Face::at(std::countr_zero(bits)), copy));
    }
  }

 private:
  constexpr FaceBits& word(Tile tile) { return copies_[static_cast<std::size_t>(tile.copy())]; }
  constexpr FaceBits word(Tile tile) const { return copies_[static_cast<std::size_t>(tile.copy())]; }

  std::array<FaceBits, kMostCopies> copies_{};
};

// All faces in their order, those that are there several times so often.
std::vector<Face> faces_of(const Tiles& tiles);
// Two physical tiles exchanged, where just one of them is here.
void exchange(Tiles& tiles, Tile one, Tile other);

}  // namespace parlor::okey
