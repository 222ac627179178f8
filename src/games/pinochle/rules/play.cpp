#include <cstdint>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

// --- bidding and trump

void end_bidding(State& state, std::vector<Event>* events) {
  state.declarer = state.bidder;
  state.turn = *state.declarer;
  state.phase = Phase::trump;
  if (events != nullptr)
    tell(events, "pinochle.wins_bid", {{"seat", *state.declarer}, {"bid", *state.bid()}});
}

void bid(State& state, Seat seat, std::uint16_t points, std::vector<Event>* events) {
  state.bids[seat] = points;
  state.bidder = seat;
  state.turn = Public::other(seat);
  if (events != nullptr) tell(events, "pinochle.bids", {{"seat", seat}, {"bid", points}});
}

void pass(State& state, Seat seat, std::vector<Event>* events) {
  if (events != nullptr) tell(events, "pinochle.passes", {{"seat", seat}});
  end_bidding(state, events);
}

// --- melds

void tell_melds(const State& state, Seat seat, std::vector<Event>* events) {
  for (const FoundMeld& found : melds_of(state.rules, *state.trump, state.shown[seat])) {
    tell(events, "pinochle.melds",
         {{"seat", seat},
          {"meld", found.meld->word()},
          {"points", found.meld->points},
          {"cards", texts_of(faces_of(found.cards))}});
  }
  if (state.shown[seat].empty()) tell(events, "pinochle.no_melds", {{"seat", seat}});
}

void show_melds(State& state, Seat seat, std::vector<Event>* events) {
  const MeldSum sum = meld_sum(state.rules, *state.trump, state.hands[seat]);
  state.shown[seat] = sum.cards;
  state.known[seat] |= sum.cards;
  state.meld_points[seat] = static_cast<std::int16_t>(sum.points);
  if (events != nullptr) tell_melds(state, seat, events);
}

void begin_tricks(State& state, std::vector<Event>* events) {
  show_melds(state, *state.declarer, events);
  show_melds(state, Public::other(*state.declarer), events);
  state.turn = *state.declarer;
  state.phase = Phase::play;
}

// --- cut-throat

Card draw(State& state) {
  const Card card = state.stock[--state.stock_size];
  state.stock[state.stock_size] = Card();
  return card;
}

void go_on_after_trump(State& state, std::vector<Event>* events) {
  if (!state.rules.cutthroat) return begin_tricks(state, events);
  while (state.open.size() < kOpenCards) state.open.add(draw(state));
  state.phase = Phase::pick;
  if (events != nullptr) tell(events, "pinochle.turned", {{"cards", texts_of(faces_of(state.open))}});
}

void name_trump(State& state, Seat seat, Suit suit, std::vector<Event>* events) {
  state.trump = suit;
  if (events != nullptr)
    tell(events, "pinochle.trump", {{"seat", seat}, {"suit", std::string(1, letter_of(suit))}});
  go_on_after_trump(state, events);
}

void get(State& state, Seat seat, Card card, const char* key, std::vector<Event>* events) {
  state.hands[seat].add(card);
  state.known[seat].add(card);
  state.open.remove(card);
  if (events != nullptr) tell(events, key, {{"seat", seat}, {"card", card.face().to_string()}});
}

void take(State& state, Seat seat, Face face, std::vector<Event>* events) {
  get(state, seat, one(state.open, face), "pinochle.takes", events);
  get(state, Public::other(seat), state.open.lowest(), "pinochle.gets", events);
  for (Seat next = seat; state.stock_size > 0; next = Public::other(next)) state.hands[next].add(draw(state));
  state.phase = Phase::keep;
}

void keep(State& state, Seat seat, Cards wanted, std::vector<Event>* events) {
  const Cards cards = matching(state.hands[seat], wanted);
  state.dropped[seat] = state.hands[seat] - cards;
  state.hands[seat] = cards;
  state.known[seat] = Cards();  // known cards may have been dropped
  state.kept = state.kept.with(seat);
  if (events != nullptr) tell(events, "pinochle.keeps", {{"seat", seat}});
  if (state.choosing().empty()) begin_tricks(state, events);
}

