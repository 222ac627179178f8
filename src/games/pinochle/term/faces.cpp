#include "games/pinochle/term/faces.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/text.h"
#include "term/layout.h"
#include "term/painted.h"

namespace parlor::pinochle {
namespace {

constexpr std::size_t kColumns = 5;           // of one card
constexpr std::string_view kGroupGap = "  ";  // between groups
constexpr std::size_t kRowCards = 13;         // per row, before the next group starts a new one

std::string_view symbol(Suit suit) {
  switch (suit) {
    case Suit::spades:
      return "♠";
    case Suit::hearts:
      return "♥";
    case Suit::diamonds:
      return "♦";
    case Suit::clubs:
      return "♣";
  }
  return "";
}

Ink ink(Suit suit) {
  switch (suit) {
    case Suit::spades:
      return Ink::bold;
    case Suit::hearts:
      return Ink::red;
    case Suit::diamonds:
      return Ink::blue;
    case Suit::clubs:
      return Ink::green;
  }
  return Ink::bold;
}

std::string plain(Suit suit, const Style& style) {
  return style.unicode ? std::string(symbol(suit)) : std::string(1, letter_of(suit));
}

struct Row {
  std::string numbers;
  std::string cards;
  std::string marks;

  std::string text(const Style& style) const {
    const std::size_t end = marks.find_last_not_of(' ');
    const std::string below = end == std::string::npos ? "" : marks.substr(0, end + 1) + "\n";
    return style.paint(Ink::dim, numbers) + "\n" + cards + "\n" + below;
  }
};

}  // namespace

std::string suit_text(Suit suit, const Style& style) { return style.paint(ink(suit), plain(suit, style)); }

std::string face(Face face, const Style& style) {
  return style.paint(ink(face.suit()), face.rank_text() + plain(face.suit(), style));
}

std::string faces(Cards cards, const Style& style) {
  std::vector<std::string> texts;
  for (Face each : faces_of(cards)) texts.push_back(face(each, style));
  return join(texts, " ");
}

Message painted(Message message, const Style& style) {
  for (auto& [name, value] : message.arguments) {
    const auto* text = std::get_if<std::string>(&value);
    if (text == nullptr || name != "suit") continue;
    if (const auto suit = parse_suit(*text)) value = suit_text(*suit, style);
  }
  return parlor::painted(std::move(message), [&](std::string_view word) -> std::optional<std::string> {
    const auto card = Face::parse(word);
    return card && card->to_string() == word ? std::optional(face(*card, style)) : std::nullopt;
  });
}

std::string hand_lines(const Arrangement& groups, const std::function<char(std::size_t)>& mark,
                       const Style& style) {
  std::string lines;
  Row row;
  std::size_t index = 0;
  std::size_t in_row = 0;
  for (const auto& group : groups) {
    if (in_row > 0 && in_row + group.size() > kRowCards) {
      lines += row.text(style);
      row = {};
      in_row = 0;
    }
    if (in_row > 0) {
      for (std::string* line : {&row.numbers, &row.cards, &row.marks}) *line += kGroupGap;
    }
    in_row += group.size();
    for (const std::string& card : group) {
      row.marks += pad_left(std::string(1, mark(index)), kColumns);
      row.numbers += pad_left(std::to_string(++index), kColumns);
      row.cards += pad_left(face(*Face::parse(card), style), kColumns);
    }
  }
  return index == 0 ? "" : lines + row.text(style);
}

}  // namespace parlor::pinochle
