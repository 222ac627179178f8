// Rummikub: two to four players, numbered tiles in four colours; the first player to get rid of all tiles
// wins.
//
// The rules follow the rule document, which simplifies Rummikub, with rulings that settle what it leaves
// open; the second rule set is the game as people know it. As played here: in a turn a player places new
// groups and runs and appends single tiles to sets on the table, or draws a tile from the bag. The simplified
// game leaves out jokers, the 30 points for the initial meld, and rearranging the table; `set=real` has them,
// and a player who runs out of time draws a tile (three if the table was touched). The bag of the simplified
// game is drawn from at a random place, taking the next tile that is still there, row by row. Options
// (rules.h): set, players, numbers, tiles, rack, firstmeld, jokers, first, menu. Points: the winner gets what
// the others have left (a joker counts 30); in a blocked game everybody pays the difference to the lowest
// rack.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/rummikub/rules/state.h"

namespace parlor {
struct Lesson;
}

namespace parlor::rummikub {

struct Rummikub : GameOf<Rules, State, View, Move, Draft>, melds::TileDecks<Rules> {
  static constexpr std::string_view kName = "rummikub";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::high;

  static const std::vector<Option<Rules>>& options() { return rummikub::options(); }
  static std::vector<Form> forms() { return rummikub::forms(); }
  static std::optional<Message> check_rules(const Rules& rules) { return rummikub::check_rules(rules); }
  static int seats(const Rules& rules) { return rules.players; }
  static RulesPage rules_page(const Rules& rules);  // rules_page.cpp

  // deal.cpp: one rack after the other, then the bag; one lot per seat determines who starts.
  static Shuffle shuffle(const Rules& rules) {
    return rules.real() ? Shuffle::fair() : Shuffle::bag(rules.tile_set().tiles());
  }
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);

  // check.cpp
  static std::optional<Message> check(const View& view, const Move& move);
  static std::optional<Message> check_forced(const View& view, const Move& move);
  // In the real game any arrangement can be made from any other, so the tiles that are placed are the play.
  static bool same_play(const View& view, const Move& one, const Move& other);

  // play.cpp
  static SeatSet actors(const State& state) { return state.over ? SeatSet::none() : SeatSet::of(state.turn); }
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events = nullptr);
  static std::optional<Move> overdue(const View& view, const Draft& draft);

  // score.cpp
  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static Score score_sum(const State& state);

  // moves.cpp: a useful subset, namely every single placement and an initial meld; check() accepts other
  // moves too.
  static void moves(const View& view, std::vector<Move>& moves);
  static Move fallback(const View&) { return Move::draw(); }
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
  static Result<Draft> parse_draft(const Rules& rules, std::string_view text);
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();
  static const std::vector<EventInfo>& events();  // events.cpp
};

static_assert(Game<Rummikub>);

// The beginner's lessons, each from a position prepared for it (lessons.cpp).
std::vector<Lesson> lessons();

}  // namespace parlor::rummikub
