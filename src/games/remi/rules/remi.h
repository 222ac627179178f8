// Remi: two players draw and discard tiles; the first player with fourteen tiles in sets and runs, and one to
// discard, wins.
//
// The rules follow the rule document, with rulings that settle what it leaves open. The basic game is played
// on the racks alone. In the advanced game (`set=advanced`) players meld formations on the table, the first
// time for at least 30 points, add tiles to any of them, and swap jokers for the tiles they stand for;
// otherwise formations are never taken apart. As ruled here: a discard that leaves only complete formations
// on the rack wins at once, in both games; the discards go back into the pool when a turn begins with an
// empty pool; and a deal that nobody has won after `turns` turns ends undecided, with each player paying for
// their own rack. Options (rules.h): set, limit, end, jokers, real, first, turns. Fewest points win.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/remi/rules/state.h"

namespace parlor {
struct Lesson;
}

namespace parlor::remi {

struct Remi : GameOf<Rules, State, View, Move, Draft>, melds::TileDecks<Rules> {
  static constexpr std::string_view kName = "remi";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::low;

  static const std::vector<Option<Rules>>& options() { return remi::options(); }
  static std::vector<Form> forms() { return remi::forms(); }
  static int seats(const Rules&) { return kSeats; }
  static MatchLength match_length(const Rules& rules) { return rules.match_length(); }
  static RulesPage rules_page(const Rules& rules);  // rules_page.cpp

  // deal.cpp: one rack after the other, then the pool.
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);

  // check.cpp
  static std::optional<Message> check(const View& view, const Move& move);
  static bool same_play(const View& view, const Move& one, const Move& other);

  // play.cpp
  static SeatSet actors(const State& state) {
    return state.over() ? SeatSet::none() : SeatSet::of(state.turn);
  }
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events = nullptr);

  // score.cpp
  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static Score score_sum(const State& state);

  // moves.cpp: every draw, and every discard with nothing melded, with the most that can be melded, or with
  // one tile added to a formation; check() accepts other moves too.
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
  static Result<Draft> parse_draft(const Rules& rules, std::string_view text);
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();
  static const std::vector<EventInfo>& events();  // events.cpp
};

static_assert(Game<Remi>);

// The beginner's lessons, each from a position prepared for it (lessons.cpp).
std::vector<Lesson> lessons();

}  // namespace parlor::remi
