#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "melds/search.h"

namespace parlor::melds {
namespace {

std::int16_t group_code(int colour, int must, int may) {
  return static_cast<std::int16_t>(GroupTable::code(colour, must, may));
}

}  // namespace

void Search::list(const SearchState& state, std::vector<Child>& children) {
  if (state.number() == 0) {
    list_starts(children);
  } else if (supply_->blocks.empty()) {
    list_children(from(state), children);
  } else {
    list_keeping(from(state), children);
  }
}

// If runs wrap, every way to set 1s aside for their ends is a start.
void Search::list_starts(std::vector<Child>& children) {
  for (std::uint32_t aside = 0; aside < 1U << (2 * kColours); ++aside) {
    Child child{.state = {.runs = SearchState::number_bits(1), .kept = 0, .extra = aside}};
    std::array<LowerBound::Row, kColours> rows = {};
    bool possible = true;
    for (int c = 0; c < kColours && possible; ++c) {
      const int count = child.state.aside(c);
      possible = count <= supply_->may[1][static_cast<std::size_t>(c)];
      if (possible) rows[static_cast<std::size_t>(c)] = bound_.row(1, c, count, RunStates::kNone);
      possible = possible && bound_.with(rows[static_cast<std::size_t>(c)], supply_->jokers) < kNever;
    }
    if (!possible) continue;
    child.bound = bound_.together(rows, supply_->jokers);
    child.choice = aside;
    child.sharp = true;
    if (child.bound <= budget_)
      children.push_back(child);
    else
      least_above_ = std::min(least_above_, child.bound);
  }
}

Search::From Search::from(const SearchState& state) const {
  const int number = state.number();
  From from{.state = state,
            .number = number,
            .cost = 0,
            .must = supply_->must[static_cast<std::size_t>(number)],
            .may = supply_->may[static_cast<std::size_t>(number)],
            .jokers_left = supply_->jokers - state.jokers()};
  for (std::size_t c = 0; supply_->wraps && c < kColours; ++c) {
    const int aside = state.aside(static_cast<int>(c));
    if (number > supply_->numbers) {
      from.must[c] = from.may[c] = static_cast<std::uint8_t>(aside);
    } else if (number == 1) {
      from.must[c] = static_cast<std::uint8_t>(std::max(0, from.must[c] - aside));
      from.may[c] = static_cast<std::uint8_t>(from.may[c] - aside);
    }
  }
  return from;
}

bool Search::list_options(const From& from, int colour) {
  const auto c = static_cast<std::size_t>(colour);
  std::vector<Option>& options = options_[c];
  options.clear();
  const int must = from.must[c];
  const int may = from.may[c];
  const int aside = supply_->wraps ? from.state.aside(colour) : 0;
  const int groups_take = bound_.groups_take(from.number, colour);
  const auto n = static_cast<std::size_t>(from.number);
  const Cost weight = supply_->weight[n];
  Cost least = kNever;
  std::uint64_t index = 0;
  for (const RunStates::Step& step : tools_->runs.steps(from.state.id(colour))) {
    const std::uint64_t choice = index++ << (kStepBits * colour);
    const int rest = may - step.tiles;
    const bool grouped = supply_->may_group(step.jokers, true);
    if (rest < 0 || step.jokers > from.jokers_left || must - step.tiles > (grouped ? groups_take : 0))
      continue;
    if (step.begun_by_jokers > 0 && !supply_->may_begin(n, c, from.jokers_left - step.jokers)) continue;
    const LowerBound::Row row = bound_.row(from.number + 1, colour, aside, step.next);
    const Cost ahead = bound_.with(row, from.jokers_left - step.jokers);
    if (ahead >= kNever) continue;
    const Cost bound = ahead + weight * std::max(0, rest - (grouped ? groups_take : 0));
    least = std::min(least, bound);
    const int needed = std::max(0, must - step.tiles);
    options.push_back(
        {.key = std::uint64_t{step.next} << (SearchState::kIdBits * colour),
         .bound = bound,
         .code = group_code(colour, needed, grouped ? rest : 0),
         .code_without_jokers = group_code(colour, needed, supply_->may_group(step.jokers, false) ? rest : 0),
         .tiles = step.tiles,
         .jokers = step.jokers,
         .unfinished = static_cast<std::uint8_t>(tools_->runs.unfinished(step.next)),
         .row = row,
         .choice = choice});
  }
  least_from_[c] = least;
  return !options.empty();
}

void Search::list_children(const From& from, std::vector<Child>& children) {
  for (int c = 0; c < kColours; ++c) {
    if (!list_options(from, c)) return;
  }
  least_from_[kColours] = 0;
  for (std::size_t c = kColours; c-- > 0;) least_from_[c] += least_from_[c + 1];

  // Loops rather than recursion over colours: this is where the time goes.
  const Cost budget = budget_;
  Cost least_above = least_above_;
  const auto within = [budget, &least_above](Cost bound) {
    if (bound <= budget) return true;
    least_above = std::min(least_above, bound);
    return false;
  };
  const Cost weight = supply_->weight[static_cast<std::size_t>(from.number)];
  const int may = from.may[0] + from.may[1] + from.may[2] + from.may[3];
  for (const Option& a : options_[0]) {
    const Cost bound_a = from.cost + a.bound;
    if (!within(bound_a + least_from_[1])) continue;
    for (const Option& b : options_[1]) {
      const Cost bound_b = bound_a + b.bound;
      const int jokers_b = from.jokers_left - a.jokers - b.jokers;
      if (jokers_b < 0 || !within(bound_b + least_from_[2])) continue;
      for (const Option& c : options_[2]) {
        const Cost bound_c = bound_b + c.bound;
        const int jokers_c = jokers_b - c.jokers;
        if (jokers_c < 0 || !within(bound_c + least_from_[3])) continue;
        for (const Option& d : options_[3]) {
          const int jokers_d = jokers_c - d.jokers;
          if (jokers_d < 0 || !within(bound_c + d.bound)) continue;
          const int with_jokers = a.code + b.code + c.code + d.code;
          const int without_jokers =
              a.code_without_jokers + b.code_without_jokers + c.code_without_jokers + d.code_without_jokers;
          const int rest = may - a.tiles - b.tiles - c.tiles - d.tiles;
          for (int in_groups = 0; in_groups <= jokers_d; ++in_groups) {
            const int grouped = tools_->groups.most(in_groups, in_groups > 0 ? with_jokers : without_jokers);
            if (grouped < 0) continue;
            const int left = jokers_d - in_groups;
            const Cost cost = from.cost + weight * (rest - grouped);
            const Cost bound = cost + bound_.with(a.row, left) + bound_.with(b.row, left) +
                               bound_.with(c.row, left) + bound_.with(d.row, left);
            if (!within(bound)) continue;
            const std::uint64_t jokers = static_cast<std::uint64_t>(supply_->jokers - left);
            children.push_back(
                {.state = {.runs = SearchState::number_bits(from.number + 1) |
                                   jokers << SearchState::kJokerShift | a.key | b.key | c.key | d.key,
                           .kept = from.state.kept,
                           .extra = extra_after(from, may - rest + grouped + from.jokers_left - left)},
                 .cost = cost,
                 .bound = bound,
                 .unfinished =
                     static_cast<std::uint8_t>(a.unfinished + b.unfinished + c.unfinished + d.unfinished),
                 .sharp = left == 0,
                 .choice = from.choice | a.choice | b.choice | c.choice | d.choice |
                           static_cast<std::uint64_t>(in_groups) << kGroupJokerShift});
          }
        }
      }
    }
  }
  least_above_ = least_above;
}

// Includes the points of `tiles` more tiles.
std::uint32_t Search::extra_after(const From& from, int tiles) const {
  if (supply_->least_points == 0) return from.state.extra;
  const int points = std::min(supply_->least_points, from.state.points() + tiles * from.number);
  return (from.state.extra & ((1U << SearchState::kPointShift) - 1)) | static_cast<std::uint32_t>(points)
                                                                           << SearchState::kPointShift;
}

// Every choice of the blocks that begin at this number.
void Search::list_keeping(const From& from, std::vector<Child>& children) {
  const auto beginning = std::ranges::count(supply_->blocks, from.number, &Block::first);
  for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << beginning; ++chosen) {
    From with = from;
    if (keep(with, chosen)) list_children(with, children);
  }
}

// Removes the tiles of the kept blocks: earlier ones, and the chosen ones of those that begin here.
bool Search::keep(From& from, std::uint64_t chosen) const {
  from.choice = chosen << kKeptShift;
  for (std::size_t i = 0; i < supply_->blocks.size(); ++i) {
    const Block& block = supply_->blocks[i];
    const std::uint64_t bit = std::uint64_t{1} << i;
    if (block.first == from.number) {
      if (chosen & 1U) {
        from.state.kept |= bit;
        from.jokers_left -= block.jokers;
      } else {
        from.cost += supply_->set_price;
      }
      chosen >>= 1;
    }
    if (!(from.state.kept & bit)) continue;
    for (std::size_t c = 0; c < kColours; ++c) {
      const int tiles = block.tiles[static_cast<std::size_t>(from.number)][c];
      // A 1 of the block may have been set aside for the end of another run.
      if (from.may[c] < tiles) return false;
      from.may[c] = static_cast<std::uint8_t>(from.may[c] - tiles);
      from.must[c] = static_cast<std::uint8_t>(std::max(0, from.must[c] - tiles));
    }
    if (block.last == from.number) from.state.kept &= ~bit;
  }
  return from.jokers_left >= 0;
}

}  // namespace parlor::melds
