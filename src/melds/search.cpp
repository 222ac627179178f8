#include "melds/search.h"

#include <algorithm>

namespace parlor::melds {
namespace {

// One colour can need three runs over the same number only if it has nearly all its tiles; see
// docs/solver.md.
bool two_runs_suffice(const Supply& supply) {
  if (supply.jokers == 0) return true;
  if (supply.jokers > 2 || supply.jokers_in_a_set < supply.jokers || supply.least_points > 0 ||
      supply.mostly_real)
    return false;
  for (std::size_t c = 0; c < kColours; ++c) {
    int tiles = 0;
    for (int n = 1; n <= supply.numbers; ++n) tiles += supply.may[static_cast<std::size_t>(n)][c];
    if (tiles >= kCopies * supply.numbers - 2) return false;
  }
  return true;
}

}  // namespace

int Chosen::group_code() const {
  int code = 0;
  for (int c = 0; c < kColours; ++c) {
    const auto i = static_cast<std::size_t>(c);
    code +=
        GroupTable::code(c, std::max(0, must[i] - steps[i].tiles), grouped[i] ? may[i] - steps[i].tiles : 0);
  }
  return code;
}

Search::Tools& Search::tools_for(const Supply& supply) {
  const RunStates::Limits limits{
      .jokers = static_cast<std::uint8_t>(supply.jokers),
      .in_a_run = static_cast<std::uint8_t>(supply.jokers_in_a_set),
      .open = static_cast<std::uint8_t>(two_runs_suffice(supply) ? kCopies : kCopies + supply.jokers),
      .counted = supply.jokers > supply.jokers_in_a_set || supply.jokers >= static_cast<int>(kLeastSize) ||
                 supply.mostly_real,
      .mostly_real = supply.mostly_real};
  // A group of three or four has more real tiles than jokers only with at most one joker.
  const int in_a_group = supply.mostly_real ? 1 : supply.jokers_in_a_set;
  for (const auto& tools : all_tools_) {
    if (tools->limits == limits) return *tools;
  }
  all_tools_.push_back(
      std::make_unique<Tools>(Tools{limits, RunStates(limits), GroupTable(supply.jokers, in_a_group)}));
  return *all_tools_.back();
}

std::optional<Cost> Search::run(const Supply& supply, Cost limit) {
  supply_ = &supply;
  tools_ = &tools_for(supply);
  bound_.compute(supply, tools_->runs);
  states_.clear();
  const SearchState start{.runs = SearchState::number_bits(supply.wraps ? 0 : 1)};
  const Cost cost = visit(start, limit);
  if (cost > limit) return std::nullopt;
  return cost;
}

// The least cost from `state` on or, if that is above the budget, something between the two.
Cost Search::visit(const SearchState& state, Cost budget) {
  if (state.number() > supply_->layers()) return at_end(state);
  const std::uint32_t index = states_.find(state);
  if (states_[index].exact || states_[index].least > budget) return states_[index].least;

  std::vector<Child>& children = children_[static_cast<std::size_t>(state.number())];
  children.clear();
  budget_ = budget;
  least_above_ = kNever;
  list(state, children);
  Cost least_above = least_above_;
  Cost best = kNever;
  std::uint64_t choice = 0;
  std::uint32_t next_index = 0;
  while (!children.empty()) {
    const auto child = std::ranges::min_element(children, [](const Child& a, const Child& b) {
      return a.bound != b.bound ? a.bound < b.bound : a.unfinished < b.unfinished;
    });
    if (child->bound >= best) break;
    if (!child->sharp && sharpen(*child)) {
      if (child->bound <= budget) continue;
      least_above = std::min(least_above, child->bound);
      *child = children.back();
      children.pop_back();
      continue;
    }
    const Child next = *child;
    *child = children.back();
    children.pop_back();
    const Cost limit = std::min(budget, best - 1);
    const Cost cost = next.cost + visit(next.state, limit - next.cost);
    if (cost <= limit) {
      best = cost;
      choice = next.choice;
      if (state.number() < supply_->layers()) next_index = states_.find(next.state);
    } else {
      least_above = std::min(least_above, cost);
    }
  }
  Known& known = states_[index];
  known.exact = best <= budget;
  known.least = std::min(kNever, known.exact ? best : least_above);
  known.choice = choice;
  known.next = next_index;
  return known.least;
}

// True if the bound rises when colours and groups share the jokers.
bool Search::sharpen(Child& child) const {
  child.sharp = true;
  std::array<LowerBound::Row, kColours> rows = {};
  for (int c = 0; c < kColours; ++c) {
    rows[static_cast<std::size_t>(c)] =
        bound_.row(child.state.number(), c, child.state.aside(c), child.state.id(c));
  }
  const Cost before = child.bound;
  child.bound = child.cost + bound_.together(rows, supply_->jokers - child.state.jokers());
  return child.bound > before;
}

Cost Search::at_end(const SearchState& state) const {
  if (state.jokers() < supply_->jokers_must || state.points() < supply_->least_points) return kNever;
  return supply_->joker_weight * (supply_->jokers - state.jokers());
}

std::span<const Chosen> Search::way() {
  way_.clear();
  std::uint32_t index = 0;  // the start was added first
  if (supply_->wraps) index = states_[index].next;
  for (int number = 1; number <= supply_->layers(); ++number, index = states_[index].next) {
    const Known& known = states_[index];
    const std::uint64_t kept = known.choice >> kKeptShift;
    From from = this->from(known.state);
    if (!supply_->blocks.empty()) keep(from, kept);
    Chosen chosen{.must = from.must, .may = from.may};
    chosen.group_jokers = static_cast<int>(known.choice >> kGroupJokerShift & 7U);
    for (int c = 0; c < kColours; ++c) {
      const auto i = static_cast<std::size_t>(c);
      chosen.before[i] = known.state.id(c);
      chosen.steps[i] = tools_->runs.steps(chosen.before[i])[known.choice >> (kStepBits * c) & 0xFFU];
      chosen.grouped[i] = supply_->may_group(chosen.steps[i].jokers, chosen.group_jokers > 0);
    }
    std::uint64_t bits = kept;
    for (std::size_t i = 0; i < supply_->blocks.size(); ++i) {
      if (supply_->blocks[i].first != number) continue;
      chosen.kept |= (bits & 1U) << i;
      bits >>= 1;
    }
    way_.push_back(chosen);
  }
  return way_;
}

}  // namespace parlor::melds
