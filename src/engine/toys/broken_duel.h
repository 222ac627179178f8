// Duel, wrong in one way at a time: each law is proved by the fault that it finds.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/toys/duel.h"
#include "engine/toys/smuggled.h"

namespace parlor::toys {

struct BrokenDuel : Smuggling<Duel> {
  enum class Fault {
    none,
    // secrets
    leaky_choice,   // the other's choice can be seen before both are in
    leaky_json,     // what the page gets says more than the view admits
    nosy_check,     // a card is refused when somebody else holds the next higher one
    chatty_choice,  // choosing tells everybody what was chosen
    // samples
    truthful_sample,  // every sample is the deal as it is
    careless_sample,  // hand and choice of a sample are drawn without regard to each other
    // play
    numbered_text,        // a text that a record would take for the number of the next move
    repeated_list,        // a move is listed twice
    careless_fallback,    // the highest card, whether it follows or not
    moody,                // a deal remembers something outside its state
    speechless,           // most sentences are missing
    unlisted_event,       // the list of events knows none of them
    untyped_event,        // the list of events takes a card for a number
    blank_page,           // the rules page has a heading and nothing under it
    foreign_page,         // the rules page says what no catalogue has
    confused_deck,        // two cards are taken for one another when a deck is read
    misdescribed_option,  // one option is not what it says it is
  };
  static inline Fault fault = Fault::none;

  static const std::vector<Option<Rules>>& options();
  static RulesPage rules_page(const Rules& rules);
  static Result<std::vector<TileId>> parse_deck(const Rules& rules, std::string_view text);
  static View view(const State& state, Observer observer);
  static std::string view_json(const View& view);
  static void moves(const View& view, std::vector<Move>& moves);
  static std::optional<Message> check(const View& view, const Move& move);
  static Move fallback(const View& view);
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events);
  static State sample(const View& view, FastRandom& random);
  static std::string move_text(const Rules& rules, const Move& move);
  static Result<Move> parse_move(const Rules& rules, std::string_view text);
  static std::span<const Phrase> phrases();
  static const std::vector<EventInfo>& events();
};

}  // namespace parlor::toys
