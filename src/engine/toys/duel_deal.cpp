// The options, the deal, its end, and what is hidden.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/toys/duel.h"

namespace parlor::toys {
namespace {

// Whether what is hidden agrees with what the choices have shown so far.
bool fits(const Duel::State& state, const Duel::View& view, bool pending_follows) {
  for (Seat seat : SeatSet::first(Duel::kSeats)) {
    if (view.observer.is_open() || view.observer.is(seat)) continue;
    Duel::Cards all = state.hands[seat];
    if (state.chosen[seat]) all.add(*state.chosen[seat]);
    for (int parity = 0; parity < 2; ++parity) {
      if ((state.open.lacks[seat] >> parity & 1) != 0 && !(all & Duel::of_parity(parity)).empty())
        return false;
    }
    const Duel::Cards wanted = Duel::following(state.rules, state.open);
    if (pending_follows && state.chosen[seat] && !wanted.contains(*state.chosen[seat]) &&
        !(all & wanted).empty()) {
      return false;
    }
  }
  return true;
}

}  // namespace

const std::vector<Option<Duel::Rules>>& Duel::options() {
  static const std::vector<Option<Rules>> kOptions = {
      option::number("hand", &Rules::hand, 2, kMostRounds, "duel.help.hand"),
      option::flag("follow", &Rules::follow, "duel.help.follow"),
      option::choice("prize", &Rules::prize, {"sum", "difference"}, "duel.help.prize"),
  };
  return kOptions;
}

std::vector<Form> Duel::forms() {
  return {Form::of("duel", "long", ""), Form::of("duel", "short", "hand=2")};
}

Duel::State Duel::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.open.standing = standing;
  std::size_t next = 0;
  for (Cards& hand : state.hands) {
    for (int i = 0; i < rules.hand; ++i) hand.add(deck.order[next++]);
  }
  return state;
}

SeatSet Duel::winners(const State& state) { return leaders(state.open.scores, kSeats, kBetter); }

Score Duel::score_sum(const State& state) {
  int sum = 0;
  for (int i = 0; i < state.open.played; ++i)
    sum += worth(state.rules, state.open.rounds[static_cast<std::size_t>(i)]);
  return Score::of(sum);
}

Duel::View Duel::view(const State& state, Observer observer) {
  View view;
  view.observer = observer;
  view.rules = state.rules;
  view.open = state.open;
  for (Seat seat : SeatSet::first(kSeats)) {
    view.sizes[seat] = state.hands[seat].size();
    view.is_in[seat] = state.chosen[seat].has_value();
    if (!observer.is_open() && !observer.is(seat)) continue;
    view.hands[seat] = state.hands[seat];
    view.chosen[seat] = state.chosen[seat];
  }
  return view;
}

Places Duel::places(const State& state) {
  Places places;
  Cards out = Cards::first(kCards);
  const auto put = [&](TileId card, std::string where, Sight sight) {
    places.push_back({card, std::move(where), sight});
    out.remove(card);
  };
  for (Seat seat : SeatSet::first(kSeats)) {
    const Sight own = Sight::only(seat);
    for (TileId card : state.hands[seat]) put(card, "hand " + seat.to_string(), own);
    if (state.chosen[seat]) put(*state.chosen[seat], "chosen " + seat.to_string(), own);
    for (int r = 0; r < state.open.played; ++r) {
      put(state.open.rounds[static_cast<std::size_t>(r)].cards[seat], "played " + seat.to_string(),
          Sight::everyone());
    }
  }
  for (TileId card : Cards(out)) places.push_back({card, "out", Sight::nobody()});
  return places;
}

Duel::State Duel::swapped(const State& state, TileId a, TileId b) {
  const auto other = [a, b](TileId card) { return card == a ? b : card == b ? a : card; };
  State result = state;
  for (Seat seat : SeatSet::first(kSeats)) {
    result.hands[seat] = {};
    for (TileId card : state.hands[seat]) result.hands[seat].add(other(card));
    if (state.chosen[seat]) result.chosen[seat] = other(*state.chosen[seat]);
    for (int r = 0; r < state.open.played; ++r) {
      TileId& card = result.open.rounds[static_cast<std::size_t>(r)].cards[seat];
      card = other(card);
    }
  }
  return result;
}

Duel::State Duel::sample(const View& view, FastRandom& random) {
  State state;
  state.rules = view.rules;
  state.open = view.open;
  std::vector<TileId> hidden;
  Cards unseen = Cards::first(kCards);
  for (Seat seat : SeatSet::first(kSeats)) {
    unseen -= view.hands[seat];
    if (view.chosen[seat]) unseen.remove(*view.chosen[seat]);
    for (int r = 0; r < view.open.played; ++r)
      unseen.remove(view.open.rounds[static_cast<std::size_t>(r)].cards[seat]);
  }
  for (TileId card : unseen) hidden.push_back(card);

  // Deals until it fits, which keeps the sample uniform. Only after a forced choice may it never fit.
  constexpr int kTries = 2000;
  for (int attempt = 0; attempt < 2 * kTries; ++attempt) {
    for (std::size_t i = hidden.size(); i-- > 1;) {
      std::swap(hidden[i], hidden[random.below(static_cast<std::uint32_t>(i + 1))]);
    }
    std::size_t next = 0;
    state.hands = view.hands;
    state.chosen = view.chosen;
    for (Seat seat : SeatSet::first(kSeats)) {
      while (state.hands[seat].size() < view.sizes[seat]) state.hands[seat].add(hidden[next++]);
      if (view.is_in[seat] && !view.chosen[seat]) state.chosen[seat] = hidden[next++];
    }
    if (fits(state, view, attempt < kTries)) break;
  }
  return state;
}

}  // namespace parlor::toys
