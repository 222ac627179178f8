#include "games/pinochle/term/typed_move.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/text.h"
#include "games/pinochle/rules/pinochle.h"
#include "term/layout.h"

namespace parlor::pinochle {
namespace {

// Whether it begins like a move in a record.
bool is_written_out(std::string_view line) {
  constexpr std::array<std::string_view, 6> kWords = {"bid", "pass", "trump", "take", "keep", "play"};
  const auto parts = words(line);
  return !parts.empty() && std::ranges::find(kWords, parts.front()) != kWords.end();
}

Message refusal(const char* key, std::string_view line) {
  return Message(key, {{"text", printable(trim(line))}});
}

Result<Move> read_bid(const View& view, std::string_view line) {
  if (line == "p" || line == "P") return Move::pass();
  const std::optional<int> number = parse_int(line);
  if (!number) return refusal("pinochle.screen.no_bid", line);
  const bool raises = line.front() == '+';
  if (raises && !view.bid()) return Message("pinochle.screen.no_opening");
  const int bid = raises ? *view.bid() + std::min(*number, kMostBid) : *number;
  if (bid < 0 || bid > kMostBid) return Message("pinochle.bad_bid", {{"most", kMostBid}});
  return Move::raise_to(bid);
}

Result<Face> read_card(const std::vector<Face>& cards, std::string_view word, const char* otherwise) {
  if (const auto place = place_of(word, cards.size())) {
    if (!*place) return place->problem();
    return cards[**place];
  }
  if (const auto face = Face::parse(word)) return *face;
  return refusal(otherwise, word);
}

}  // namespace

std::optional<Result<std::size_t>> place_of(std::string_view word, std::size_t cards) {
  const std::optional<int> number = parse_int(word);
  if (!number) return std::nullopt;
  if (*number >= 1 && *number <= static_cast<int>(cards))
    return Result<std::size_t>(static_cast<std::size_t>(*number) - 1);
  return Result<std::size_t>(
      Message("pinochle.screen.no_index", {{"number", *number}, {"last", static_cast<std::int64_t>(cards)}}));
}

Result<Move> read_typed_move(const View& view, const std::vector<Face>& hand, std::string_view line) {
  const std::string_view text = trim(line);
  if (const std::string lower = lower_case(text); is_written_out(lower))
    return Pinochle::parse_move(view.rules, lower);
  switch (view.phase) {
    case Phase::bid:
      return read_bid(view, text);
    case Phase::trump: {
      const auto suit = parse_suit(text);
      if (!suit) return refusal("pinochle.screen.no_trump", line);
      return Move::name(*suit);
    }
    case Phase::pick: {
      const auto card = read_card(faces_of(view.open), text, "pinochle.screen.no_take");
      if (!card) return card.problem();
      return Move::take(*card);
    }
    case Phase::play: {
      const auto card = read_card(hand, text, "pinochle.no_card");
      if (!card) return card.problem();
      return Move::play(*card);
    }
    case Phase::keep:
    case Phase::over:
      break;
  }
  return refusal("pinochle.screen.no_keep", line);
}

}  // namespace parlor::pinochle
