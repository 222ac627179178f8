#include "games/big2/term/script.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/big2/rules/big2.h"
#include "term/layout.h"

namespace parlor::big2 {
namespace {

// The next line that is not empty, trimmed.
std::optional<std::string> next_line(std::istream& in) {
  std::string line;
  while (std::getline(in, line)) {
    const std::string_view text = trim(line);
    if (!text.empty()) return std::string(text);
  }
  return std::nullopt;
}

// "C[3]", the handout's notation.
std::string bracketed(Card card, SuitOrder order) {
  const Suit suit = suit_at(card.place(), order);
  return std::string(1, to_letter(suit)) + '[' + std::string(to_text(card.rank())) + ']';
}

std::string bracketed(Cards cards, SuitOrder order) {
  std::vector<std::string> all;
  for (Card card : cards) all.push_back(bracketed(card, order));
  return join(all, " ");
}

// The rightmost card of the line is on top and is dealt first.
Result<std::vector<TileId>> read_deck(const Rules& rules, std::string_view line) {
  std::vector<std::string> cards;
  for (std::string_view word : words(line)) {
    const std::optional<Card> card = parse_card(word, rules.suits);
    if (!card || bracketed(*card, rules.suits) != word)
      return Message("script.card", {{"text", std::string(word)}});
    cards.emplace_back(word);
  }
  std::ranges::reverse(cards);
  return Big2::parse_deck(rules, join(cards, " "));
}

struct Case {
  State state;
  std::array<std::string, kSeats> names;
};

Result<Case> read_case(const Rules& rules, std::istream& in) {
  const std::optional<std::string> line = next_line(in);
  if (!line) return Message("script.empty");
  const auto deck = read_deck(rules, *line);
  if (!deck)
    return Message("script.deck", {{"reason", Key{deck.problem().key}}, deck.problem().arguments.front()});
  Case result{Big2::deal(rules, {*deck, Seed::of(0)}, {}), {}};
  std::int64_t number = 0;
  for (std::string& name : result.names) {
    const std::optional<std::string> text = next_line(in);
    if (!text) return Message("script.names", {{"number", number}});
    if (words(*text).size() != 1) return Message("script.name", {{"number", number}, {"text", *text}});
    name = *text;
    ++number;
  }
  return result;
}

// The cards that an action names; nothing if it is not a list of different positions in the hand.
std::optional<Cards> read_action(Cards hand, std::string_view line) {
  Cards cards;
  for (std::string_view word : words(line)) {
    const std::optional<int> index = parse_int(word);
    if (!index || *index < 0 || *index >= hand.size()) return std::nullopt;
    const Card card = hand.nth(*index);
    if (cards.contains(card)) return std::nullopt;
    cards.add(card);
  }
  return cards;
}

class Script {
 public:
  Script(const Case& start, std::ostream& out) : state_(start.state), names_(start.names), out_(out) {}

  void run(std::istream& in) {
    begin_turn();
    while (!state_.over) {
      const std::optional<std::string> line = next_line(in);
      if (!line) return;
      if (act(*line)) {
        begin_turn();
      } else {
        show_hand();
      }
    }
  }

 private:
  const std::string& name() const { return names_[slot(state_.turn)]; }

  void begin_turn() {
    if (state_.over) {
      out_ << "Game over, the winner is " << name() << ".\n";
      return;
    }
    if (state_.leads()) out_ << "New round begins.\n";
    out_ << "Next turn: " << name() << '\n';
    show_hand();
  }

  void show_hand() {
    std::string indices;
    std::string cards;
    int index = 0;
    for (Card card : state_.hands[state_.turn]) {
      const std::string text = bracketed(card, state_.rules.suits);
      indices = pad_right(std::move(indices), cards.size()) + std::to_string(index++);
      cards += text + ' ';
    }
    cards.pop_back();
    out_ << indices << '\n' << cards << '\n';
  }

  // False if the action is refused.
  bool act(std::string_view line) {
    const auto parts = words(line);
    if (parts.size() == 1 && parse_int(parts[0]) == -1) return pass();
    const std::optional<Cards> cards = read_action(state_.hands[state_.turn], line);
    if (!cards || !allowed({*cards})) {
      out_ << "Invalid play, please try again.\n";
      return false;
    }
    const std::string player = name();
    Big2::apply(state_, state_.turn, {*cards});
    out_ << "Player " << player << " plays a " << pattern(state_.top.pattern).title << ' '
         << bracketed(*cards, state_.rules.suits) << ".\n";
    return true;
  }

  bool pass() {
    if (!allowed(Move::pass())) {
      out_ << "You can't pass in the new round.\n";
      return false;
    }
    out_ << "Player " << name() << " passes.\n";
    Big2::apply(state_, state_.turn, Move::pass());
    return true;
  }

  bool allowed(const Move& move) const { return !Big2::check(Big2::view(state_, state_.turn), move); }

  State state_;
  const std::array<std::string, kSeats>& names_;
  std::ostream& out_;
};

constexpr auto kPhrases = std::to_array<Phrase>({
    {"script.empty", "The input is empty; it must begin with a deck of 52 cards, such as C[3] D[10]."},
    {"script.deck", "The first line is not a valid deck: {reason}"},
    {"script.card",
     "\"{text}\" is not a card: write a suit (C D H S) and a rank in brackets (3 to 10, J, Q, K, A, 2), such "
     "as "
     "C[3]."},
    {"script.names", "The deck must be followed by four names, one per line; the input has only {number}."},
    {"script.name", "\"{text}\" is not a valid name for player {number}: a name must be one word."},
});

}  // namespace

int run_script(std::istream& in, std::ostream& out, std::ostream& err, const Rules& rules) {
  const auto start = read_case(rules, in);
  if (!start) {
    Catalogue words;
    words.add(Big2::phrases());
    words.add(kPhrases);
    err << printable(words.say(start.problem())) << '\n';
    return 2;
  }
  Script(*start, out).run(in);
  return 0;
}

}  // namespace parlor::big2
