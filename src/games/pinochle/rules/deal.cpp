#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/pinochle/rules/pinochle.h"
#include "melds/named_deck.h"

namespace parlor::pinochle {
namespace {

// The cards, then the lots of the seats: "#0" is that of seat 0.
std::vector<std::string> names(const Rules& rules) {
  std::vector<std::string> names;
  names.reserve(kDeckSize + kSeats);
  for (Card card : kDeck) names.push_back(card.face().to_string());
  for (int i = 0; i < rules.lots(); ++i) names.push_back("#" + Seat::at(i).to_string());
  return names;
}

}  // namespace

State Pinochle::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  std::vector<Card> cards;
  cards.reserve(kDeckSize);
  std::optional<Seat> first_lot;
  for (TileId id : deck.order) {
    if (id.index() < kDeckSize) {
      cards.push_back(Card::at(id.index()));
    } else if (!first_lot) {
      first_lot = Seat::at(id.index() - kDeckSize);
    }
  }
  state.first = first_lot.value_or(Seat::at(rules.first == First::seat_1 ? 1 : 0));
  state.turn = state.first;
  constexpr int kDealt = kSeats * kHandCards;
  for (int i = 0; i < kDealt; ++i)
    state.hands[Seat::at(i / kPacket % kSeats)].add(cards[static_cast<std::size_t>(i)]);
  state.stock_size = kStockCards;
  std::reverse_copy(cards.begin() + kDealt, cards.end(), state.stock.begin());
  if (!rules.bidding) begin_without_bidding(state);
  return state;
}

std::string Pinochle::deck_text(const Rules& rules, const std::vector<TileId>& order) {
  return melds::named_deck(names(rules), order);
}

Result<std::vector<TileId>> Pinochle::parse_deck(const Rules& rules, std::string_view text) {
  return melds::parse_named_deck(names(rules), text, "pinochle.no_card");
}

}  // namespace parlor::pinochle
