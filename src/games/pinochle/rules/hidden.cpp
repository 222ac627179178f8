// What each observer sees, and samples of the rest.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {
namespace {

// `count` of these cards, all choices equally likely.
Cards some_of(Cards cards, int count, FastRandom& random) {
  Cards chosen;
  for (; count > 0; --count) {
    const Card card = cards.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(cards.size()))));
    cards.remove(card);
    chosen.add(card);
  }
  return chosen;
}

// What a seat can hold besides the cards it is known to have.
struct Wanted {
  Seat seat;
  Cards allowed;
  int count;
};

double ways(int cards, int chosen) {
  double product = 1;
  for (int i = 0; i < chosen; ++i) product *= static_cast<double>(cards - i) / (chosen - i);
  return product;
}

// Hands for the hidden seats, all combinations equally likely. The first hand affects how many choices the
// second has, so first hands that leave few choices are accepted less often.
PerSeat<Cards> hidden_hands(const std::vector<Wanted>& wanted, FastRandom& random) {
  PerSeat<Cards> hands;
  if (wanted.empty()) return hands;
  const Wanted& first = wanted.front();
  if (wanted.size() == 1) {
    hands[first.seat] = some_of(first.allowed, first.count, random);
    return hands;
  }
  const Wanted& second = wanted.back();
  const int spared = std::min(first.count, (first.allowed - second.allowed).size());
  const double most = ways(second.allowed.size() - (first.count - spared), second.count);
  constexpr std::uint32_t kSteps = 1U << 24;
  while (true) {
    hands[first.seat] = some_of(first.allowed, first.count, random);
    const Cards left = second.allowed - hands[first.seat];
    if (left.size() < second.count) continue;
    if (random.below(kSteps) >= ways(left.size(), second.count) / most * kSteps) continue;
    hands[second.seat] = some_of(left, second.count, random);
    return hands;
  }
}

// Whether a hand would have melded what everybody saw.
bool melds_alike(const Public& deal, Seat seat, Cards hand) {
  if (deal.phase != Phase::play) return true;
  const MeldSum sum = meld_sum(deal.rules, *deal.trump, hand | deal.played[seat]);
  return same_faces(sum.cards, deal.shown[seat]);
}

}  // namespace

Cards View::unseen() const {
  Cards seen = open;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    seen |= hands[seat] | dropped[seat] | played[seat] | known[seat];
  }
  return kDeck - seen;
}

View Pinochle::view(const State& state, Observer observer) {
  View view;
  static_cast<Public&>(view) = state;
  view.observer = observer;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    view.counts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    if (!view.shows(seat)) continue;
    view.hands[seat] = state.hands[seat];
    view.dropped[seat] = state.dropped[seat];
  }
  if (observer.is_open()) view.stock = state.stock;
  return view;
}

Places Pinochle::places(const State& state) {
  Places places;
  const auto add = [&](Cards cards, const std::string& where, Sight sight) {
    for (Card card : cards) places.push_back({TileId::at(card.index()), where, sight});
  };
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const Sight own = state.over() ? Sight::everyone() : Sight::only(seat);
    add(state.hands[seat] & state.known[seat], "hand " + seat.to_string(), Sight::everyone());
    add(state.hands[seat] - state.known[seat], "hand " + seat.to_string(), own);
    add(state.dropped[seat], "dropped " + seat.to_string(), own);
    add(state.played[seat], "played " + seat.to_string(), Sight::everyone());
    if (state.rules.first == First::lot)
      places.push_back({TileId::at(kDeckSize + i), "lots", Sight::everyone(), true});
  }
  add(state.open, "open", Sight::everyone());
  for (std::size_t i = 0; i < state.stock_size; ++i)
    places.push_back({TileId::at(state.stock[i].index()), "stock " + std::to_string(i), Sight::nobody()});
  return places;
}

State Pinochle::swapped(const State& state, TileId a, TileId b) {
  State other = state;
  if (a.index() >= kDeckSize || b.index() >= kDeckSize) return other;
  const Card one = Card::at(a.index());
  const Card two = Card::at(b.index());
  const auto exchanged = [&](Card card) { return card == one ? two : card == two ? one : card; };
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    for (PerSeat<ByFace<Cards>>* cards :
         {&other.hands, &other.dropped, &other.played, &other.taken, &other.known, &other.shown})
      exchange((*cards)[seat], one, two);
  }
  exchange(other.open, one, two);
  if (other.led) other.led = exchanged(*other.led);
  if (other.last) {
    for (Played& played : *other.last) played.card = exchanged(played.card);
  }
  for (std::size_t i = 0; i < other.stock_size; ++i) other.stock[i] = exchanged(other.stock[i]);
  return other;
}

State Pinochle::sample(const View& view, FastRandom& random) {
  State state;
  static_cast<Public&>(state) = view;
  state.hands = view.hands;
  state.dropped = view.dropped;
  if (view.observer.is_open()) {
    state.stock = view.stock;
    return state;
  }
  const Cards unseen = view.unseen();
  std::vector<Wanted> wanted;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    if (view.shows(seat)) continue;
    const Cards allowed = with_faces(unseen, kAllFaces & ~view.absent[seat]);
    wanted.push_back({seat, allowed, view.counts[seat] - view.known[seat].size()});
  }
  const auto alike = [&](const Wanted& each) { return melds_alike(view, each.seat, state.hands[each.seat]); };
  do {
    const PerSeat<Cards> hands = hidden_hands(wanted, random);
    for (const Wanted& each : wanted) state.hands[each.seat] = view.known[each.seat] | hands[each.seat];
  } while (!std::ranges::all_of(wanted, alike));
  Cards left = unseen;
  for (const Wanted& each : wanted) left -= state.hands[each.seat];
  for (const Wanted& each : wanted) {
    if (!view.kept.contains(each.seat)) continue;
    state.dropped[each.seat] = some_of(left, kHandCards, random);
    left -= state.dropped[each.seat];
  }
  for (std::size_t i = 0; i < state.stock_size; ++i) {
    state.stock[i] = some_of(left, 1, random).lowest();
    left.remove(state.stock[i]);
  }
  return state;
}

}  // namespace parlor::pinochle
