// Big-2: four players, 52 cards; the first player to get rid of all cards wins.
//
// The rules follow the rule document, with rulings that settle what it leaves open. As played here: the
// player with the three of clubs starts and must include it in the first play; each player then plays the
// same pattern, higher, or passes; after three passes the last player to play starts a new round with any
// pattern. Differences from common Big-2: patterns compare by their highest single card (a full house by its
// triple), a straight may wrap around as in K A 2 3 4, a player who has passed may play again later in the
// round, and five-card patterns of different kinds do not compare. Options (rules.h): patterns, fivecards,
// straights, flushes, suits, start. Points: each card left costs one, doubled from ten cards on, tripled at
// thirteen; the winner gets the sum.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/big2/rules/state.h"

namespace parlor {
struct Lesson;
}

namespace parlor::big2 {

struct Big2 : GameOf<Rules, State, View, Move> {
  static constexpr std::string_view kName = "big2";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::high;

  static const std::vector<Option<Rules>>& options() { return big2::options(); }
  static std::vector<Form> forms() { return big2::forms(); }
  static std::optional<Message> check_rules(const Rules& rules) { return big2::check_rules(rules); }
  static int seats(const Rules&) { return kSeats; }
  static RulesPage rules_page(const Rules& rules);  // rules_page.cpp

  // deal.cpp: the first card goes to seat 0, the next to seat 1, and so on.
  static int deck_size(const Rules&) { return kDeckSize; }
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);
  static std::string deck_text(const Rules& rules, const std::vector<TileId>& order);
  static Result<std::vector<TileId>> parse_deck(const Rules& rules, std::string_view text);

  // play.cpp
  static SeatSet actors(const State& state) { return state.over ? SeatSet::none() : SeatSet::of(state.turn); }
  static std::optional<Message> check(const View& view, const Move& move);
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events = nullptr);
  static Scores scores(const State& state);
  static SeatSet winners(const State& state) {
    return state.over ? SeatSet::of(state.turn) : SeatSet::none();
  }
  static Score score_sum(const State&) { return Score::of(0); }  // the winner gets what the others lose

  // moves.cpp
  static void moves(const View& view, std::vector<Move>& moves);
  static Move fallback(const View& view);
  static Move pick(const State& state, Seat seat, FastRandom& random);

  // hidden.cpp
  static View view(const State& state, Observer observer);
  static Places places(const State& state);
  static State swapped(const State& state, TileId a, TileId b);
  static State sample(const View& view, FastRandom& random);

  // arrange.cpp
  static Assessment assess(const View& view, const Draft& draft);
  static const std::vector<std::string>& arrangements();
  static Arrangement arrange(const View& view, std::string_view how);

  // text.cpp
  static std::string move_text(const Rules& rules, const Move& move);
  static Result<Move> parse_move(const Rules& rules, std::string_view text);
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();
  static const std::vector<EventInfo>& events();  // events.cpp
};

static_assert(Game<Big2>);

// The points that a seat pays for its remaining cards.
constexpr int penalty(int cards_left) {
  if (cards_left >= kHandSize) return 3 * cards_left;
  return cards_left >= 10 ? 2 * cards_left : cards_left;
}

// The beginner's lessons, each from a position prepared for it (lessons.cpp).
std::vector<Lesson> lessons();

}  // namespace parlor::big2
