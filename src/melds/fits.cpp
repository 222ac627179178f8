#include "melds/fits.h"

#include <algorithm>
#include <array>

#include "melds/quick_fit.h"
#include "melds/solver.h"

namespace parlor::melds {
namespace {

// A longer run is two of these, as long as each has a tile that is no joker.
constexpr int kLongestPart = 5;

// Takes the lowest tile that is left and tries all formations in which it is the lowest real one.
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

  // A run from this tile on, or from jokers before it.
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

  // A group with any of the colours after this one: those before it have none left.
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

  // A one may wait for the place after the highest number.
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
  // Limits on jokers within a formation are the solver's.
  const bool limited = tiles.jokers() > 0 && (rules.mostly_real || tiles.jokers() > rules.most_jokers);
  if (limited) return solver().all_fit(rules, tiles.counts(), left);
  return Cover(rules, tiles, left).from(1, 0);
}

}  // namespace parlor::melds
