// What the groups of one number can take, given how many tiles of each colour they must and may take.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "melds/face.h"

namespace parlor::melds {

// The number of tiles of each colour.
using PerColour = std::array<std::uint8_t, kColours>;

class GroupTable {
 public:
  // One group: a set of colours as bits, and jokers.
  struct Group {
    std::uint8_t colours = 0;
    std::uint8_t jokers = 0;
  };
  // `jokers` is the number of jokers in the game, `in_a_group` the limit for one group.
  GroupTable(int jokers, int in_a_group);

  // Encodes what must and may be taken: the sum of these codes over the four colours is one number.
  static constexpr int code(int colour, int must, int may) {
    constexpr std::array<int, kColours> kWeights = {1, 9, 81, 729};
    return kWeights[static_cast<std::size_t>(colour)] * (must * 3 + may);
  }
  static constexpr int kCodes = 9 * 9 * 9 * 9;

  // The most tiles that groups with exactly `jokers` jokers can take; -1 if that is impossible.
  int most(int jokers, int code) const { return most_[place(jokers, code)]; }
  // The number of tiles of each colour in that best case.
  const PerColour& taken(int jokers, int code) const { return takings_[best_[place(jokers, code)]].tiles; }
  // The groups that take these tiles.
  std::vector<Group> groups(int jokers, int code) const;

 private:
  // What several groups take together, and the last of those groups.
  struct Taking {
    PerColour tiles = {};
    std::uint8_t jokers = 0;
    int sum = 0;
    Group last = {};
  };
  static std::size_t place(int jokers, int code) {
    return static_cast<std::size_t>(jokers) * kCodes + static_cast<std::size_t>(code);
  }
  const Taking* find(const PerColour& tiles, int jokers) const;

  std::vector<Taking> takings_;  // sorted, most tiles first
  std::vector<std::int8_t> most_;
  std::vector<std::uint16_t> best_;  // index of the taking
};

}  // namespace parlor::melds
