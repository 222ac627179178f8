#include "games/big2/term/typed_move.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/text.h"

namespace parlor::big2 {
namespace {

bool is_pass(std::string_view line) {
  const std::string word = lower_case(trim(line));
  return word == "pass" || word == "p" || word == "-1";
}

Result<Card> card_of(const Rules& rules, const std::vector<std::string>& hand, std::string_view word) {
  if (const std::optional<Card> card = parse_card(word, rules.suits)) return *card;
  const std::optional<int> index = parse_int(word);
  if (!index) return Message("big2.no_card", {{"text", std::string(word)}});
  if (*index < 0 || *index >= static_cast<int>(hand.size())) {
    return Message("big2.screen.no_index",
                   {{"number", *index}, {"last", static_cast<std::int64_t>(hand.size()) - 1}});
  }
  return *parse_card(hand[static_cast<std::size_t>(*index)], rules.suits);
}

}  // namespace

Result<Move> read_typed_move(const Rules& rules, const Arrangement& hand, std::string_view line) {
  if (is_pass(line)) return Move::pass();
  std::vector<std::string> shown;
  for (const auto& group : hand) shown.insert(shown.end(), group.begin(), group.end());
  std::string text(line);
  std::ranges::replace(text, ',', ' ');
  Move move;
  for (std::string_view word : words(text)) {
    const Result<Card> card = card_of(rules, shown, word);
    if (!card) return card.problem();
    if (move.cards.contains(*card))
      return Message("big2.card_twice", {{"card", to_text(*card, rules.suits)}});
    move.cards.add(*card);
  }
  if (move.is_pass()) return Message("big2.empty_move");
  return move;
}

}  // namespace parlor::big2
