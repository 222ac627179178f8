#include "games/pinochle/term/scripted_deal.h"

#include <algorithm>

namespace parlor::pinochle {

ScriptedDeal::ScriptedDeal(const Settings& settings, const Seed& seed) {
  Cards free = kDeck;
  const auto deal_listed = [&](PerSeat<std::vector<Card>>& to, std::vector<Face> SeatScript::* listed) {
    for (int i = 0; i < kSeats; ++i) {
      const Seat seat = Seat::at(i);
      for (Face face : settings.seats[seat].*listed) {
        const Card card = one(free, face);
        free.remove(card);
        to[seat].push_back(card);
      }
    }
  };
  deal_listed(hands_, &SeatScript::initial);
  deal_listed(drawn_, &SeatScript::extra);

  std::vector<Card> rest;
  for (TileId tile : Chance(seed).shuffle(kDeckSize + settings.rules().lots())) {
    if (tile.index() >= kDeckSize) {
      lots_.push_back(tile);
    } else if (free.contains(Card::at(tile.index()))) {
      rest.push_back(Card::at(tile.index()));
    }
  }
  auto next = rest.begin();
  for (PerSeat<std::vector<Card>>* part : {&hands_, &drawn_}) {
    for (int i = 0; i < kSeats; ++i) {
      std::vector<Card>& cards = (*part)[Seat::at(i)];
      while (std::ssize(cards) < kHandCards) cards.push_back(*next++);
    }
  }
}

std::vector<Card> ScriptedDeal::drawn_in_turns(Seat winner) const {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < kHandCards; ++i) {
    cards.push_back(drawn_[winner][i]);
    cards.push_back(drawn_[Public::other(winner)][i]);
  }
  return cards;
}

std::vector<TileId> ScriptedDeal::deck(Seat winner) const {
  std::vector<TileId> order;
  PerSeat<std::size_t> dealt;
  for (int i = 0; i < kSeats * kHandCards; ++i) {
    const Seat seat = Seat::at(i / kPacket % kSeats);
    order.push_back(TileId::at(hands_[seat][dealt[seat]++].index()));
  }
  for (Card card : drawn_in_turns(winner)) order.push_back(TileId::at(card.index()));
  order.insert(order.end(), lots_.begin(), lots_.end());
  return order;
}

Cards ScriptedDeal::copies(const State& state, Seat seat) const {
  Cards dealt;
  for (Card card : hands_[seat]) dealt.add(card);
  if (state.rules.cutthroat) {
    for (Card card : drawn_[seat]) dealt.add(card);
    // The winner of the bidding may have taken the other open card.
    if (!same_faces(dealt, state.hands[seat] | state.dropped[seat]))
      exchange(dealt, drawn_[seat].front(), drawn_[Public::other(seat)].front());
  }
  return matching(dealt, state.hands[seat]);
}

Stock ScriptedDeal::stock(Seat winner) const {
  Stock stock;
  std::ranges::reverse_copy(drawn_in_turns(winner), stock.begin());
  return stock;
}

}  // namespace parlor::pinochle
