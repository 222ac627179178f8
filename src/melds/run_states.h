// The runs of one colour that are still open while the search goes through the numbers from low to high.
//
// The future of an open run depends on little: whether it has one, two, or at least three tiles and, if it
// can matter, how many jokers. A state is a multiset of such runs. States are numbered in the order they are
// found.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace parlor::melds {

struct OpenRun {
  std::uint8_t length = 0;  // 3 means three or more; exact in a run of jokers only
  std::uint8_t jokers = 0;  // tracked only where a limit can matter; with mostly_real, how far the surplus of
                            // real tiles over jokers is below the largest that can matter
  bool real = false;        // has as many real tiles as it needs

  bool may_end() const { return real && length >= 3; }
  friend auto operator<=>(const OpenRun&, const OpenRun&) = default;
};

enum class Going : std::uint8_t { ends, takes_tile, takes_joker };

class RunStates {
 public:
  using Id = std::uint16_t;
  using Runs = std::vector<OpenRun>;  // sorted

  struct Limits {
    std::uint8_t jokers = 0;    // in the game
    std::uint8_t in_a_run = 0;  // the limit for one run
    std::uint8_t open = 0;      // the limit of runs at one number; 2 + jokers means no limit
    bool counted = false;  // whether the jokers of each run are tracked; otherwise a run may be all jokers
    bool mostly_real = false;  // every run has more real tiles than jokers
    friend auto operator<=>(const Limits&, const Limits&) = default;
  };
  // Taking these tiles and jokers at the next number can lead to the state `next`.
  struct Step {
    Id next = 0;
    std::uint8_t tiles = 0;
    std::uint8_t jokers = 0;
    std::uint8_t begun_by_jokers = 0;  // at least this many runs
  };
  // How a step is carried out: what each open run does; the remaining tiles and jokers start new runs.
  struct Deed {
    std::vector<Going> goings;
    std::uint8_t new_with_tile = 0;
    std::uint8_t new_with_joker = 0;
  };

  explicit RunStates(Limits limits);

  static constexpr Id kNone = 0;  // no open runs
  // Omits steps that are worse than another one with the same tiles and jokers.
  std::span<const Step> steps(Id state) const { return steps_[state]; }
  // All steps with the same tiles and jokers.
  struct Kind {
    Step step;  // `next` is unused
    std::vector<std::pair<Id, Id>> moves;
  };
  std::span<const Kind> kinds() const { return kinds_; }
  bool may_end(Id state) const { return unfinished_[state] == 0; }
  const Runs& runs(Id state) const { return states_[state]; }
  int unfinished(Id state) const { return unfinished_[state]; }
  Deed deed(Id state, const Step& step) const;
  // The open run after taking a tile or a joker.
  OpenRun longer(OpenRun run, Going going) const;
  // Whether the run can take one more joker.
  bool takes_joker(OpenRun run) const;
  std::size_t size() const { return states_.size(); }
  // Whether everything still possible in `worse` is possible in `better`.
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
  std::vector<std::uint8_t> unfinished_;  // the number of runs that must continue
};

}  // namespace parlor::melds
