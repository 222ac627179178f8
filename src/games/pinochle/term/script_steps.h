// What a properties file makes the seats do, step by step: bids, trump and cards, each as long as they last.
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

// A step that the script asks for, and the key it is listed under.
struct ScriptStep {
  Move move;
  std::string key;
};

// A card against the rules is played anyway, with a warning; anything else that is wrong is a problem.
struct StepVerdict {
  std::optional<Message> problem{};
  std::optional<Message> warning{};
};
StepVerdict judge(const View& view, const ScriptStep& step);

class ScriptSteps {
 public:
  ScriptSteps(Settings settings, ScriptedDeal deal)
      : settings_(std::move(settings)), deal_(std::move(deal)) {}

  // The script's step for a seat at this moment; nothing if it has run out. Call it once per decision: it
  // uses up the bid.
  std::optional<ScriptStep> next(const Public& deal, Seat seat);
  // Ignores the rest of the list that this step came from.
  void give_up(const ScriptStep& step) { given_up_.insert(step.key); }
  // Whether the seat's remaining bids include a pass.
  bool will_pass(Seat seat) const;

 private:
  std::optional<ScriptStep> listed(const Public& deal, Seat seat);

  Settings settings_;
  ScriptedDeal deal_;
  PerSeat<std::size_t> bids_;
  std::set<std::string> given_up_;
};

}  // namespace parlor::pinochle
