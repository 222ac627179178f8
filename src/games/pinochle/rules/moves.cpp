// The moves, and a uniform pick without listing them.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/bits.h"
#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

// Opening bids in tens; after that, two raises as far as they go, and a pass.
void add_bids(const Public& deal, std::vector<Move>& moves) {
  if (!deal.bid()) {
    for (int bid = 0; bid <= kListedOpening; bid += kBidStep) moves.push_back(Move::raise_to(bid));
    return;
  }
  for (int raise : {kBidStep, 2 * kBidStep}) {
    if (*deal.bid() + raise <= kMostBid) moves.push_back(Move::raise_to(*deal.bid() + raise));
  }
  moves.push_back(Move::pass());
}

// The rule's twelve cards, and all choices that differ from them in one card.
void add_keeps(Suit trump, Cards hand, std::vector<Move>& moves) {
  const Cards kept = kept_by_rule(trump, hand);
  const Cards dropped = hand - kept;
  moves.push_back(Move::keep(kept));
  for (FaceBits out = once(kept); out != 0; out &= out - 1) {
    for (FaceBits in = once(dropped); in != 0; in &= in - 1) {
      const int out_face = std::countr_zero(out);
      const int in_face = std::countr_zero(in);
      if (out_face == in_face) continue;
      Cards cards = kept;
      cards.remove(one(cards, Face::at(out_face)));
      cards.add(one(dropped, Face::at(in_face)));
      moves.push_back(Move::keep(cards));
    }
  }
}

FaceBits playable(const Public& deal, Cards hand) {
  const FaceBits faces = once(hand);
  return deal.led ? may_follow(deal.rules.following, *deal.trump, deal.led->face(), faces) : faces;
}

}  // namespace

void Pinochle::moves(const View& view, std::vector<Move>& moves) {
  const std::optional<Seat> seat = view.observer.seat();
  const bool chooses = view.phase == Phase::keep && seat && !view.kept.contains(*seat);
  if (view.over() || (view.phase == Phase::keep ? !chooses : !view.observer.is(view.turn))) return;
  switch (view.phase) {
    case Phase::bid:
      return add_bids(view, moves);
    case Phase::trump:
      for (Suit suit : kAllSuits) moves.push_back(Move::name(suit));
      return;
    case Phase::pick:
      for (FaceBits faces = once(view.open); faces != 0; faces &= faces - 1)
        moves.push_back(Move::take(Face::at(std::countr_zero(faces))));
      return;
    case Phase::keep:
      return add_keeps(*view.trump, view.own(), moves);
    case Phase::play:
      for (FaceBits faces = playable(view, view.own()); faces != 0; faces &= faces - 1)
        moves.push_back(Move::play(Face::at(std::countr_zero(faces))));
      return;
    case Phase::over:
      return;
  }
}

Move Pinochle::fallback(const View& view) {
  if (view.phase == Phase::keep) return Move::keep(kept_by_rule(*view.trump, view.own()));
  if (view.phase == Phase::bid) return view.bid() ? Move::pass() : Move::raise_to(0);
  std::vector<Move> listed;
  moves(view, listed);
  return listed.front();
}

Move Pinochle::pick(const State& state, Seat seat, FastRandom& random) {
  if (state.phase == Phase::play) {
    const FaceBits faces = playable(state, state.hands[seat]);
    const auto different = static_cast<std::uint32_t>(std::popcount(faces));
    return Move::play(
        Face::at(std::countr_zero(select_bit(faces, static_cast<int>(random.below(different))))));
  }
  if (state.phase == Phase::trump) return Move::name(static_cast<Suit>(random.below(kSuits)));
  std::vector<Move> listed;
  moves(view(state, seat), listed);
  return listed[random.below(static_cast<std::uint32_t>(listed.size()))];
}

}  // namespace parlor::pinochle
