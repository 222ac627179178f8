#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/big2/players/chooser.h"

namespace parlor::big2 {
namespace {

class Explainer {
 public:
  Explainer(Chooser& chooser, const View& view, Move move)
      : chooser_(chooser), judge_(chooser.judge()), view_(view), move_(move) {
    judge_.plan().for_each(view.own(), [this](const Holding& holding) { plan_.push_back(holding); });
  }

  Message of_pass() const {
    const Move other = best_play();
    if (const Holding* whole = broken_by(other.cards)) return about_group("big2.reason.keeps", *whole);
    if (judge_.odds().of(judge_.play_of(other)).stands >= kStrong)
      return about("big2.reason.holds_back", other.cards);
    return about("big2.reason.waits", other.cards);
  }

  Message of_play() const {
    const Play play = judge_.play_of(move_);
    if (judge_.odds().of(play).unbeatable()) return about("big2.reason.unbeatable", move_.cards);
    if (const auto blocked = of_last_card(play)) return *blocked;
    const Holding* broken = broken_by(move_.cards);
    if (broken != nullptr) return about_group("big2.reason.breaks", *broken);
    if (const Holding* kept = kept_from_lower(play)) return about_group("big2.reason.plays_above", *kept);
    if (view_.leads() && move_.cards.size() > 2 && most_cards()) {
      return Message("big2.reason.most_cards", {{"number", move_.cards.size()}});
    }
    if (lowest_of_plan(play)) {
      return Message(view_.leads() ? "big2.reason.lowest_lead" : "big2.reason.lowest_answer",
                     {{"pattern", pattern(play.pattern).word()}});
    }
    return Message("big2.reason.best");
  }

 private:
  static constexpr float kStrong = 0.3F;  // at least this likely to stand: worth holding back

  Message about(const char* key, Cards cards) const {
    return Message(key, {{"cards", to_texts(cards, view_.rules.suits)}});
  }
  Message about_group(const char* key, const Holding& group) const {
    return Message(key, {{"pattern", pattern(group.play.pattern).word()},
                         {"cards", to_texts(group.cards, view_.rules.suits)}});
  }

  // The play with the highest value, not counting a pass.
  Move best_play() const {
    const auto& moves = chooser_.moves();
    std::size_t best = moves.front().is_pass() ? 1 : 0;
    for (std::size_t i = best; i < moves.size(); ++i) {
      if (!moves[i].is_pass() && chooser_.values()[i] > chooser_.values()[best]) best = i;
    }
    return moves[best];
  }

  // The largest group of the plan that a play breaks up, using some but not all of its cards.
  const Holding* broken_by(Cards cards) const {
    const Holding* broken = nullptr;
    for (const Holding& group : plan_) {
      if ((group.cards & cards).empty() || cards.contains_all(group.cards)) continue;
      if (broken == nullptr || group.cards.size() > broken->cards.size()) broken = &group;
    }
    return broken;
  }

  // A group that a lower play than this one would have broken up.
  const Holding* kept_from_lower(Play play) const {
    if (view_.leads()) return nullptr;
    for (Move other : chooser_.moves()) {
      if (other.is_pass()) continue;
      const Play its = judge_.play_of(other);
      if (its.pattern != play.pattern || its.strength >= play.strength) continue;
      if (const Holding* group = broken_by(other.cards)) return group;
    }
    return nullptr;
  }

  // If the next player has one card left: groups keep that player from playing, and a high single is hard to
  // beat.
  std::optional<Message> of_last_card(Play play) const {
    const Seat next = view_.turn.next(kSeats);
    if (view_.counts[next] != 1) return std::nullopt;
    if (view_.leads() && move_.cards.size() > 1) {
      return Message("big2.reason.shuts_out", {{"seat", next}, {"pattern", pattern(play.pattern).word()}});
    }
    if (move_.cards == Cards::of(view_.own().highest()))
      return Message("big2.reason.highest_card", {{"seat", next}});
    return std::nullopt;
  }

  bool most_cards() const {
    return std::all_of(chooser_.moves().begin(), chooser_.moves().end(),
                       [this](Move other) { return other.cards.size() <= move_.cards.size(); });
  }

  // Whether it is the lowest play of its pattern in the plan that may be played now.
  bool lowest_of_plan(Play play) const {
    return std::none_of(plan_.begin(), plan_.end(), [&](const Holding& group) {
      return group.play.pattern == play.pattern && group.play.strength < play.strength &&
             !Big2::check(view_, Move{group.cards});
    });
  }

  Chooser& chooser_;
  Judge& judge_;
  const View& view_;
  Move move_;
  std::vector<Holding> plan_;
};

}  // namespace

Message reason(Chooser& chooser, const View& view, const Choice& choice) {
  switch (choice.because) {
    case Because::goes_out:
      return Message("big2.reason.goes_out");
    case Because::only_move:
      return Message(choice.move.is_pass() ? "big2.reason.cannot_play" : "big2.reason.only_move");
    case Because::cannot_lose:
      return Message("big2.reason.cannot_lose", {{"cards", to_texts(choice.move.cards, view.rules.suits)}});
    case Because::judged:
      break;
  }
  const Explainer explainer(chooser, view, choice.move);
  return choice.move.is_pass() ? explainer.of_pass() : explainer.of_play();
}

}  // namespace parlor::big2
