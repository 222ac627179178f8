// What a tile of Okey shows: a number in one of four colours, or the false joker.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::okey {

inline constexpr int kColours = 4;
inline constexpr int kMostNumbers = 13;
inline constexpr int kMostCopies = 4;                             // of a face
inline constexpr int kFalseJokerIndex = kColours * kMostNumbers;  // after the coloured faces
inline constexpr int kFaces = kFalseJokerIndex + 1;

enum class Colour : std::uint8_t { black, red, blue, yellow };

// Index: (number - 1) * 4 + colour, so that faces sort by number, then by colour; the false joker comes last.
class Face {
 public:
  static constexpr int kWords = kMostCopies;
  static constexpr const char* kUnknown = "okey.no_tile";

  constexpr Face() = default;
  static constexpr Face at(int index) { return Face(static_cast<std::uint8_t>(index)); }
  static constexpr Face of(Colour colour, int number) {
    return at((number - 1) * kColours + static_cast<int>(colour));
  }
  static constexpr Face false_joker() { return at(kFalseJokerIndex); }
  static constexpr Face without_number() { return false_joker(); }
  static constexpr Face at_bit(int bit) { return at(bit); }
  static constexpr Face in_rows(int place, int) { return at(place); }  // a row is a number in all colours
  // "K1", "Y13", "F"; upper or lower case.
  static std::optional<Face> parse(std::string_view text);

  constexpr int index() const { return index_; }
  constexpr bool is_false_joker() const { return index_ == kFalseJokerIndex; }
  constexpr Colour colour() const { return static_cast<Colour>(index_ % kColours); }
  constexpr int number() const { return index_ / kColours + 1; }
  constexpr int bit() const { return index_; }
  constexpr int place_in_rows(int) const { return index_; }
  // The next number of the same colour; the highest is followed by 1.
  constexpr Face successor() const { return of(colour(), number() % kMostNumbers + 1); }
  std::string to_string() const;

  friend constexpr auto operator<=>(Face, Face) = default;

 private:
  constexpr explicit Face(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

// Tiles that are shown together, group by group.
using FaceGroups = std::vector<std::vector<Face>>;

}  // namespace parlor::okey
