// The runs of one colour that are still open when the numbers are gone through from low to high.
//
// What is ahead of an open run depends on little: whether it has one, two or at least three tiles and, where
// their number can matter, its jokers. A state is a multiset of such runs. States are numbered as they are
// met.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace parlor::melds {

struct OpenRun {
  std::uint8_t length = 0;  // 3 stands for any more, unless it cannot end yet for its jokers
  std::uint8_t jokers = 0;  // only told apart where the limit can bind; by which they are too many where most
                            // tiles must be real, counted from the best case on
  bool real = false;        // as many tiles are in it that are no jokers as must be

  bool may_end() const { return real && length >= 3; }
  friend auto operator<=>(const OpenRun&, const OpenRun&) = default;
};

enum class Going : std::uint8_t { ends, takes_tile, takes_joker };

class RunStates {
 public:
  using Id = std::uint16_t;
  using Runs = std::vector<OpenRun>;  // in order

  struct Limits {
    std::uint8_t jokers = 0;    // there are in all
    std::uint8_t in_a_run = 0;  // may be in one run
    std::uint8_t open = 0;      // runs at the same number; 2 + jokers is no limit
    bool counted = false;       // whether the jokers of each run are known; else a run may be all jokers
    bool mostly_real = false;   // more tiles in each run than jokers
    friend auto operator<=>(const Limits&, const Limits&) = default;
  };
  // With so many tiles and jokers at the next number, the state after it can be this one.
  struct Step {
    Id next = 0;
    std::uint8_t tiles = 0;
    std::uint8_t jokers = 0;
    std::uint8_t begun_by_jokers = 0;  // runs, at least
  };
  // How a step is done: what each open run does; the tiles and jokers that are left start new runs.
  struct Deed {
    std::vector<Going> goings;
    std::uint8_t new_with_tile = 0;
    std::uint8_t new_with_joker = 0;
  };

  explicit RunStates(Limits limits);

  static constexpr Id kNone = 0;  // no open run
  // Worse steps, with the same tiles and jokers as another, are left out.
  std::span<const Step> steps(Id state) const { return steps_[state]; }
  // All steps with the same tiles and jokers.
  struct Kind {
    Step step;  // without its next state
    std::vector<std::pair<Id, Id>> moves;
  };
  std::span<const Kind> kinds() const { return kinds_; }
  bool may_end(Id state) const { return unfinished_[state] == 0; }
  const Runs& runs(Id state) const { return states_[state]; }
  int unfinished(Id state) const { return unfinished_[state]; }
  Deed deed(Id state, const Step& step) const;
  // The open run after it took a tile or a joker.
  OpenRun longer(OpenRun run, Going going) const;
  // Whether it can take one more.
  bool takes_joker(OpenRun run) const;
  std::size_t size() const { return states_.size(); }
  // Whatever can still be done in `worse` can be done in `better`.
  static bool at_least(const Runs& better, const Runs& worse);

 private:
  template <class Found>
  void each_deed(const Runs& runs, std::uint8_t tiles, std::uint8_t jokers, Found found) const;
  Runs after(const Runs& runs, const Deed& deed) const;
  OpenRun balanced(OpenRun run, Going going) const;
  int jokers_held(OpenRun run) const;
  Id id_of(const Runs& runs);
  void find_steps(Id state);
  void sort_steps();

  Limits limits_;
  std::map<Runs, Id> ids_;
  std::vector<Runs> states_;
  std::vector<std::vector<Step>> steps_;
  std::vector<Kind> kinds_;
  std::vector<std::uint8_t> unfinished_;  // runs that must go on
};

}  // namespace parlor::melds
