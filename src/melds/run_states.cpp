#include "melds/run_states.h"

#include <algorithm>

#include "melds/formation.h"

namespace parlor::melds {
namespace {

// Whatever is possible with `worse` is possible with `better`, which needs fewer tiles and has room for more
// jokers.
bool at_least(OpenRun better, OpenRun worse) {
  if (better.jokers > worse.jokers || better.real < worse.real) return false;
  return better.length >= worse.length || better.may_end();
}

// Matches every run of `worse` from `at` on with a separate run in `better`; the runs left over there must be
// able to end.
bool matches(const RunStates::Runs& better, const RunStates::Runs& worse, std::size_t at, unsigned taken) {
  if (at == worse.size()) {
    for (std::size_t i = 0; i < better.size(); ++i) {
      if (!(taken >> i & 1U) && !better[i].may_end()) return false;
    }
    return true;
  }
  for (std::size_t i = 0; i < better.size(); ++i) {
    if (!(taken >> i & 1U) && at_least(better[i], worse[at]) &&
        matches(better, worse, at + 1, taken | 1U << i))
      return true;
  }
  return false;
}

}  // namespace

RunStates::RunStates(Limits limits) : limits_(limits) {
  id_of({});
  for (std::size_t state = 0; state < states_.size(); ++state) find_steps(static_cast<Id>(state));
  sort_steps();
}

bool RunStates::at_least(const Runs& better, const Runs& worse) {
  return better.size() >= worse.size() && matches(better, worse, 0, 0);
}

// A surplus of real tiles over jokers beyond the number of jokers in the game makes no difference: the jokers
// can no longer become too many.
OpenRun RunStates::balanced(OpenRun run, Going going) const {
  const int best = limits_.jokers + 1;
  int surplus = run.length == 0 ? 0 : best - run.jokers;
  surplus = std::min(best, surplus + (going == Going::takes_tile ? 1 : -1));
  run.length = std::min<std::uint8_t>(static_cast<std::uint8_t>(run.length + 1), kLeastSize);
  run.jokers = static_cast<std::uint8_t>(best - surplus);
  run.real = surplus > 0;
  return run;
}

// The least number of jokers it has.
int RunStates::jokers_held(OpenRun run) const {
  return limits_.mostly_real ? std::max(0, run.jokers - limits_.jokers - 1) : run.jokers;
}

bool RunStates::takes_joker(OpenRun run) const {
  return limits_.mostly_real || run.jokers < limits_.in_a_run;
}

OpenRun RunStates::longer(OpenRun run, Going going) const {
  if (limits_.mostly_real) return balanced(run, going);
  ++run.length;
  if (going == Going::takes_joker && limits_.counted) ++run.jokers;
  if (going == Going::takes_tile || !limits_.counted) run.real = true;
  if (run.real) {
    run.length = std::min<std::uint8_t>(run.length, kLeastSize);
    // Its jokers were counted only to make sure that there is a real tile too.
    if (limits_.jokers <= limits_.in_a_run) run.jokers = 0;
  }
  return run;
}

template <class Found>
void RunStates::each_deed(const Runs& runs, std::uint8_t tiles, std::uint8_t jokers, Found found) const {
  Deed deed{.goings = std::vector<Going>(runs.size()), .new_with_tile = 0, .new_with_joker = 0};
  const auto go_on = [&](auto&& self, std::size_t at, std::uint8_t tiles_left,
                         std::uint8_t jokers_left) -> void {
    if (at == runs.size()) {
      if (jokers_left > 0 && limits_.in_a_run == 0) return;
      deed.new_with_tile = tiles_left;
      deed.new_with_joker = jokers_left;
      found(deed);
      return;
    }
    const auto choose = [&](Going going, int tiles_used, int jokers_used) {
      deed.goings[at] = going;
      self(self, at + 1, static_cast<std::uint8_t>(tiles_left - tiles_used),
           static_cast<std::uint8_t>(jokers_left - jokers_used));
    };
    if (runs[at].may_end()) choose(Going::ends, 0, 0);
    if (tiles_left > 0) choose(Going::takes_tile, 1, 0);
    if (jokers_left > 0 && takes_joker(runs[at])) choose(Going::takes_joker, 0, 1);
  };
  go_on(go_on, 0, tiles, jokers);
}

RunStates::Runs RunStates::after(const Runs& runs, const Deed& deed) const {
  Runs next;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (deed.goings[i] != Going::ends) next.push_back(longer(runs[i], deed.goings[i]));
  }
  next.insert(next.end(), deed.new_with_tile, longer({}, Going::takes_tile));
  next.insert(next.end(), deed.new_with_joker, longer({}, Going::takes_joker));
  std::ranges::sort(next);
  return next;
}

RunStates::Id RunStates::id_of(const Runs& runs) {
  const auto [place, is_new] = ids_.try_emplace(runs, static_cast<Id>(states_.size()));
  if (is_new) {
    states_.push_back(runs);
    steps_.emplace_back();
    const auto may_end = std::ranges::count_if(runs, &OpenRun::may_end);
    unfinished_.push_back(static_cast<std::uint8_t>(runs.size() - static_cast<std::size_t>(may_end)));
  }
  return place->second;
}

void RunStates::find_steps(Id state) {
  const Runs runs = states_[state];
  std::vector<Step> steps;
  for (std::uint8_t tiles = 0; tiles <= kCopies; ++tiles) {
    for (std::uint8_t jokers = 0; jokers <= limits_.jokers && tiles + jokers <= limits_.open; ++jokers) {
      std::vector<Runs> nexts;
      each_deed(runs, tiles, jokers, [&](const Deed& deed) {
        Runs next = after(runs, deed);
        int held = 0;
        for (OpenRun run : next) held += jokers_held(run);
        if (held > limits_.jokers) return;
        if (std::ranges::any_of(nexts, [&](const Runs& other) { return at_least(other, next); })) return;
        std::erase_if(nexts, [&](const Runs& other) { return at_least(next, other); });
        nexts.push_back(std::move(next));
      });
      for (const Runs& next : nexts) {
        const auto begun = std::ranges::count(next, 1, &OpenRun::length);
        const auto alone =
            std::ranges::count_if(next, [](OpenRun run) { return !run.real && run.length == 1; });
        const auto begun_by_jokers = limits_.counted ? alone : std::max<std::ptrdiff_t>(0, begun - tiles);
        steps.push_back({id_of(next), tiles, jokers, static_cast<std::uint8_t>(begun_by_jokers)});
      }
    }
  }
  steps_[state] = std::move(steps);
}

RunStates::Deed RunStates::deed(Id state, const Step& step) const {
  Deed done;
  each_deed(states_[state], step.tiles, step.jokers, [&](const Deed& deed) {
    if (after(states_[state], deed) == states_[step.next]) done = deed;
  });
  return done;
}

void RunStates::sort_steps() {
  for (std::size_t state = 0; state < states_.size(); ++state) {
    for (const Step& step : steps_[state]) {
      const auto same = [&](const Kind& kind) {
        return kind.step.tiles == step.tiles && kind.step.jokers == step.jokers &&
               kind.step.begun_by_jokers == step.begun_by_jokers;
      };
      auto kind = std::ranges::find_if(kinds_, same);
      if (kind == kinds_.end()) kind = kinds_.insert(kinds_.end(), Kind{.step = step, .moves = {}});
      kind->moves.emplace_back(static_cast<Id>(state), step.next);
    }
  }
}

}  // namespace parlor::melds
