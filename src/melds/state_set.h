// The states the search has seen, each once, with what it knows about them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "melds/supply.h"

namespace parlor::melds {

// What the remaining numbers depend on.
//   runs:  14 bits per colour for the open runs, 3 bits for the jokers used, 5 for the next number
//   extra: 2 bits per colour for 1s set aside to end a run, then the points so far (initial meld)
//   kept:  blocks that are kept and continue here
struct SearchState {
  std::uint64_t runs = 0;
  std::uint64_t kept = 0;
  std::uint32_t extra = 0;

  static constexpr int kIdBits = 14;
  static constexpr int kJokerShift = kIdBits * kColours;
  static constexpr int kNumberShift = kJokerShift + 3;
  static constexpr int kPointShift = 2 * kColours;

  static constexpr std::uint64_t number_bits(int number) {
    return static_cast<std::uint64_t>(number) << kNumberShift;
  }
  std::uint16_t id(int colour) const { return runs >> (kIdBits * colour) & ((1U << kIdBits) - 1); }
  int jokers() const { return static_cast<int>(runs >> kJokerShift & 7U); }
  int number() const { return static_cast<int>(runs >> kNumberShift); }
  int aside(int colour) const { return static_cast<int>(extra >> (2 * colour) & 3U); }
  int points() const { return static_cast<int>(extra >> kPointShift); }
  friend bool operator==(const SearchState&, const SearchState&) = default;
};

struct Known {
  SearchState state;
  Cost least = 0;          // lower bound of the cost to the end
  bool exact = false;      // the bound is exact, and `choice` reaches it
  std::uint32_t next = 0;  // index of the state it leads to
  std::uint64_t choice = 0;
};

class StateSet {
 public:
  void clear() {
    known_.clear();
    if (++generation_ == 0) {
      std::fill(slots_.begin(), slots_.end(), Slot{});
      generation_ = 1;
    }
  }
  std::uint32_t size() const { return static_cast<std::uint32_t>(known_.size()); }
  Known& operator[](std::uint32_t index) { return known_[index]; }

  // The index of the state, which is added if it is new.
  std::uint32_t find(const SearchState& state) {
    if (size() * std::size_t{2} >= slots_.size()) grow();
    for (std::size_t at = place(state);; at = (at + 1) & (slots_.size() - 1)) {
      Slot& slot = slots_[at];
      if (slot.generation != generation_) {
        slot = {generation_, size()};
        known_.push_back({.state = state});
        return slot.index;
      }
      if (known_[slot.index].state == state) return slot.index;
    }
  }

 private:
  struct Slot {
    std::uint32_t generation = 0;
    std::uint32_t index = 0;
  };
  std::size_t place(const SearchState& state) const {
    const std::uint64_t mixed =
        (state.runs ^ (state.kept * 0xC2B2AE3D27D4EB4FU) ^ (std::uint64_t{state.extra} << 29)) *
        0x9E3779B97F4A7C15U;
    return (mixed ^ mixed >> 29) >> shift_;
  }
  void grow() {
    shift_ -= 2;
    slots_.assign(std::size_t{1} << (64 - shift_), Slot{});
    for (std::uint32_t i = 0; i < size(); ++i) {
      std::size_t at = place(known_[i].state);
      while (slots_[at].generation == generation_) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = {generation_, i};
    }
  }

  std::vector<Known> known_;
  std::uint32_t generation_ = 1;
  int shift_ = 64 - 10;
  std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << 10);
};

}  // namespace parlor::melds
