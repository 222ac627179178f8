// Rummage with one fault at a time: each law is proved by a fault that it finds.
//
// The fault is chosen at run time, so that the law suite is compiled only once for all of them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/toys/rummage.h"
#include "engine/toys/smuggled.h"

namespace parlor::toys {

struct BrokenRummage : Smuggling<Rummage> {
  enum class Fault {
    none,
    // secrets
    leaky_view,   // everybody sees which tile will be drawn next
    leaky_key,    // everybody sees part of the key for later random events
    chatty_draw,  // drawing tells everybody what was drawn
    half_open,    // the open view does not see the stock
    // samples and picks
    truthful_later,    // samples are honest at first, but the true state from the third turn on
    kept_key,          // the coming shuffle is the real one
    fixed_key,         // the coming shuffle is the same in all samples
    unfair_sample,     // high tiles are dealt to the hands more often
    sorted_stock,      // the stock of a sample is sorted
    forgetful_sample,  // tiles that were taken openly are forgotten
    lopsided_pick,     // half of the time the first move is taken
    // play
    mumbling_text,    // the second set of a turn is not written
    picky_text,       // upper case is not understood
    lost_tile,        // dropped tiles disappear
    doubled_tile,     // melded tiles stay in the hand too
    generous_scores,  // the winner's bonus comes from nowhere
    optimistic_list,  // taking is listed although the rules forbid it
    open_door,        // any seat that holds the tiles may play at any time
    endless,          // turns are not counted, and no sets are melded
  };
  static inline Fault fault = Fault::none;

  static View view(const State& state, Observer observer);
  static std::string view_json(const View& view) { return Rummage::view_json(view); }
  static void moves(const View& view, std::vector<Move>& moves);
  static std::optional<Message> check(const View& view, const Move& move);
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events);
  static Move pick(const State& state, Seat seat, FastRandom& random);
  static Scores scores(const State& state);
  static State sample(const View& view, FastRandom& random);
  static std::string move_text(const Rules& rules, const Move& move);
  static Result<Move> parse_move(const Rules& rules, std::string_view text);
};

}  // namespace parlor::toys
