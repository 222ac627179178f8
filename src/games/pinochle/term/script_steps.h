// What a properties file has the seats do, step by step: bids, trump and cards, each as long as it lasts.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/message.h"
#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/term/scripted_deal.h"
#include "games/pinochle/term/settings.h"

namespace parlor::pinochle {

// A step that the script asks for, and the key that it stands under.
struct ScriptStep {
  Move move;
  std::string key;
};

// A card against the rules is played all the same, with a warning; whatever else is wrong is a problem.
struct StepVerdict {
  std::optional<Message> problem{};
  std::optional<Message> warning{};
};
StepVerdict judge(const View& view, const ScriptStep& step);

class ScriptSteps {
 public:
  ScriptSteps(Settings settings, ScriptedDeal deal)
      : settings_(std::move(settings)), deal_(std::move(deal)) {}

  // What the script has for a seat at this moment; nothing where it is at its end. Asked once for each
  // decision: a bid that was given is used up.
  std::optional<ScriptStep> next(const Public& deal, Seat seat);
  // Nothing more from the list that this step stood in.
  void give_up(const ScriptStep& step) { given_up_.insert(step.key); }
  // Has the seat still a pass among its bids?
  bool will_pass(Seat seat) const;

 private:
  std::optional<ScriptStep> listed(const Public& deal, Seat seat);

  Settings settings_;
  ScriptedDeal deal_;
  PerSeat<std::size_t> bids_;
  std::set<std::string> given_up_;
};

}  // namespace parlor::pinochle
