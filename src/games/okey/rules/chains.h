// Chains of the simplified game: one number in all four colours. Extra tiles of the number do not count.
#pragma once

#include <bit>

#include "games/okey/rules/rules.h"

namespace parlor::okey {

inline constexpr FaceBits kEachNumber = 0x1'1111'1111'1111;  // the lowest bit of every nibble

// The lowest bit of each number that has all four colours.
constexpr FaceBits chains(FaceBits faces) {
  const FaceBits pairs = faces & faces >> 1;
  return pairs & pairs >> 2 & kEachNumber;
}

constexpr bool has_three_chains(const Tiles& hand) {
  return std::popcount(chains(hand.once())) >= kChainsToWin;
}

// The number of different colours of a number: how long its chain is so far.
constexpr int chain_length(FaceBits faces, int number) {
  return std::popcount(faces >> (number - 1) * kColours & 0xFU);
}

}  // namespace parlor::okey
