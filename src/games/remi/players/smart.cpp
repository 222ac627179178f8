#include <memory>
#include <optional>
#include <string>

#include "games/remi/players/players.h"
#include "games/remi/players/remi_outlook.h"
#include "games/remi/rules/laying.h"
#include "melds/near.h"
#include "melds/parting.h"

namespace parlor::remi {
namespace {

// Found by experiment: see docs/strength.md.
constexpr double kOnTable = 20;   // penalty for a tile that the other player can add to the table at once
constexpr double kPoints = 0.01;  // per point of a tile: the more expensive one goes if nothing else decides
constexpr int kAboutToWin = 1;    // tiles of the other player

melds::Keeping::Other other_of(const View& view) {
  const Seat seat = view.other();
  melds::Keeping::Other other{view.known[seat].counts(), {}};
  for (int i = 0; i < view.discards.count(seat); ++i) other.refused.add(view.discards.at(seat, i).face());
  return other;
}

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
    if (RemiOutlook(view, view.table, view.has_melded()).wins(with))
      return {Move::take(), Message("remi.reason.take_wins", {{"tile", tile}})};
    if (view.has_melded() && laid(view, with) > laid(view, own))
      return {Move::take(), Message("remi.reason.take_lays", {{"tile", tile}})};
    const int formed = melds::in_formations(view.rules.meld_rules(), with);
    if (formed > melds::in_formations(view.rules.meld_rules(), own))
      return {Move::take(), Message("remi.reason.take", {{"tile", tile}, {"tiles", formed}})};
    return {Move::draw(), Message("remi.reason.draw", {{"tile", tile}})};
  }

  // How many tiles could be melded.
  static int laid(const View& view, const Tiles& rack) {
    const auto laying = best_laying(view, rack, view.has_melded());
    return laying ? rack.size() - laying->rest.size() : 0;
  }

  static Thought<Remi> turn(const View& view) {
    if (!view.rules.advanced()) return discard(view, {view.table, view.own()});
    const BestLaying laying = what_to_lay(view);
    Thought<Remi> thought = discard(view, laying);
    if (laying.table == view.table) return thought;
    const int tiles = view.own().size() - laying.rest.size();
    thought.move = Move::lay(laying.table, thought.move.tile);
    if (thought.reason.key != "remi.reason.wins")
      thought.reason = Message("remi.reason.adds", {{"tiles", tiles}});
    return thought;
  }

  // Formations on the rack count for winning just like those on the table, can still be rearranged, and the
  // other player cannot add to them. So they are held back until they win, or until the other player is about
  // to.
  static BestLaying what_to_lay(const View& view) {
    const Tiles own = view.own();
    const BestLaying nothing{view.table, own};
    const auto most = best_laying(view, own, view.has_melded());
    if (!most) return nothing;
    if (most->rest.size() == 1 || view.counts[view.other()] <= kAboutToWin) return *most;
    if (!view.has_melded()) return nothing;
    // After melding, adds loose tiles.
    const Tiles loose = melds::outside_formations(view.rules.meld_rules(), own);
    auto added = loose.empty() ? std::nullopt : best_laying(view, loose, true);
    if (!added) return nothing;
    added->rest |= own - loose;
    return *added;
  }

  static Thought<Remi> discard(const View& view, const BestLaying& laying) {
    const Tiles& rack = laying.rest;
    const bool melded = view.has_melded() || laying.table != view.table;
    const RemiOutlook outlook(view, laying.table, melded);
    for (Face face : outlook.candidates(rack)) {
      if (complete(view.rules, rack.without(face))) return {Move::discard(face), Message("remi.reason.wins")};
    }
    const melds::Keeping keeping(view.rules.meld_rules(), rack, view.unseen().counts(), other_of(view));
    const TableEnds ends(view.rules, laying.table);
    const bool other_melded = view.rules.advanced() && view.melded.contains(view.other());
    const auto on_table = [&](Face face) { return other_melded && ends.takes(face) ? kOnTable : 0; };
    const melds::Parting parting = melds::best_parting(outlook, keeping, rack, kPoints, on_table);
    return {Move::discard(parting.tile), reason(parting, outlook.unseen())};
  }

  static Message reason(const melds::Parting& parting, int unseen) {
    const std::string tile = parting.tile.to_string();
    switch (parting.why) {
      case melds::Parting::Why::outs:
        return Message("remi.reason.outs", {{"tile", tile}, {"outs", parting.outs}, {"unseen", unseen}});
      case melds::Parting::Why::soon:
        return Message("remi.reason.soon", {{"tile", tile}});
      case melds::Parting::Why::least:
        break;
    }
    return Message("remi.reason.least", {{"tile", tile}});
  }
};

}  // namespace

std::unique_ptr<Player<Remi>> make_smart(const Seed&) { return std::make_unique<Smart>(); }

}  // namespace parlor::remi
