// Rummikub: two to four players, numbered tiles in four colours; who is first without tiles wins.
//
// Where the rules come from: the course handout for a simplified Rummikub, with the rulings that settle what
// it leaves open, and as a second set of rules the game as people know it. As played here: a turn places new
// groups and runs and appends single tiles to sets on the table, or draws a tile from the bag. What the
// handout leaves out of the real game: jokers, the 30 points of a first meld, rearranging the table; with
// `set=real` they are there, and who runs out of time draws (three tiles where the table was touched).
// The handout's bag is drawn from a random place, then the next tile that is there, by rows. Options
// (rules.h): set, players, numbers, tiles, rack, firstmeld, jokers, first, menu. Points: who wins takes what
// the others have left (a joker 30); in a blocked game everybody pays the difference to the lowest rack.
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
  static std::optional<Message> check_rules(const Rules& rules) { return rummikub::check_rules(rules); }
  static int seats(const Rules& rules) { return rules.players; }
  static RulesPage rules_page(const Rules& rules);  // rules_page.cpp

  // deal.cpp: the racks one after the other, then the bag; a lot a seat says who begins.
  static Shuffle shuffle(const Rules& rules) {
    return rules.real() ? Shuffle::fair() : Shuffle::bag(rules.tile_set().tiles());
  }
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);

  // check.cpp
  static std::optional<Message> check(const View& view, const Move& move);
  static std::optional<Message> check_forced(const View& view, const Move& move);

  // play.cpp
  static SeatSet actors(const State& state) { return state.over ? SeatSet::none() : SeatSet::of(state.turn); }
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events = nullptr);
  static std::optional<Move> overdue(const View& view, const Draft& draft);

  // score.cpp
  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static Score score_sum(const State& state);

  // moves.cpp: a useful subset, every single placement and a first meld; check() judges any.
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

// What a beginner learns step by step, each from a position prepared for it (lessons.cpp).
std::vector<Lesson> lessons();

}  // namespace parlor::rummikub
