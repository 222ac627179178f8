// The tiles of the rummy family: numbers in four colours, and jokers.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace parlor::melds {

inline constexpr int kColours = 4;
inline constexpr int kMostNumbers = 13;
inline constexpr int kCopies = 2;                            // of every face
inline constexpr int kMostJokers = 4;                        // in any game
inline constexpr int kJokerIndex = kColours * kMostNumbers;  // after the coloured faces
inline constexpr int kFaces = kColours * kMostNumbers + 1;

// Faces as bits: cc nnnn, that is, a lane of sixteen bits per colour with the number inside it; jokers have
// the last two bits. Within a lane a run is a row of consecutive bits, and no run reaches from one lane into
// the next.
inline constexpr int kLane = 16;
inline constexpr int kJokerBit = 63;  // of the first two jokers; the third and fourth use the bit below

enum class Colour : std::uint8_t { red, green, blue, yellow };

inline constexpr std::array<Colour, kColours> kAllColours = {Colour::red, Colour::green, Colour::blue,
                                                             Colour::yellow};

// What a tile shows. Index: colour * 13 + number - 1; the joker comes last.
class Face {
 public:
  static constexpr int kWords = kCopies;
  static constexpr const char* kUnknown = "melds.no_tile";

  constexpr Face() = default;
  static constexpr Face at(int index) { return Face(static_cast<std::uint8_t>(index)); }
  static constexpr Face of(Colour colour, int number) {
    return at(static_cast<int>(colour) * kMostNumbers + number - 1);
  }
  static constexpr Face joker() { return at(kJokerIndex); }
  static constexpr Face without_number() { return joker(); }
  static constexpr Face at_bit(int bit) {
    return bit >= kJokerBit - 1 ? joker() : of(static_cast<Colour>(bit / kLane), bit % kLane + 1);
  }
  // The face at `place` when the colours (red, green, blue, yellow) follow each other with `numbers` faces
  // each.
  static constexpr Face in_rows(int place, int numbers) {
    return of(static_cast<Colour>(place / numbers), place % numbers + 1);
  }
  // "3r", "13y", "J"; upper or lower case.
  static std::optional<Face> parse(std::string_view text);

  constexpr int index() const { return index_; }
  constexpr bool is_joker() const { return index_ == kJokerIndex; }
  constexpr Colour colour() const { return static_cast<Colour>(index_ / kMostNumbers); }
  constexpr int number() const { return index_ % kMostNumbers + 1; }
  constexpr int bit() const {
    return is_joker() ? kJokerBit : static_cast<int>(colour()) * kLane + number() - 1;
  }
  constexpr int place_in_rows(int numbers) const {
    return static_cast<int>(colour()) * numbers + number() - 1;
  }
  std::string to_string() const;

  friend constexpr auto operator<=>(Face, Face) = default;

 private:
  constexpr explicit Face(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

// "3r 4r 5r"
using parlor::to_text;

// How many tiles there are of each face.
class FaceCounts {
 public:
  constexpr int operator[](Face face) const { return counts_[static_cast<std::size_t>(face.index())]; }
  constexpr std::uint8_t& operator[](Face face) { return counts_[static_cast<std::size_t>(face.index())]; }
  constexpr int total() const {
    int sum = 0;
    for (std::uint8_t count : counts_) sum += count;
    return sum;
  }
  constexpr void add(Face face) { ++counts_[static_cast<std::size_t>(face.index())]; }
  constexpr void remove(Face face) { --counts_[static_cast<std::size_t>(face.index())]; }
  friend constexpr bool operator==(const FaceCounts&, const FaceCounts&) = default;

 private:
  std::array<std::uint8_t, kFaces> counts_{};
};

}  // namespace parlor::melds
