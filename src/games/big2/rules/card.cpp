#include "games/big2/rules/card.h"

#include <array>
#include <cctype>

#include "core/text.h"

namespace parlor::big2 {
namespace {

constexpr std::array<std::string_view, kRanks> kRankTexts = {"3",  "4", "5", "6", "7", "8", "9",
                                                             "10", "J", "Q", "K", "A", "2"};
constexpr std::string_view kSuitLetters = "CDHS";

using Order = std::array<Suit, kSuits>;
constexpr std::array<Order, 4> kSuitOrders = {
    Order{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades},
    Order{Suit::diamonds, Suit::clubs, Suit::hearts, Suit::spades},
    Order{Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds},
    Order{Suit::spades, Suit::clubs, Suit::diamonds, Suit::hearts},
};

}  // namespace

Suit suit_at(SuitPlace place, SuitOrder order) {
  return kSuitOrders[static_cast<std::size_t>(order)][static_cast<std::size_t>(place)];
}

SuitPlace place_of(Suit suit, SuitOrder order) {
  SuitPlace found = SuitPlace::lowest;
  for (SuitPlace place : kSuitPlaces) {
    if (suit_at(place, order) == suit) found = place;
  }
  return found;
}

char to_letter(Suit suit) { return kSuitLetters[static_cast<std::size_t>(suit)]; }

std::string_view to_text(Rank rank) { return kRankTexts[static_cast<std::size_t>(rank)]; }

std::string to_text(Card card, SuitOrder order) {
  std::string text(1, to_letter(suit_at(card.place(), order)));
  text += to_text(card.rank());
  return text;
}

std::vector<std::string> to_texts(Cards cards, SuitOrder order) {
  std::vector<std::string> texts;
  for (Card card : cards) texts.push_back(to_text(card, order));
  return texts;
}

std::string to_text(Cards cards, SuitOrder order) { return join(to_texts(cards, order), " "); }

std::optional<Card> parse_card(std::string_view text, SuitOrder order) {
  std::string plain;
  for (char c : text) plain += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (plain.size() > 3 && plain[1] == '[' && plain.back() == ']') {
    plain.pop_back();
    plain.erase(1, 1);
  }
  if (plain.size() < 2) return std::nullopt;
  const std::size_t suit = kSuitLetters.find(plain[0]);
  if (suit == std::string_view::npos) return std::nullopt;
  for (Rank rank : kAllRanks) {
    if (plain.substr(1) == to_text(rank)) return Card::of(rank, place_of(static_cast<Suit>(suit), order));
  }
  return std::nullopt;
}

}  // namespace parlor::big2
