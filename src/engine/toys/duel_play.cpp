#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/toys/duel.h"

namespace parlor::toys {
namespace {

void reveal(Duel::State& state, std::vector<Event>* events) {
  const Duel::Cards wanted = Duel::following(state.rules, state.open);
  Duel::Round& round = state.open.rounds[static_cast<std::size_t>(state.open.played)];
  for (Seat seat : SeatSet::first(Duel::kSeats)) {
    const TileId card = *state.chosen[seat];
    round.cards[seat] = card;
    if (!wanted.contains(card) && !state.broke_rule[seat]) {
      state.open.lacks[seat] |= static_cast<std::uint8_t>(wanted == Duel::of_parity(0) ? 1 : 2);
    }
  }
  state.chosen = {};
  state.broke_rule = {};
  ++state.open.played;
  const Seat winner = Duel::winner(round);
  state.open.scores[winner] += Score::of(Duel::worth(state.rules, round));
  tell(events, Event::open(Message("duel.revealed", {{"first", Duel::text(round.cards[Duel::kFirst])},
                                                     {"second", Duel::text(round.cards[Duel::kSecond])},
                                                     {"seat", winner}})));
}

}  // namespace

Duel::Cards Duel::of_parity(int parity) {
  Cards cards;
  for (int i = 0; i < kCards; ++i) {
    if (number(TileId::at(i)) % 2 == parity) cards.add(TileId::at(i));
  }
  return cards;
}

Duel::Cards Duel::following(const Rules& rules, const Public& open) {
  if (!rules.follow || open.played == 0) return Cards::first(kCards);
  const Round& last = open.rounds[static_cast<std::size_t>(open.played - 1)];
  return of_parity(number(last.cards[winner(last)]) % 2);
}

int Duel::worth(const Rules& rules, const Round& round) {
  const auto [low, high] = std::ranges::minmax(round.cards);
  switch (rules.prize) {
    case Prize::sum:
      return number(high) + number(low);
    case Prize::difference:
      return number(high) - number(low);
  }
  return 0;
}

SeatSet Duel::actors(const State& state) {
  SeatSet actors;
  for (Seat seat : SeatSet::first(kSeats)) {
    if (!state.chosen[seat] && !state.hands[seat].empty()) actors = actors.with(seat);
  }
  return actors;
}

std::optional<Message> Duel::check_forced(const View& view, const Move& move) {
  const std::optional<Seat> seat = view.observer.seat();
  if (!seat || seat->index() >= kSeats) return Message("duel.not_now");
  if (view.is_in[*seat]) return Message("duel.chosen_already");
  if (!view.hands[*seat].contains(move.card)) return Message("duel.not_yours", {{"card", text(move.card)}});
  return std::nullopt;
}

std::optional<Message> Duel::check(const View& view, const Move& move) {
  if (auto problem = check_forced(view, move)) return problem;
  const Cards wanted = following(view.rules, view.open);
  const Cards hand = view.hands[*view.observer.seat()];
  if (!wanted.contains(move.card) && !(hand & wanted).empty()) return Message("duel.follow");
  return std::nullopt;
}

void Duel::moves(const View& view, std::vector<Move>& moves) {
  const std::optional<Seat> seat = view.observer.seat();
  if (!seat || seat->index() >= kSeats || view.is_in[*seat]) return;
  const Cards hand = view.hands[*seat];
  const Cards good = hand & following(view.rules, view.open);
  for (TileId card : good.empty() ? hand : good) moves.push_back({card});
}

Duel::Move Duel::fallback(const View& view) {
  std::vector<Move> listed;
  moves(view, listed);
  return listed.front();
}

Duel::Move Duel::pick(const State& state, Seat seat, FastRandom& random) {
  std::vector<Move> listed;
  moves(view(state, seat), listed);
  return listed[random.below(static_cast<std::uint32_t>(listed.size()))];
}

void Duel::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  state.broke_rule[seat] = check(view(state, seat), move).has_value();
  state.hands[seat].remove(move.card);
  state.chosen[seat] = move.card;
  tell(events,
       Event::secret(SeatSet::of(seat), Message("duel.chose", {{"seat", seat}, {"card", text(move.card)}}),
                     Message("duel.chose_something", {{"seat", seat}})));
  if (state.chosen[kFirst] && state.chosen[kSecond]) reveal(state, events);
}

}  // namespace parlor::toys
