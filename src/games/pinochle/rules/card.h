// The 48 cards of Pinochle: 24 faces, two of each.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"
#include "core/text.h"

namespace parlor::pinochle {

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 6;
inline constexpr int kFaces = kSuits * kRanks;
inline constexpr int kCopies = 2;
inline constexpr int kDeckSize = kFaces * kCopies;

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
inline constexpr std::array<Suit, kSuits> kAllSuits = {Suit::spades, Suit::hearts, Suit::diamonds,
                                                       Suit::clubs};
char letter_of(Suit suit);
std::optional<Suit> parse_suit(std::string_view text);  // "C", also in lowercase

// In trick-taking order.
enum class Rank : std::uint8_t { nine, jack, queen, king, ten, ace };

// What a card shows. The index is suit * 6 + rank, so that higher cards of a suit have higher bits.
class Face {
 public:
  constexpr Face() = default;
  static constexpr Face at(int index) { return Face(static_cast<std::uint8_t>(index)); }
  static constexpr Face of(Suit suit, Rank rank) {
    return at(static_cast<int>(suit) * kRanks + static_cast<int>(rank));
  }
  // "AS", "10C"; or with the rank as a number: "1S", and "13C" is the king. Also in lowercase.
  static std::optional<Face> parse(std::string_view text);

  constexpr int index() const { return index_; }
  constexpr Suit suit() const { return static_cast<Suit>(index_ / kRanks); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ % kRanks); }
  std::string to_string() const;
  std::string rank_text() const;
  // "1S", "13C": 1 is the ace, 11, 12 and 13 are jack, queen and king.
  std::string numbered() const;

  friend constexpr auto operator<=>(Face, Face) = default;

 private:
  constexpr explicit Face(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

// Faces as bits: six per suit, the nine lowest.
using FaceBits = std::uint32_t;
inline constexpr FaceBits kAllFaces = (FaceBits{1} << kFaces) - 1;
constexpr FaceBits bit_of(Face face) { return FaceBits{1} << face.index(); }
constexpr FaceBits bits_of(Suit suit) {
  return ((FaceBits{1} << kRanks) - 1) << static_cast<int>(suit) * kRanks;
}
// The faces of the same suit that beat this one.
constexpr FaceBits above(Face face) { return bits_of(face.suit()) & ~((bit_of(face) << 1) - 1); }

// A physical card: copy * 24 + face.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Face face, int copy) : index_(static_cast<std::uint8_t>(copy * kFaces + face.index())) {}
  static constexpr Card at(int index) { return {Face::at(index % kFaces), index / kFaces}; }

  constexpr int index() const { return index_; }
  constexpr Face face() const { return Face::at(index_ % kFaces); }
  constexpr int copy() const { return index_ / kFaces; }
  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  std::uint8_t index_ = 0;
};

using Cards = BitSet<Card>;
inline constexpr Cards kDeck = Cards::first(kDeckSize);

// The faces with at least one card here, or with both.
constexpr FaceBits once(Cards cards) {
  return static_cast<FaceBits>((cards.bits() | cards.bits() >> kFaces) & kAllFaces);
}
constexpr FaceBits twice(Cards cards) {
  return static_cast<FaceBits>(cards.bits() & cards.bits() >> kFaces & kAllFaces);
}
constexpr int count(Cards cards, Face face) {
  return static_cast<int>((once(cards) >> face.index() & 1U) + (twice(cards) >> face.index() & 1U));
}
constexpr bool same_faces(Cards a, Cards b) { return once(a) == once(b) && twice(a) == twice(b); }
// All cards with one of these faces.
constexpr Cards with_faces(Cards cards, FaceBits faces) {
  return cards & Cards::from_bits(faces | std::uint64_t{faces} << kFaces);
}
// One card with this face, which must be among them: the first copy if there is a choice.
constexpr Card one(Cards cards, Face face) { return with_faces(cards, bit_of(face)).lowest(); }
// As many cards of each face as `wanted` has, taken from `cards`, which must have them; first copies if there
// is a choice.
Cards matching(Cards cards, Cards wanted);
// Swaps two physical cards if exactly one of them is here.
void exchange(Cards& cards, Card one, Card other);

// By suit, then from the ace down; faces that occur twice are listed twice.
std::vector<Face> faces_of(Cards cards);
// "AS 10S KH"
using parlor::to_text;
inline std::string to_text(Cards cards) { return to_text(faces_of(cards)); }

}  // namespace parlor::pinochle
