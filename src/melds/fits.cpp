#include "melds/fits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "melds/solver.h"

namespace parlor::melds {
namespace {

constexpr FaceBits in_all_lanes(FaceBits lane) {
  return lane | lane << kLane | lane << (2 * kLane) | lane << (3 * kLane);
}
constexpr FaceBits kOnes = in_all_lanes(1);

// Tiles that share their number with tiles of other colours: at least two of the four, or three.
FaceBits in_groups(FaceBits tiles, int least) {
  FaceBits once = 0, twice = 0, thrice = 0;
  for (int c = 0; c < kColours; ++c) {
    const FaceBits lane = tiles >> (c * kLane) & ((FaceBits{1} << kMostNumbers) - 1);
    thrice |= twice & lane;
    twice |= once & lane;
    once |= lane;
  }
  return tiles & in_all_lanes(least == 2 ? twice : thrice);
}

// Tiles that share three consecutive places with others: all three filled, or two of them.
FaceBits in_runs(FaceBits tiles, int least) {
  const FaceBits next = tiles & tiles >> 1;
  const FaceBits after_next = tiles & tiles >> 2;
  if (least == 2) return next | next << 1 | after_next | after_next << 2;
  const FaceBits three = next & after_next;
  return three | three << 1 | three << 2;
}

// A longer run is two of these, as long as each has a real tile.
constexpr int kLongestPart = 5;

// Takes the lowest remaining tile and tries all formations in which it is the lowest real tile.
class Cover {
 public:
  Cover(const MeldRules& rules, const Tiles& tiles, int left)
      : numbers_(rules.numbers), last_(rules.numbers + (rules.wraps ? 1 : 0)), left_(left) {
    tiles.for_each([&](Tile tile) {
      if (tile.face().is_joker()) {
        ++jokers_;
      } else {
        ++count(static_cast<int>(tile.face().colour()), tile.face().number());
      }
    });
  }

  bool from(int number, int colour) {
    for (; number <= last_; ++number, colour = 0) {
      for (; colour < kColours; ++colour) {
        if (count(colour, number) > 0) return with(number, colour);
      }
    }
    return jokers_ <= left_;
  }

 private:
  std::uint8_t& count(int colour, int number) {
    return counts_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(number)];
  }

  bool with(int number, int colour) {
    --count(colour, number);
    const bool found = runs(number, colour) || (number <= numbers_ && groups(number, colour)) ||
                       as_last(number, colour) || without(number, colour);
    ++count(colour, number);
    return found;
  }

  // A run starting with this tile, or with jokers before it.
  bool runs(int number, int colour) {
    for (int before = 0; before <= std::min(jokers_, number - 1); ++before) {
      jokers_ -= before;
      const bool found = run(number, colour, number + 1, before + 1);
      jokers_ += before;
      if (found) return true;
    }
    return false;
  }
  bool run(int number, int colour, int next, int length) {
    if (length >= static_cast<int>(kLeastSize) && from(number, colour)) return true;
    if (next > last_ || length == kLongestPart) return false;
    if (count(colour, next) > 0) {
      --count(colour, next);
      const bool found = run(number, colour, next + 1, length + 1);
      ++count(colour, next);
      if (found) return true;
    }
    if (jokers_ == 0) return false;
    --jokers_;
    const bool found = run(number, colour, next + 1, length + 1);
    ++jokers_;
    return found;
  }

  // A group with any of the colours after this one: the colours before it have no tile left.
  bool groups(int number, int colour) {
    for (unsigned others = 0; others < 1U << (kColours - 1 - colour); ++others) {
      int size = 1;
      bool there = true;
      for (int c = colour + 1; c < kColours; ++c) {
        if (!(others >> (c - colour - 1) & 1U)) continue;
        there = there && count(c, number) > 0;
        ++size;
      }
      if (there && group(number, colour, others, size)) return true;
    }
    return false;
  }
  bool group(int number, int colour, unsigned others, int size) {
    const auto change = [&](int by) {
      for (int c = colour + 1; c < kColours; ++c) {
        if (others >> (c - colour - 1) & 1U)
          count(c, number) = static_cast<std::uint8_t>(count(c, number) + by);
      }
    };
    const int least = std::max(0, static_cast<int>(kLeastSize) - size);
    for (int jokers = least; jokers <= std::min(jokers_, kColours - size); ++jokers) {
      change(-1);
      jokers_ -= jokers;
      const bool found = from(number, colour);
      jokers_ += jokers;
      change(1);
      if (found) return true;
    }
    return false;
  }

  // A 1 may be moved to the place after the highest number.
  bool as_last(int number, int colour) {
    if (number != 1 || last_ == numbers_) return false;
    ++count(colour, last_);
    const bool found = from(number, colour);
    --count(colour, last_);
    return found;
  }
  bool without(int number, int colour) {
    if (left_ == 0) return false;
    --left_;
    const bool found = from(number, colour);
    ++left_;
    return found;
  }

  int numbers_;
  int last_;
  int left_;
  int jokers_ = 0;
  std::array<std::array<std::uint8_t, kMostNumbers + 2>, kColours> counts_{};
};

}  // namespace

bool fits(const MeldRules& rules, const Tiles& tiles, int left) {
  if (misfits(rules, tiles) > left) return false;
  // Only the solver knows limits on the jokers of a formation.
  const bool limited = tiles.jokers() > 0 && (rules.mostly_real || tiles.jokers() > rules.most_jokers);
  if (limited) return solver().all_fit(rules, tiles.counts(), left);
  return Cover(rules, tiles, left).from(1, 0);
}

// A tile needs two others for its formation, or one and a joker, or two jokers. One joker helps four tiles at
// most, as in 4 5 J 7 8; two jokers help two tiles with nothing near them, as in 4 J J 7, and four help
// three.
int misfits(const MeldRules& rules, const Tiles& tiles) {
  constexpr int kHelped = 4;
  const FaceBits numbers = tiles.once() & ~bits_of(Face::joker());
  FaceBits places = numbers;
  if (rules.wraps) places |= (numbers & kOnes) << rules.numbers;
  const auto without = [&](int least) {
    FaceBits runs = in_runs(places, least);
    if (rules.wraps) runs |= runs >> rules.numbers & kOnes;
    return std::popcount(numbers & ~(runs | in_groups(numbers, least)));
  };
  const int jokers = tiles.jokers();
  const int alone = without(3);
  if (jokers == 0) return alone;
  const int far_helped = jokers == 1 ? 0 : jokers / 2 + 1;
  return std::max({0, alone - kHelped * jokers, without(2) - far_helped});
}

}  // namespace parlor::melds
