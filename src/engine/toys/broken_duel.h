// Duel with one fault at a time: each law is proved by a fault that it finds.
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
    leaky_choice,   // the other player's choice is visible before both have chosen
    leaky_json,     // the JSON for the page says more than the view compares
    nosy_check,     // a card is refused if somebody else holds the next higher one
    chatty_choice,  // choosing tells everybody what was chosen
    // samples
    truthful_sample,  // every sample is the true state
    careless_sample,  // hand and choice of a sample are drawn independently of each other
    // play
    numbered_text,        // a move text that a record would read as the number of the next move
    repeated_list,        // a move is listed twice
    careless_fallback,    // the highest card, even if it does not follow
    moody,                // a deal depends on something outside its state
    speechless,           // most sentences are missing
    unlisted_event,       // the list of events has none of them
    untyped_event,        // the list of events says a card is a number
    blank_page,           // the rules page has a heading and nothing under it
    foreign_page,         // the rules page uses a phrase that no catalogue has
    confused_deck,        // two cards are mistaken for each other when a deck is read
    misdescribed_option,  // one option describes itself wrongly
    endless_wait,         // an option's condition has a value that the other option never has
    twin_forms,           // two forms have the same rules
    unplayable_form,      // a form's rules are refused
  };
  static inline Fault fault = Fault::none;

  static const std::vector<Option<Rules>>& options();
  static std::vector<Form> forms();
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
