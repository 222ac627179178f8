// What a game may omit, and the default for it: call the function x of a game through x_of<G>().
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "core/score.h"
#include "core/seat.h"
#include "engine/event.h"
#include "engine/event_info.h"
#include "engine/form.h"
#include "engine/match.h"

namespace parlor {

// Refuses options that contradict each other. Default: all combinations are allowed.
template <class G>
std::optional<Message> check_rules_of(const typename G::Rules& rules) {
  if constexpr (requires { G::check_rules(rules); }) {
    return G::check_rules(rules);
  } else {
    return std::nullopt;
  }
}

// A game may be known in several forms, the most common one first. Default: one form, named like the game.
template <class G>
std::vector<Form> forms_of() {
  if constexpr (requires { G::forms(); }) {
    return G::forms();
  } else {
    const std::string name(G::kName);
    return {{"usual", "", {name + ".title"}, {name + ".about"}}};
  }
}

// A game whose drafts are more than moves parses them. Default: a draft is a move.
template <class G>
concept ParsesDrafts = requires(const typename G::Rules& rules, std::string_view text) {
  { G::parse_draft(rules, text) } -> std::same_as<Result<typename G::Draft>>;
};
template <class G>
Result<typename G::Draft> parse_draft_of(const typename G::Rules& rules, std::string_view text) {
  if constexpr (ParsesDrafts<G>) {
    return G::parse_draft(rules, text);
  } else {
    return G::parse_move(rules, text);
  }
}

// How the tiles are shuffled. Default: the fair shuffle.
template <class G>
Shuffle shuffle_of(const typename G::Rules& rules) {
  if constexpr (requires { G::shuffle(rules); }) {
    return G::shuffle(rules);
  } else {
    return Shuffle::fair();
  }
}

// How long a match is under these rules. Default: one deal.
template <class G>
MatchLength match_length_of(const typename G::Rules& rules) {
  if constexpr (requires { G::match_length(rules); }) {
    return G::match_length(rules);
  } else {
    return MatchLength::deals(1);
  }
}

// The points that every player starts a match with. Default: 0.
template <class G>
concept HasStartingPoints = requires(const typename G::Rules& rules) {
  { G::starting_points(rules) } -> std::same_as<int>;
};
// The standing before the first deal of a match.
template <class G>
Standing opening_of(const typename G::Rules& rules) {
  Standing standing;
  if constexpr (HasStartingPoints<G>) {
    for (Seat seat : SeatSet::first(G::seats(rules)))
      standing.scores[seat] = Score::of(G::starting_points(rules));
  }
  return standing;
}

// Events of the deal itself, before anybody moves; it may even be over by then.
template <class G>
concept TellsOfDeals = requires(const typename G::State& state, std::vector<Event>& events) {
  { G::tell_deal(state, events) } -> std::same_as<void>;
};
template <class G>
void tell_deal_of(const typename G::State& state, std::vector<Event>& events) {
  if constexpr (TellsOfDeals<G>) G::tell_deal(state, events);
}

// Listed games declare which events they send; toys need not.
template <class G>
concept ListsEvents = requires {
  { G::events() } -> std::same_as<const std::vector<EventInfo>&>;
};
template <class G>
std::vector<EventInfo> events_of() {
  if constexpr (ListsEvents<G>) {
    return G::events();
  } else {
    return {};
  }
}

// What the rules do to a player who runs out of time in the middle of a turn; nothing if these rules do
// nothing special.
template <class G>
std::optional<typename G::Move> overdue_of(const typename G::View& view, const typename G::Draft& draft) {
  if constexpr (requires { G::overdue(view, draft); }) {
    return G::overdue(view, draft);
  } else {
    return std::nullopt;
  }
}

// A game may have several ways to write one play (the same sets in another order). Default: moves are the
// same if their texts are.
template <class G>
bool same_play_of(const typename G::View& view, const typename G::Move& one, const typename G::Move& other) {
  if constexpr (requires { G::same_play(view, one, other); }) {
    return G::same_play(view, one, other);
  } else {
    return G::move_text(view.rules, one) == G::move_text(view.rules, other);
  }
}

// Scripts may be allowed to play against the rules: then this refuses only what cannot be carried out.
template <class G>
concept AllowsForcedMoves = requires(const typename G::View& view, const typename G::Move& move) {
  { G::check_forced(view, move) } -> std::same_as<std::optional<Message>>;
};
template <class G>
std::optional<Message> check_forced_of(const typename G::View& view, const typename G::Move& move) {
  if constexpr (AllowsForcedMoves<G>) {
    return G::check_forced(view, move);
  } else {
    return Message("table.no_forced_moves", {{"game", std::string(G::kName)}});
  }
}

}  // namespace parlor
