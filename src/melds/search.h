// Goes through the numbers from low to high. Between two numbers only the open runs matter, so this is a
// shortest path through layers of states. Groups lie within one number, and the best ones are looked up.
//
// The search is depth first and tries the most promising step first: if much is possible, the first path
// already costs no more than the lower bound. Everything learnt about a state is kept.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "melds/group_table.h"
#include "melds/lower_bound.h"
#include "melds/run_states.h"
#include "melds/state_set.h"
#include "melds/supply.h"

namespace parlor::melds {

// What happens at one number in the solution.
struct Chosen {
  std::array<RunStates::Id, kColours> before = {};
  std::array<RunStates::Step, kColours> steps = {};
  PerColour must = {};  // what groups and runs share, without kept sets
  PerColour may = {};
  std::array<bool, kColours> grouped = {};  // whether groups may use the colour
  int group_jokers = 0;
  std::uint64_t kept = 0;  // the blocks (by index) kept whole that begin here
  int group_code() const;
};

class Search {
 public:
  // The least cost, provided it does not exceed the limit.
  std::optional<Cost> run(const Supply& supply, Cost limit = kNever - 1);
  // The path to it: the first entry is what happens at number 1.
  std::span<const Chosen> way();

  // Tables for the limits of the last run.
  const RunStates& run_states() const { return tools_->runs; }
  const GroupTable& groups() const { return tools_->groups; }

 private:
  struct Tools {
    RunStates::Limits limits;
    RunStates runs;
    GroupTable groups;
  };
  // One possible step of one colour.
  struct Option {
    std::uint64_t key = 0;  // its part of SearchState::runs
    Cost bound = 0;
    std::int16_t code = 0;                 // its part of the group code
    std::int16_t code_without_jokers = 0;  // the same if groups have no jokers
    std::uint8_t tiles = 0;
    std::uint8_t jokers = 0;
    std::uint8_t unfinished = 0;  // runs that must continue
    LowerBound::Row row = nullptr;
    std::uint64_t choice = 0;
  };
  // One possible step of all colours.
  struct Child {
    SearchState state;
    Cost cost = 0;
    Cost bound = 0;  // includes the cost
    std::uint8_t unfinished = 0;
    bool sharp = false;  // whether the bound is the sharp one
    std::uint64_t choice = 0;
  };
  // The state the search continues from, with the tiles at its number.
  struct From {
    SearchState state;
    int number = 0;
    Cost cost = 0;
    PerColour must = {};
    PerColour may = {};
    int jokers_left = 0;
    std::uint64_t choice = 0;
  };

  // A choice as bits: the index of the step of each colour, the jokers in groups, and which of the blocks
  // that begin here are kept (at most one for each tile of the number).
  static constexpr int kStepBits = 8;
  static constexpr int kGroupJokerShift = kStepBits * kColours;
  static constexpr int kKeptShift = kGroupJokerShift + 3;

  Tools& tools_for(const Supply& supply);
  Cost visit(const SearchState& state, Cost budget);
  bool sharpen(Child& child) const;
  Cost at_end(const SearchState& state) const;
  void list_starts(std::vector<Child>& children);
  void list(const SearchState& state, std::vector<Child>& children);
  void list_keeping(const From& from, std::vector<Child>& children);
  bool keep(From& from, std::uint64_t chosen) const;
  void list_children(const From& from, std::vector<Child>& children);
  std::uint32_t extra_after(const From& from, int tiles) const;
  bool list_options(const From& from, int colour);
  From from(const SearchState& state) const;

  const Supply* supply_ = nullptr;
  std::vector<std::unique_ptr<Tools>> all_tools_;
  Tools* tools_ = nullptr;
  LowerBound bound_;
  StateSet states_;
  std::array<std::vector<Child>, kMostLayers + 1> children_;  // by number
  std::array<std::vector<Option>, kColours> options_;
  std::array<Cost, kColours + 1> least_from_ = {};  // sums of the least bounds from this colour on
  Cost budget_ = 0;                                 // of the state whose children are listed
  Cost least_above_ = 0;                            // the least bound beyond the budget
  std::vector<Chosen> way_;
};

}  // namespace parlor::melds
