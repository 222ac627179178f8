#include "games/big2/term/faces.h"

#include <algorithm>
#include <vector>

#include "core/text.h"
#include "term/layout.h"

namespace parlor::big2 {
namespace {

constexpr std::size_t kGap = 2;               // before each card
constexpr std::string_view kGroupGap = "  ";  // additional gap between groups

std::string_view symbol(char suit) {
  switch (suit) {
    case 'C':
      return "♣";
    case 'D':
      return "♦";
    case 'H':
      return "♥";
    default:
      return "♠";
  }
}

Ink ink(char suit) {
  switch (suit) {
    case 'C':
      return Ink::green;
    case 'D':
      return Ink::blue;
    case 'H':
      return Ink::red;
    default:
      return Ink::bold;
  }
}

}  // namespace

std::string face(std::string_view card, const Style& style) {
  const std::string text =
      style.unicode ? std::string(symbol(card[0])) + std::string(card.substr(1)) : std::string(card);
  return style.paint(ink(card[0]), text);
}

std::string faces(Cards cards, SuitOrder order, const Style& style) {
  std::vector<std::string> all;
  for (Card card : cards) all.push_back(face(to_text(card, order), style));
  return join(all, " ");
}

std::optional<std::string> faces_in(std::string_view text, const Style& style) {
  std::vector<std::string> all;
  for (std::string_view word : words(text)) {
    const std::optional<Card> card = parse_card(word, SuitOrder::cdhs);
    if (!card || to_text(*card, SuitOrder::cdhs) != word) return std::nullopt;
    all.push_back(face(word, style));
  }
  if (all.empty()) return std::nullopt;
  return join(all, " ");
}

std::string suits_in(std::string_view text, const Style& style) {
  std::vector<std::string> all;
  for (std::string_view suit : words(text)) all.push_back(face(suit, style));
  return join(all, " ");
}

std::string hand_lines(const Arrangement& groups, const Style& style) {
  std::string indices;
  std::string cards;
  std::size_t index = 0;
  for (const auto& group : groups) {
    if (index > 0) {
      indices += kGroupGap;
      cards += kGroupGap;
    }
    for (const std::string& card : group) {
      const std::string number = std::to_string(index++);
      const std::size_t columns = std::max(number.size(), card.size()) + kGap;
      indices += pad_left(number, columns);
      cards += pad_left(face(card, style), columns);
    }
  }
  return style.paint(Ink::dim, indices) + "\n" + cards + "\n";
}

}  // namespace parlor::big2
