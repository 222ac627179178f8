#include "games/big2/rules/card.h"

#include <array>
#include <cctype>

#include "core/text.h"

namespace parlor::big2 {
namespace {

constexpr std::array<std::string_view, kRanks> kRankTexts = {"3",  "4", "5", "6", "7", "8", "9",
                                                             "10", "J", "Q", "K", "A", "2"};
constexpr std::array<std::string_view, 4> kSuitOrders = {"CDHS", "DCHS", "CSHD", "SCDH"};

std::string_view letters(SuitOrder order) { return kSuitOrders[static_cast<std::size_t>(order)]; }

}  // namespace

char suit_letter(Card card, SuitOrder order) { return letters(order)[static_cast<std::size_t>(card.suit())]; }

std::string_view rank_text(Card card) { return kRankTexts[static_cast<std::size_t>(card.rank())]; }

std::string to_text(Card card, SuitOrder order) {
  std::string text(1, suit_letter(card, order));
  text += rank_text(card);
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
  const std::size_t suit = letters(order).find(plain[0]);
  if (suit == std::string_view::npos) return std::nullopt;
  for (int rank = 0; rank < kRanks; ++rank) {
    if (plain.substr(1) == kRankTexts[static_cast<std::size_t>(rank)])
      return Card::of(rank, static_cast<int>(suit));
  }
  return std::nullopt;
}

}  // namespace parlor::big2