// --- tricks

void tell_end(const State& state, std::vector<Event>* events) {
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const int points = made(state, seat);
    tell(events, "pinochle.scores",
         {{"seat", seat},
          {"points", points},
          {"melds", state.meld_points[seat]},
          {"tricks", trick_points(state, seat)}});
    if (seat == *state.declarer && falls_short(state))
      tell(events, "pinochle.falls_short", {{"seat", seat}, {"points", points}, {"bid", *state.bid()}});
  }
  const SeatSet winners = Pinochle::winners(state);
  if (winners.size() > 1) return tell(events, "pinochle.tie", {});
  tell(events, "pinochle.wins", {{"seat", winners.lowest()}});
}

void end_trick(State& state, Seat follower, Card played, std::vector<Event>* events) {
  const Seat leader = Public::other(follower);
  const Card led = *state.led;
  const Seat winner = beats(*state.trump, led.face(), played.face()) ? follower : leader;
  state.taken[winner].add(led);
  state.taken[winner].add(played);
  state.last = {{{led, leader}, {played, follower}}};
  state.led.reset();
  state.turn = winner;
  if (events != nullptr) {
    const int points = points_of(*state.trump, led.face()) + points_of(*state.trump, played.face());
    tell(events, "pinochle.wins_trick", {{"seat", winner}, {"points", points}});
  }
  if (!state.hands[leader].empty()) return;
  state.phase = Phase::over;
  if (events != nullptr) tell_end(state, events);
}

void play(State& state, Seat seat, Face face, std::vector<Event>* events) {
  Cards& hand = state.hands[seat];
  const FaceBits held = once(hand);
  // Others see only the face: if they knew about such a card, it may have been this one.
  const Cards known = state.known[seat];
  const Card card = count(known, face) > 0 ? one(known, face) : one(hand, face);
  hand.remove(card);
  state.known[seat].remove(card);
  state.played[seat].add(card);
  if (events != nullptr) tell(events, "pinochle.plays", {{"seat", seat}, {"card", face.to_string()}});
  if (!state.led) {
    state.led = card;
    state.turn = Public::other(seat);
    return;
  }
  // A card forced against the rules reveals nothing.
  const Following following = state.rules.following;
  const Face led = state.led->face();
  if ((may_follow(following, *state.trump, led, held) & bit_of(face)) != 0)
    state.absent[seat] |= cannot_have(following, *state.trump, led, face);
  end_trick(state, seat, card, events);
}

}  // namespace

SeatSet Pinochle::actors(const State& state) {
  if (state.over()) return SeatSet::none();
  return state.phase == Phase::keep ? state.choosing() : SeatSet::of(state.turn);
}

void Pinochle::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  switch (move.kind) {
    case Move::Kind::bid:
      return bid(state, seat, move.bid, events);
    case Move::Kind::pass:
      return pass(state, seat, events);
    case Move::Kind::trump:
      return name_trump(state, seat, move.suit, events);
    case Move::Kind::take:
      return take(state, seat, move.card, events);
    case Move::Kind::keep:
      return keep(state, seat, move.cards, events);
    case Move::Kind::play:
      return play(state, seat, move.card, events);
  }
}

void begin_without_bidding(State& state) {
  state.bids[state.first] = 0;
  state.bidder = state.first;
  state.declarer = state.first;
  const Card turned = draw(state);
  state.open.add(turned);
  state.trump = turned.face().suit();
  go_on_after_trump(state, nullptr);
}

void Pinochle::tell_deal(const State& state, std::vector<Event>& events) {
  if (state.rules.bidding) return tell(&events, "pinochle.opens_bidding", {{"seat", state.first}});
  const std::string suit(1, letter_of(*state.trump));
  tell(&events, "pinochle.turns_trump",
       {{"cards", texts_of(faces_of(state.open))}, {"suit", suit}, {"seat", state.first}});
  if (state.phase != Phase::play) return;
  tell_melds(state, state.first, &events);
  tell_melds(state, Public::other(state.first), &events);
}

}  // namespace parlor::pinochle
