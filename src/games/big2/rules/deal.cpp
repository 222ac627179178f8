#include <utility>

#include "core/text.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {

State Big2::deal(const Rules& rules, const Deck& deck, const Standing& standing) {
  State state;
  state.rules = rules;
  state.standing = standing;
  Seat to;
  for (TileId card : deck.order) {
    state.hands[to].add(Card::at(card.index()));
    to = to.next(kSeats);
  }
  for (int i = 0; i < kSeats; ++i) {
    if (state.hands[Seat::at(i)].contains(rules.start_card())) state.turn = Seat::at(i);
  }
  return state;
}

std::string Big2::deck_text(const Rules& rules, const std::vector<TileId>& order) {
  std::vector<std::string> cards;
  cards.reserve(order.size());
  for (TileId tile : order) cards.push_back(to_text(Card::at(tile.index()), rules.suits));
  return join(cards, " ");
}

Result<std::vector<TileId>> Big2::parse_deck(const Rules& rules, std::string_view text) {
  std::vector<TileId> order;
  Cards seen;
  for (std::string_view word : words(text)) {
    const std::optional<Card> card = parse_card(word, rules.suits);
    if (!card) return Message("big2.no_card", {{"text", std::string(word)}});
    if (seen.contains(*card)) return Message("big2.card_twice", {{"card", to_text(*card, rules.suits)}});
    seen.add(*card);
    order.push_back(TileId::at(card->index()));
  }
  constexpr int kMostNamed = 8;
  const Cards missing = kDeck - seen;
  if (missing.empty()) return order;
  if (missing.size() > kMostNamed) return Message("big2.deck_size", {{"given", seen.size()}});
  TileTexts cards;
  for (Card card : missing) cards.push_back(to_text(card, rules.suits));
  return Message("big2.deck_lacks", {{"cards", std::move(cards)}});
}

}  // namespace parlor::big2
