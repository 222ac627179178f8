#include <algorithm>

#include "games/remi/players/keeping.h"
#include "games/remi/players/kinds.h"
#include "games/remi/players/near.h"
#include "games/remi/players/outlook.h"
#include "games/remi/rules/best_laying.h"
#include "games/remi/rules/complete.h"

namespace parlor::remi {
namespace {

// Found by trying: see docs/strength.md.
constexpr double kNextOuts = 0.5;  // what an out after the next draw counts, beside one now
constexpr double kDangerNear =
    0.05;                           // what it counts that the other player may want the tile: near to winning
constexpr double kDangerFar = 0.2;  // and before that
constexpr double kPoints = 0.01;    // of a tile: the dearer one goes where nothing else decides
constexpr std::size_t kMostWeighed = 6;  // discards that are looked at two turns ahead
constexpr int kAboutToWin = 1;           // tiles of the other player

class Smart final : public Player<Remi> {
 public:
  Thought<Remi> think(const View& view, const Budget&) override {
    return view.phase == Phase::draw ? draw(view) : turn(view);
  }

 private:
  static Thought<Remi> draw(const View& view) {
    const auto top = view.discards.top(view.other());
    if (!top || view.pool_size == 0)
      return {top ? Move::take() : Move::draw(), Message("remi.reason.only_way")};
    const std::string tile = top->face().to_string();
    const Tiles own = view.own();
    Tiles with = own;
    with.add(*top);
    if (Outlook(view, view.board, view.has_melded()).wins(with))
      return {Move::take(), Message("remi.reason.take_wins", {{"tile", tile}})};
    if (view.has_melded() && laid(view, with) > laid(view, own))
      return {Move::take(), Message("remi.reason.take_lays", {{"tile", tile}})};
    const int formed = in_formations(view.rules, with);
    if (formed > in_formations(view.rules, own))
      return {Move::take(), Message("remi.reason.take", {{"tile", tile}, {"tiles", formed}})};
    return {Move::draw(), Message("remi.reason.draw", {{"tile", tile}})};
  }

  // How many tiles could be laid.
  static int laid(const View& view, const Tiles& rack) {
    const auto laying = best_laying(view, rack, view.has_melded());
    return laying ? rack.size() - laying->rest.size() : 0;
  }

  static Thought<Remi> turn(const View& view) {
    if (!view.rules.advanced()) return discard(view, {view.board, view.own()});
    const BestLaying laying = what_to_lay(view);
    Thought<Remi> thought = discard(view, laying);
    if (laying.board == view.board) return thought;
    const int tiles = view.own().size() - laying.rest.size();
    thought.move = Move::lay(laying.board, thought.move.tile);
    if (thought.reason.key != "remi.reason.wins")
      thought.reason = Message("remi.reason.adds", {{"tiles", tiles}});
    return thought;
  }

  // Formations on the board count for winning as they do on the table, can still be put together anew, and
  // the other player cannot add to them: they are held back until they win, or until the other is about to.
  static BestLaying what_to_lay(const View& view) {
    const Tiles own = view.own();
    const BestLaying nothing{view.board, own};
    const auto most = best_laying(view, own, view.has_melded());
    if (!most) return nothing;
    if (most->rest.size() == 1 || view.count(view.other()) <= kAboutToWin) return *most;
    if (!view.has_melded()) return nothing;
    // Who has melded adds what is loose.
    const Tiles loose = outside_formations(view.rules, own);
    auto added = loose.empty() ? std::nullopt : best_laying(view, loose, true);
    if (!added) return nothing;
    added->rest |= own - loose;
    return *added;
  }

  static Thought<Remi> discard(const View& view, const BestLaying& laying) {
    const Tiles& rack = laying.rest;
    const bool melded = view.has_melded() || laying.board != view.board;
    const Outlook outlook(view, laying.board, melded);
    const Keeping keeping(view, laying.board, rack);
    const std::vector<Face> faces = outlook.candidates(rack);
    for (Face face : faces) {
      if (complete(view.rules, rack.without(face))) return {Move::discard(face), Message("remi.reason.wins")};
    }
    if (auto near = near_to_winning(outlook, keeping, rack, faces)) return *near;
    const auto measure = [&](Face face) {
      return keeping.to_owner(face) + kDangerFar * keeping.to_other(face) - kPoints * face.number();
    };
    const Face least = *std::ranges::min_element(faces, {}, measure);
    return {Move::discard(least), Message("remi.reason.least", {{"tile", least.to_string()}})};
  }

  // The discard that leaves the most tiles to win with, now and after the next draw; nothing where a win is
  // further away.
  static std::optional<Thought<Remi>> near_to_winning(const Outlook& outlook, const Keeping& keeping,
                                                      const Tiles& rack, const std::vector<Face>& faces) {
    struct Choice {
      Face face;
      int outs;
    };
    std::vector<Choice> choices;
    choices.reserve(faces.size());
    for (Face face : faces) choices.push_back({face, outlook.outs(rack.without(face))});
    std::ranges::sort(choices, std::ranges::greater(),
                      [](const Choice& choice) { return std::pair(choice.outs, choice.face); });
    if (choices.size() > kMostWeighed) choices.resize(kMostWeighed);
    std::optional<Choice> best;
    double highest = 0;
    for (const Choice& choice : choices) {
      const double next = outlook.next_outs(rack.without(choice.face), choice.outs);
      if (next == 0) continue;
      const double value = choice.outs + kNextOuts * next + kPoints * choice.face.number() -
                           kDangerNear * keeping.to_other(choice.face);
      if (best && value <= highest) continue;
      highest = value;
      best = choice;
    }
    if (!best) return std::nullopt;
    const std::string tile = best->face.to_string();
    if (best->outs == 0)
      return Thought<Remi>{Move::discard(best->face), Message("remi.reason.soon", {{"tile", tile}})};
    return Thought<Remi>{
        Move::discard(best->face),
        Message("remi.reason.outs", {{"tile", tile}, {"outs", best->outs}, {"unseen", outlook.unseen()}})};
  }
};

}  // namespace

std::unique_ptr<Player<Remi>> make_smart(const Seed&) { return std::make_unique<Smart>(); }

}  // namespace parlor::remi
