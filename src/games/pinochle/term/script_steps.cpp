#include "games/pinochle/term/script_steps.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>
#include <vector>

namespace parlor::pinochle {
namespace {

Move bid_of(const Public& deal, int increment) {
  if (!deal.bid()) return Move::raise_to(increment);
  return increment == 0 ? Move::pass() : Move::raise_to(*deal.bid() + increment);
}

Cards kept_cards(const std::vector<Face>& faces) {
  Cards cards;
  for (Face face : faces) cards.add(Card(face, count(cards, face)));
  return cards;
}

std::string numbered(const Value& card) {
  const auto face = Face::parse(std::get<std::string>(card));
  return face ? face->numbered() : std::get<std::string>(card);
}

}  // namespace

std::optional<ScriptStep> ScriptSteps::next(const Public& deal, Seat seat) {
  if (!settings_.is_auto) return std::nullopt;
  std::optional<ScriptStep> step = listed(deal, seat);
  if (step && given_up_.contains(step->key)) return std::nullopt;
  return step;
}

std::optional<ScriptStep> ScriptSteps::listed(const Public& deal, Seat seat) {
  const SeatScript& script = settings_.seats[seat];
  switch (deal.phase) {
    case Phase::bid:
      if (bids_[seat] == script.bids.size()) return std::nullopt;
      return ScriptStep{bid_of(deal, script.bids[bids_[seat]++]), seat_key(seat, "bids")};
    case Phase::trump:
      if (!settings_.trump) return std::nullopt;
      return ScriptStep{Move::name(*settings_.trump), "players.trump"};
    case Phase::pick:
      if (!script.extra.empty())
        return ScriptStep{Move::take(script.extra.front()), seat_key(seat, "extra_cards")};
      // If the file gives one open card to the other seat, only the other card is left to take.
      if (settings_.seats[Public::other(seat)].extra.empty()) return std::nullopt;
      return ScriptStep{Move::take(deal_.open_for(seat)), seat_key(seat, "extra_cards")};
    case Phase::keep:
      if (script.kept.empty()) return std::nullopt;
      return ScriptStep{Move::keep(kept_cards(script.kept)), seat_key(seat, "final_cards")};
    case Phase::play: {
      const auto at = static_cast<std::size_t>(deal.played[seat].size());
      if (at >= script.played.size()) return std::nullopt;
      return ScriptStep{Move::play(script.played[at]), seat_key(seat, "cardsPlayed")};
    }
    case Phase::over:
      break;
  }
  return std::nullopt;
}

bool ScriptSteps::will_pass(Seat seat) const {
  const std::vector<int>& bids = settings_.seats[seat].bids;
  return settings_.is_auto &&
         std::find(bids.begin() + static_cast<std::ptrdiff_t>(bids_[seat]), bids.end(), 0) != bids.end();
}

StepVerdict judge(const View& view, const ScriptStep& step) {
  const auto problem = Pinochle::check(view, step.move);
  if (!problem) return {};
  Message::Arguments about = problem->arguments;
  for (auto& [name, value] : about) {
    if (name == "card") value = numbered(value);
  }
  about.emplace_back("key", step.key);
  if (step.move.kind == Move::Kind::bid) {
    about.emplace_back("text", std::to_string(step.move.bid - view.bid().value_or(0)));
    const bool too_high = problem->key == "pinochle.bad_bid";
    return {.problem = Message(too_high ? "pinochle.script.too_high" : "pinochle.script.bad_raise", about)};
  }
  if (Pinochle::check_forced(view, step.move))
    return {.problem = Message("pinochle.script.not_in_hand", about)};
  const int round = view.played[*view.observer.seat()].size();
  return {.warning = Message("pinochle.script.forced", {{"key", step.key},
                                                        {"card", step.move.card.numbered()},
                                                        {"led", view.led->face().numbered()},
                                                        {"round", round}})};
}

}  // namespace parlor::pinochle
