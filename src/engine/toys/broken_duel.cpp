#include "engine/toys/broken_duel.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace parlor::toys {

const std::vector<Option<Duel::Rules>>& BrokenDuel::options() {
  static const std::vector<Option<Rules>> kMisdescribed = [] {
    auto options = Duel::options();
    options[0].info.standard = "3";
    return options;
  }();
  static const std::vector<Option<Rules>> kWaiting = [] {
    auto options = Duel::options();
    options[1].info.when = {"hand", "99"};
    return options;
  }();
  if (fault == Fault::endless_wait) return kWaiting;
  return fault == Fault::misdescribed_option ? kMisdescribed : Duel::options();
}

std::vector<Form> BrokenDuel::forms() {
  std::vector<Form> forms = Duel::forms();
  if (fault == Fault::twin_forms) forms[1].rules = "hand=4";
  if (fault == Fault::unplayable_form) forms[1].rules = "hand=99";
  return forms;
}

RulesPage BrokenDuel::rules_page(const Rules& rules) {
  RulesPage page = Duel::rules_page(rules);
  if (fault == Fault::blank_page) page.sections.push_back({Message("duel.page.title"), {}});
  if (fault == Fault::foreign_page) page.sections[0].examples[0].about = Message("duel.page.nothing");
  return page;
}

Result<std::vector<TileId>> BrokenDuel::parse_deck(const Rules& rules, std::string_view text) {
  auto order = Duel::parse_deck(rules, text);
  if (order && fault == Fault::confused_deck) std::swap(order->front(), order->back());
  return order;
}

BrokenDuel::View BrokenDuel::view(const State& state, Observer observer) {
  View view = Smuggling<Duel>::view(state, observer);
  if (fault == Fault::leaky_choice) view.chosen = state.chosen;
  return view;
}

std::string BrokenDuel::view_json(const View& view) {
  std::string json = Duel::view_json(view);
  if (fault == Fault::leaky_json) json += std::to_string(view.truth.hands[kSecond].bits());
  return json;
}

std::optional<Message> BrokenDuel::check(const View& view, const Move& move) {
  if (fault == Fault::nosy_check) {
    const TileId higher = TileId::at((move.card.index() + 1) % kCards);
    for (Seat seat : SeatSet::first(kSeats)) {
      if (!view.observer.is(seat) && view.truth.hands[seat].contains(higher)) return Message("duel.follow");
    }
  }
  return Duel::check(view, move);
}

void BrokenDuel::moves(const View& view, std::vector<Move>& moves) {
  Duel::moves(view, moves);
  if (fault == Fault::repeated_list && moves.size() > 2) moves.push_back(moves.front());
  if (fault == Fault::nosy_check) {
    std::erase_if(moves, [&](const Move& move) { return check(view, move).has_value(); });
  }
}

Duel::Move BrokenDuel::fallback(const View& view) {
  if (fault == Fault::careless_fallback) {
    return {view.hands[*view.observer.seat()].highest()};
  }
  std::vector<Move> listed;
  moves(view, listed);
  return listed.front();
}

void BrokenDuel::apply(State& state, Seat seat, const Move& move, std::vector<Event>* events) {
  Duel::apply(state, seat, move, events);
  if (fault == Fault::chatty_choice && events != nullptr) {
    events->push_back(Event::open(Message("duel.chose", {{"seat", seat}, {"card", text(move.card)}})));
  }
  if (fault == Fault::moody) {
    static bool mood = false;
    mood = !mood;
    if (mood) state.open.scores[seat] += Score::of(1);
  }
}

Duel::State BrokenDuel::sample(const View& view, FastRandom& random) {
  if (fault == Fault::truthful_sample) return view.truth;
  State state = Duel::sample(view, random);
  if (fault == Fault::careless_sample) state.hands = Duel::sample(view, random).hands;
  return state;
}

std::string BrokenDuel::move_text(const Rules& rules, const Move& move) {
  return Duel::move_text(rules, move) + (fault == Fault::numbered_text ? "." : "");
}

Result<Duel::Move> BrokenDuel::parse_move(const Rules& rules, std::string_view text) {
  return Duel::parse_move(rules, fault == Fault::numbered_text ? text.substr(0, text.find('.')) : text);
}

std::span<const Phrase> BrokenDuel::phrases() {
  return fault == Fault::speechless ? Duel::phrases().first(3) : Duel::phrases();
}

const std::vector<EventInfo>& BrokenDuel::events() {
  static const std::vector<EventInfo> kNone;
  static const std::vector<EventInfo> kUntyped = [] {
    std::vector<EventInfo> events = Duel::events();
    for (EventInfo& event : events) {
      for (EventField& field : event.fields) {
        if (field.name == "card") field.type = EventField::Type::number;
      }
    }
    return events;
  }();
  if (fault == Fault::unlisted_event) return kNone;
  return fault == Fault::untyped_event ? kUntyped : Duel::events();
}

}  // namespace parlor::toys
