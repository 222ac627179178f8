#include "melds/lower_bound.h"

#include <algorithm>
#include <cstdint>

namespace parlor::melds {
namespace {

// The most tiles of `colour` in groups: the other colours must fill these groups up.
std::uint8_t most_in_groups(const PerColour& may, std::size_t colour, int jokers) {
  int others = 0;
  int other_tiles = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    if (c == colour) continue;
    others += may[c] > 0 ? 1 : 0;
    other_tiles += may[c];
  }
  const int groups = other_tiles + jokers >= 4 ? 2 : others + jokers >= 2 ? 1 : 0;
  return static_cast<std::uint8_t>(std::min<int>(groups, may[colour]));
}

}  // namespace

void LowerBound::compute(const Supply& supply, const RunStates& runs) {
  states_ = runs.size();
  stride_ = static_cast<std::size_t>(supply.jokers) + 1;
  row_size_ = stride_ * stride_ + stride_;
  costs_.resize((kMostLayers + 1) * kColours * (kCopies + 1) * states_ * row_size_);
  const int end = supply.layers() + 1;
  for (int colour = 0; colour < kColours; ++colour) {
    const auto c = static_cast<std::size_t>(colour);
    for (int number = 1; number < end; ++number) {
      const auto n = static_cast<std::size_t>(number);
      groups_take_[n][c] = most_in_groups(supply.may[n], c, supply.jokers);
    }
    for (int aside = 0; aside <= (supply.wraps ? supply.may[1][c] : 0); ++aside) {
      Cost* costs = &costs_[place(end, colour, aside)];
      for (std::size_t i = 0; i < states_ * row_size_; ++i)
        costs[i] = runs.may_end(static_cast<RunStates::Id>(i % states_)) ? 0 : kNever;
      for (int number = end - 1; number > 0; --number) compute_number(supply, runs, number, colour, aside);
    }
  }
}

void LowerBound::compute_number(const Supply& supply, const RunStates& runs, int number, int colour,
                                int aside) {
  const auto n = static_cast<std::size_t>(number);
  const auto c = static_cast<std::size_t>(colour);
  int must = supply.must[n][c];
  int may = supply.may[n][c];
  if (number == 1) {
    must = std::max(0, must - aside);
    may -= aside;
  }
  if (number > supply.numbers) must = may = aside;
  int in_blocks = 0;
  for (const Block& block : supply.blocks) in_blocks += block.tiles[n][c];

  const Cost weight = supply.weight[n];
  const Cost* after = &costs_[place(number + 1, colour, aside)];
  Cost* costs = &costs_[place(number, colour, aside)];
  std::array<int, kMostJokers + 1> elsewhere = {};  // tiles that need not be in runs, by jokers in groups
  for (std::size_t j = 0; j < stride_; ++j)
    elsewhere[j] = in_blocks + most_in_groups(supply.may[n], c, static_cast<int>(j));
  std::fill_n(costs, row_size_ * states_, kNever);
  for (const RunStates::Kind& kind : runs.kinds()) {
    const RunStates::Step& step = kind.step;
    const int rest = may - step.tiles;
    if (rest < 0) continue;
    std::size_t least = step.jokers;
    while (step.begun_by_jokers > 0 && least < stride_ &&
           !supply.may_begin(n, c, static_cast<int>(least) - step.jokers))
      ++least;
    for (std::size_t in_groups = 0; in_groups + least < stride_; ++in_groups) {
      const bool grouped = supply.may_group(step.jokers, in_groups > 0);
      const int apart = grouped ? elsewhere[in_groups] : in_blocks;
      if (must - step.tiles > apart) continue;
      const Cost lost = weight * std::max(0, rest - apart);
      for (std::size_t j = least; j + in_groups < stride_; ++j) {
        Cost* to = costs + (in_groups * stride_ + j) * states_;
        const Cost* from = after + (in_groups * stride_ + j - step.jokers) * states_;
        for (const auto& [state, next] : kind.moves) to[state] = std::min(to[state], from[next] + lost);
      }
    }
  }
  for (std::size_t in_groups = 0; in_groups < stride_; ++in_groups) {
    for (std::size_t j = 0; j + in_groups < stride_; ++j) {
      Cost* least = costs + (stride_ * stride_ + in_groups + j) * states_;
      const Cost* some = costs + (in_groups * stride_ + j) * states_;
      for (std::size_t s = 0; s < states_; ++s) least[s] = std::min(least[s], some[s]);
    }
  }
}

Cost LowerBound::together(const std::array<Row, kColours>& rows, int jokers) const {
  if (stride_ == 1) return rows[0][0] + rows[1][0] + rows[2][0] + rows[3][0];
  Cost least = kNever;
  std::array<Cost, kMostJokers + 1> sums = {};
  for (int in_groups = 0; in_groups <= jokers; ++in_groups) {
    const std::size_t at = static_cast<std::size_t>(in_groups) * stride_;
    const auto left = static_cast<std::size_t>(jokers - in_groups);
    for (std::size_t j = 0; j <= left; ++j) sums[j] = rows[0][(at + j) * states_];
    for (std::size_t c = 1; c < kColours; ++c) {
      for (std::size_t j = left + 1; j-- > 0;) {
        Cost sum = kNever;
        for (std::size_t own = 0; own <= j; ++own)
          sum = std::min(sum, sums[j - own] + rows[c][(at + own) * states_]);
        sums[j] = std::min(sum, kNever);
      }
    }
    least = std::min(least, sums[left]);
  }
  return least;
}

}  // namespace parlor::melds
