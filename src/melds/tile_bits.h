// Physical tiles and sets of them as bits, for any kind of face.
//
// A Face has a bit() within a word and the inverse Face::at_bit(), kWords words for its copies, and
// bits_of(face) with all its bits. One face may have a second bit just below its own, for copies that have no
// word of their own.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::melds {

using FaceBits = std::uint64_t;

// One of the tiles with a given face.
template <class FaceType>
class BasicTile {
 public:
  using Face = FaceType;

  constexpr BasicTile() = default;
  constexpr BasicTile(Face face, int copy) : BasicTile(at(face.bit() - copy / kWords, copy % kWords)) {}
  static constexpr BasicTile at(int bit, int word) {
    return BasicTile(static_cast<std::uint8_t>(word * kBits + bit));
  }

  constexpr Face face() const { return Face::at_bit(bit()); }
  constexpr int copy() const { return word() + kWords * (face().bit() - bit()); }
  constexpr int bit() const { return code_ % kBits; }
  constexpr int word() const { return code_ / kBits; }
  friend constexpr auto operator<=>(BasicTile, BasicTile) = default;

 private:
  static constexpr int kWords = Face::kWords;
  static constexpr int kBits = 64;
  constexpr explicit BasicTile(std::uint8_t code) : code_(code) {}
  std::uint8_t code_ = 0;
};

// A set of physical tiles: one word per copy. Tiles is the derived class.
template <class Tiles, class TileType>
class TileBits {
 public:
  using Tile = TileType;
  using Face = typename Tile::Face;

  constexpr bool empty() const { return once() == 0; }
  constexpr int size() const {
    int sum = 0;
    for (FaceBits word : words_) sum += std::popcount(word);
    return sum;
  }
  constexpr bool contains(Tile tile) const { return (word(tile) >> tile.bit() & 1U) != 0; }
  constexpr void add(Tile tile) { word(tile) |= FaceBits{1} << tile.bit(); }
  constexpr void remove(Tile tile) { word(tile) &= ~(FaceBits{1} << tile.bit()); }

  // The faces of which there is at least one tile.
  constexpr FaceBits once() const {
    FaceBits faces = 0;
    for (FaceBits word : words_) faces |= word;
    return faces;
  }
  constexpr int count(Face face) const {
    int sum = 0;
    for (FaceBits word : words_) sum += std::popcount(word & bits_of(face));
    return sum;
  }
  // One tile with this face, which must be in the set; the first copy if there is a choice.
  constexpr Tile one(Face face) const {
    std::size_t copy = 0;
    while ((words_[copy] & bits_of(face)) == 0) ++copy;
    return Tile::at(std::countr_zero(words_[copy] & bits_of(face)), static_cast<int>(copy));
  }
  constexpr Tiles without(Face face) const {
    Tiles rest = static_cast<const Tiles&>(*this);
    rest.remove(one(face));
    return rest;
  }

  friend constexpr Tiles operator|(Tiles a, const Tiles& b) {
    for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr Tiles operator-(Tiles a, const Tiles& b) {
    for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  constexpr Tiles& operator|=(const Tiles& other) { return self() = self() | other; }
  constexpr Tiles& operator-=(const Tiles& other) { return self() = self() - other; }
  friend constexpr bool operator==(const TileBits&, const TileBits&) = default;
  // Whether both have the same number of tiles of each face, whichever copies.
  friend constexpr bool same_faces(const Tiles& a, const Tiles& b) {
    for (FaceBits bits = a.once() | b.once(); bits != 0; bits &= bits - 1) {
      const Face face = Face::at_bit(std::countr_zero(bits));
      if (a.count(face) != b.count(face)) return false;
    }
    return true;
  }

  // Visits every tile, by copy, then in bit order.
  template <class Visit>
  void for_each(Visit visit) const {
    for (int copy = 0; copy < Face::kWords; ++copy) {
      for (FaceBits bits = words_[static_cast<std::size_t>(copy)]; bits != 0; bits &= bits - 1)
        visit(Tile::at(std::countr_zero(bits), copy));
    }
  }

 private:
  friend Tiles;
  using Words = std::array<FaceBits, Face::kWords>;
  constexpr TileBits() = default;
  constexpr explicit TileBits(const Words& words) : words_(words) {}

  constexpr Tiles& self() { return static_cast<Tiles&>(*this); }
  constexpr FaceBits& word(Tile tile) { return words_[static_cast<std::size_t>(tile.word())]; }
  constexpr FaceBits word(Tile tile) const { return words_[static_cast<std::size_t>(tile.word())]; }

  Words words_{};
};

// All faces in order, each as often as it occurs.
template <class Tiles>
std::vector<typename Tiles::Face> faces_of(const Tiles& tiles) {
  std::vector<typename Tiles::Face> faces;
  faces.reserve(static_cast<std::size_t>(tiles.size()));
  tiles.for_each([&](typename Tiles::Tile tile) { faces.push_back(tile.face()); });
  std::ranges::sort(faces);
  return faces;
}

// The tile now in the place of `tile` after two physical tiles have been swapped.
template <class Face>
constexpr BasicTile<Face> exchanged(BasicTile<Face> tile, BasicTile<Face> one, BasicTile<Face> other) {
  return tile == one ? other : tile == other ? one : tile;
}
// Swaps two physical tiles if exactly one of them is in the set.
template <class Tiles>
void exchange(Tiles& tiles, typename Tiles::Tile one, typename Tiles::Tile other) {
  if (tiles.contains(one) == tiles.contains(other)) return;
  const bool had = tiles.contains(one);
  tiles.remove(had ? one : other);
  tiles.add(had ? other : one);
}

}  // namespace parlor::melds
