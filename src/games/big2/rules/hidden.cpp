// What each observer sees, and samples of the rest.
#include <cstdint>

#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

// Until the first play everybody knows who holds the starting three: the seat to move.
Cards known_to_all(const Public& state) {
  return state.opening ? Cards::of(state.rules.start_card()) : Cards();
}

Cards in_hands(const State& state) {
  Cards all;
  for (Cards hand : state.hands) all |= hand;
  return all;
}

}  // namespace

Cards View::unseen() const {
  Cards unseen = kDeck - played;
  for (Cards hand : hands) unseen -= hand;
  return unseen;
}

View Big2::view(const State& state, Observer observer) {
  View view;
  static_cast<Public&>(view) = state;
  view.observer = observer;
  view.played = kDeck - in_hands(state);
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (observer.sees(SeatSet::of(seat))) view.hands[seat] = state.hands[seat];
    view.counts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
  }
  return view;
}

Places Big2::places(const State& state) {
  Places places;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    for (Card card : state.hands[seat]) {
      const Sight sight = known_to_all(state).contains(card) ? Sight::everyone() : Sight::only(seat);
      places.push_back({TileId::at(card.index()), "hand " + seat.to_string(), sight});
    }
  }
  for (Card card : kDeck - in_hands(state))
    places.push_back({TileId::at(card.index()), "table", Sight::everyone()});
  return places;
}

State Big2::swapped(const State& state, TileId a, TileId b) {
  State other = state;
  const Cards both = Cards::of(Card::at(a.index())) | Cards::of(Card::at(b.index()));
  for (Cards& hand : other.hands) {
    if ((hand & both).size() == 1) hand = (hand - both) | (both - hand);
  }
  return other;
}

State Big2::sample(const View& view, FastRandom& random) {
  State state;
  static_cast<Public&>(state) = view;
  state.hands = view.hands;
  state.hands[view.turn] |= known_to_all(view);
  Cards unseen = view.unseen() - known_to_all(view);
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    while (state.hands[seat].size() < view.counts[seat]) {
      const Card card = unseen.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(unseen.size()))));
      state.hands[seat].add(card);
      unseen.remove(card);
    }
  }
  return state;
}

}  // namespace parlor::big2
