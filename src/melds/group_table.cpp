#include "melds/group_table.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <tuple>

#include "melds/formation.h"

namespace parlor::melds {
namespace {

struct Bounds {
  PerColour must = {};
  PerColour may = {};
};

Bounds bounds_of(int code) {
  Bounds bounds;
  for (std::size_t c = 0; c < kColours; ++c, code /= 9) {
    bounds.must[c] = static_cast<std::uint8_t>(code % 9 / 3);
    bounds.may[c] = static_cast<std::uint8_t>(code % 3);
  }
  return bounds;
}

bool within(const PerColour& tiles, const Bounds& bounds) {
  for (std::size_t c = 0; c < kColours; ++c) {
    if (tiles[c] < bounds.must[c] || tiles[c] > bounds.may[c]) return false;
  }
  return true;
}

}  // namespace

GroupTable::GroupTable(int jokers, int in_a_group) {
  takings_.push_back({});
  for (std::size_t at = 0; at < takings_.size(); ++at) {
    for (std::uint8_t colours = 1; colours < 1U << kColours; ++colours) {
      for (int held = 0; held <= std::min(in_a_group, jokers); ++held) {
        const int size = std::popcount(colours) + held;
        Taking next = takings_[at];
        next.jokers = static_cast<std::uint8_t>(next.jokers + held);
        if (size < static_cast<int>(kLeastSize) || size > kColours || next.jokers > jokers) continue;
        for (std::size_t c = 0; c < kColours; ++c)
          next.tiles[c] = static_cast<std::uint8_t>(next.tiles[c] + (colours >> c & 1U));
        next.sum += std::popcount(colours);
        next.last = {colours, static_cast<std::uint8_t>(held)};
        if (std::ranges::max(next.tiles) > kCopies || find(next.tiles, next.jokers) != nullptr) continue;
        takings_.push_back(next);
      }
    }
  }
  std::ranges::sort(takings_, std::ranges::greater(),
                    [](const Taking& taking) { return std::tuple(taking.sum, taking.tiles, taking.jokers); });

  most_.assign(place(jokers + 1, 0), -1);
  best_.assign(most_.size(), 0);
  for (int code = 0; code < kCodes; ++code) {
    const Bounds bounds = bounds_of(code);
    for (std::size_t i = takings_.size(); i-- > 0;) {
      if (!within(takings_[i].tiles, bounds)) continue;
      const std::size_t at = place(takings_[i].jokers, code);
      most_[at] = static_cast<std::int8_t>(takings_[i].sum);
      best_[at] = static_cast<std::uint16_t>(i);
    }
  }
}

const GroupTable::Taking* GroupTable::find(const PerColour& tiles, int jokers) const {
  const auto found = std::ranges::find_if(
      takings_, [&](const Taking& taking) { return taking.tiles == tiles && taking.jokers == jokers; });
  return found == takings_.end() ? nullptr : &*found;
}

std::vector<GroupTable::Group> GroupTable::groups(int jokers, int code) const {
  std::vector<Group> groups;
  Taking rest = takings_[best_[place(jokers, code)]];
  while (rest.sum > 0) {
    const Group last = find(rest.tiles, rest.jokers)->last;
    groups.push_back(last);
    for (std::size_t c = 0; c < kColours; ++c)
      rest.tiles[c] = static_cast<std::uint8_t>(rest.tiles[c] - (last.colours >> c & 1U));
    rest.jokers = static_cast<std::uint8_t>(rest.jokers - last.jokers);
    rest.sum -= std::popcount(last.colours);
  }
  return groups;
}

}  // namespace parlor::melds
