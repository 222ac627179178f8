#include "core/text.h"

#include <nlohmann/json.hpp>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

nlohmann::json card_list(Cards cards, SuitOrder order) {
  nlohmann::json list = nlohmann::json::array();
  for (Card card : cards) list.push_back(to_text(card, order));
  return list;
}

}  // namespace

std::string Big2::move_text(const Rules& rules, const Move& move) {
  return move.is_pass() ? "pass" : to_text(move.cards, rules.suits);
}

Result<Move> Big2::parse_move(const Rules& rules, std::string_view text) {
  if (trim(text) == "pass") return Move::pass();
  Move move;
  for (std::string_view word : words(text)) {
    const std::optional<Card> card = parse_card(word, rules.suits);
    if (!card) return Message("big2.no_card", {{"text", std::string(word)}});
    if (move.cards.contains(*card))
      return Message("big2.card_twice", {{"card", to_text(*card, rules.suits)}});
    move.cards.add(*card);
  }
  if (move.is_pass()) return Message("big2.empty_move");
  return move;
}

nlohmann::json Big2::view_json(const View& view) {
  const SuitOrder order = view.rules.suits;
  nlohmann::json hands = nlohmann::json::array();
  nlohmann::json scores = nlohmann::json::array();
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const bool shown = view.observer.sees(SeatSet::of(seat));
    hands.push_back(shown ? card_list(view.hand(seat), order) : nlohmann::json());
    scores.push_back(view.standing.scores[seat].points());
  }
  nlohmann::json json = {{"deal", view.standing.deal},
                         {"scores", scores},
                         {"rules", rules_text<Big2>(view.rules)},
                         {"turn", view.turn.index()},
                         {"over", view.over},
                         {"opening", view.opening},
                         {"passes", view.passes},
                         {"hands", hands},
                         {"counts", view.counts},
                         {"played", card_list(view.played, order)},
                         {"top", nullptr}};
  if (view.observer.seat()) json["seat"] = view.observer.seat()->index();
  if (!view.leads()) {
    json["top"] = {{"seat", view.top_seat.index()},
                   {"pattern", pattern(view.top.pattern).name},
                   {"cards", card_list(view.table, order)}};
  }
  return json;
}

}  // namespace parlor::big2
