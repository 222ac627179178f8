// A properties file at the terminal: the script plays for both seats as long as it lasts.
#include <string_view>
#include <utility>

#include "engine/table.h"
#include "engine/table_of.h"
#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/term/script.h"
#include "games/pinochle/term/script_steps.h"
#include "games/pinochle/term/scripted_deal.h"
#include "games/pinochle/term/settings.h"

namespace parlor::pinochle {
namespace {

const Seat kPerson = Seat::at(1);

// Plays just the script, up to the first decision it leaves open, so that its errors are known before the
// game starts. Returns the seat that wins the bidding, as far as the script says.
Result<Seat> rehearse(ScriptSteps steps, const ScriptedDeal& deal, const Rules& rules, const Seed& seed) {
  State state = Pinochle::deal(rules, {deal.deck(kPerson), seed}, {});
  while (!state.over()) {
    const Seat seat = Pinochle::actors(state).lowest();
    const auto step = steps.next(state, seat);
    if (!step) break;
    if (auto problem = judge(Pinochle::view(state, seat), *step).problem) return *std::move(problem);
    const bool bidding = state.phase == Phase::bid;
    Pinochle::apply(state, seat, step->move);
    if (bidding && state.declarer) state.stock = deal.stock(*state.declarer);
  }
  if (state.declarer) return *state.declarer;
  return steps.will_pass(Public::other(state.turn)) ? state.turn : kPerson;
}

// The script covers the first deal of a match. A step that has become impossible, because somebody decided
// differently from the file, ends the list it is in.
GivenMove next_move(ScriptSteps& steps, const Table& table, Seat seat) {
  if (table.deals_finished() > 0) return {};
  const View view = static_cast<const TableOf<Pinochle>&>(table).seen_by(seat);
  const auto step = steps.next(view, seat);
  if (!step) return {};
  StepVerdict verdict = judge(view, *step);
  if (verdict.problem) {
    steps.give_up(*step);
    return {.remark = std::move(verdict.problem)};
  }
  const bool forced = verdict.warning.has_value();
  return {Pinochle::move_text(view.rules, step->move), forced, std::move(verdict.warning)};
}

}  // namespace

Result<GivenGame> game_of_properties(std::string_view text, const Seed& seed) {
  auto read = read_settings(text, {});
  if (!read) return read.problem();
  const Settings& settings = read->settings;
  const Rules rules = settings.rules();
  const ScriptedDeal deal(settings, seed);
  ScriptSteps steps(settings, deal);
  const auto winner = rehearse(steps, deal, rules, seed);
  if (!winner) return winner.problem();
  return GivenGame{.rules = versioned_rules<Pinochle>(rules),
                   .deal = {seed, Pinochle::deck_text(rules, deal.deck(*winner))},
                   .players = {settings.computer(), "human"},
                   .warnings = std::move(read->warnings),
                   .moves = [steps = std::move(steps)](const Table& table, Seat seat) mutable {
                     return next_move(steps, table, seat);
                   }};
}

}  // namespace parlor::pinochle
