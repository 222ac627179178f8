#include "core/text.h"

#include "core/json_writer.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

void write_cards(JsonWriter& json, Cards cards, SuitOrder order) {
  json.begin_array();
  for (Card card : cards) json.value(to_text(card, order));
  json.end_array();
}

}  // namespace

std::string Big2::move_text(const Rules& rules, const Move& move) {
  return move.is_pass() ? "pass" : to_text(move.cards, rules.suits);
}

Result<Move> Big2::parse_move(const Rules& rules, std::string_view text) {
  if (same_word(trim(text), "pass")) return Move::pass();
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

std::string Big2::view_json(const View& view) {
  const SuitOrder order = view.rules.suits;
  JsonWriter json;
  json.begin_object();
  if (view.observer.seat()) json.member("seat", view.observer.seat()->index());
  json.member("deal", view.standing.deal).key("scores").begin_array();
  for (int i = 0; i < kSeats; ++i) json.value(view.standing.scores[Seat::at(i)].points());
  json.end_array().member("turn", view.turn.index()).member("over", view.over);
  json.member("opening", view.opening).member("passes", view.passes).key("hands").begin_array();
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (view.observer.sees(SeatSet::of(seat))) {
      write_cards(json, view.hands[seat], order);
    } else {
      json.null();
    }
  }
  json.end_array().key("counts").begin_array();
  for (int i = 0; i < kSeats; ++i) json.value(view.counts[Seat::at(i)]);
  json.end_array().key("played");
  write_cards(json, view.played, order);
  json.key("top");
  if (view.leads()) {
    json.null();
  } else {
    json.begin_object().member("seat", view.top_seat.index());
    json.member("pattern", pattern(view.top.pattern).name).key("cards");
    write_cards(json, view.table, order);
    json.end_object();
  }
  json.end_object();
  return json.take();
}

}  // namespace parlor::big2
