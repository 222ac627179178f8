#include <optional>
#include <vector>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

// Why cards that do not beat the table are refused.
Message why_not(const View& view, Cards cards) {
  const std::optional<Play> play = fit(view.rules, cards, kNoPlay);
  if (!play) return Message("big2.no_pattern", {{"cards", to_texts(cards, view.rules.suits)}});
  const Name wanted = pattern(view.top.pattern).word();
  if (play->pattern != view.top.pattern) {
    return Message("big2.other_pattern", {{"pattern", pattern(play->pattern).word()}, {"wanted", wanted}});
  }
  return Message("big2.too_low", {{"cards", to_texts(cards, view.rules.suits)},
                                  {"wanted", wanted},
                                  {"table", to_texts(view.table, view.rules.suits)}});
}

void pass(State& state, std::vector<Event>* events) {
  if (events != nullptr) events->push_back(Event::open(Message("big2.passes", {{"seat", state.turn}})));
  state.turn = state.turn.next(kSeats);
  if (++state.passes < kSeats - 1) return;
  state.passes = 0;
  state.table = {};
  state.top = kNoPlay;
  if (events != nullptr) events->push_back(Event::open(Message("big2.round", {{"seat", state.turn}})));
}

void lay(State& state, Seat seat, Cards cards, std::vector<Event>* events) {
  state.top = *fit(state.rules, cards, state.top);
  state.table = cards;
  state.top_seat = seat;
  state.passes = 0;
  state.opening = false;
  state.hands[seat] -= cards;
  if (events != nullptr) {
    events->push_back(Event::open(Message("big2.plays", {{"seat", seat},
                                                         {"pattern", pattern(state.top.pattern).word()},
                                                         {"cards", to_texts(cards, state.rules.suits)}})));
  }
  if (state.hands[seat].empty()) {
    state.over = true;
    if (events != nullptr) events->push_back(Event::open(Message("big2.wins", {{"seat", seat}})));
  } else {
    state.turn = seat.next(kSeats);
  }
}

}  // namespace

std::optional<Message> Big2::check(const View& view, const Move& move) {
  if (view.over) return Message("table.deal_over");
  if (!view.observer.is(view.turn)) return Message("big2.not_your_turn", {{"seat", view.turn}});
  if (move.is_pass()) return view.leads() ? std::optional(Message("big2.cannot_pass")) : std::nullopt;
  const Cards missing = move.cards - view.own();
  if (!missing.empty()) return Message("big2.not_in_hand", {{"cards", to_texts(missing, view.rules.suits)}});
  if (!fit(view.rules, move.cards, view.top)) return why_not(view, move.cards);
  if (view.opening && !move.cards.contains(view.rules.start_card())) {
    return Message("big2.must_open", {{"card", to_text(view.rules.start_card(), view.rules.suits)}});
  }
  return std::nullopt;
}

void Big2::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  if (move.is_pass()) {
    pass(state, events);
  } else {
    lay(state, seat, move.cards, events);
  }
}

Scores Big2::scores(const State& state) {
  Scores scores;
  if (!state.over) return scores;
  for (int i = 0; i < kSeats; ++i) {
    const Score lost = Score::of(penalty(state.hands[Seat::at(i)].size()));
    scores[Seat::at(i)] += -lost;
    scores[state.turn] += lost;
  }
  return scores;
}

}  // namespace parlor::big2
