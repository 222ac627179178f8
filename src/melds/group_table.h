// What groups of one number can take, given how many tiles of each colour they must and may take.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "melds/face.h"

namespace parlor::melds {

// How many of each colour.
using PerColour = std::array<std::uint8_t, kColours>;

class GroupTable {
 public:
  // One group: a set of colours as bits, and jokers.
  struct Group {
    std::uint8_t colours = 0;
    std::uint8_t jokers = 0;
  };
  // `jokers` there are in all, at most `in_a_group` of them in one.
  GroupTable(int jokers, int in_a_group);

  // Must and may of all four colours as one number: the sum of these.
  static constexpr int code(int colour, int must, int may) {
    constexpr std::array<int, kColours> kWeights = {1, 9, 81, 729};
    return kWeights[static_cast<std::size_t>(colour)] * (must * 3 + may);
  }
  static constexpr int kCodes = 9 * 9 * 9 * 9;

  // The most tiles that groups with exactly so many jokers take; -1 where that cannot be.
  int most(int jokers, int code) const { return most_[place(jokers, code)]; }
  // Of each colour, where it is the most.
  const PerColour& taken(int jokers, int code) const { return takings_[best_[place(jokers, code)]].tiles; }
  // Groups that take these.
  std::vector<Group> groups(int jokers, int code) const;

 private:
  // What some groups take together, and the last of them.
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

  std::vector<Taking> takings_;  // most tiles first
  std::vector<std::int8_t> most_;
  std::vector<std::uint16_t> best_;  // index of the taking
};

}  // namespace parlor::melds
