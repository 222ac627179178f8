#include <memory>
#include <string>

#include "games/remi/players/players.h"
#include "games/remi/rules/laying.h"
#include "melds/near.h"

namespace parlor::remi {
namespace {

class Basic final : public Player<Remi> {
 public:
  Thought<Remi> think(const View& view, const Budget&) override {
    return view.phase == Phase::draw ? draw(view) : discard(view);
  }

 private:
  static Thought<Remi> draw(const View& view) {
    const auto top = view.discards.top(view.other());
    if (!top) return {Move::draw(), Message("remi.reason.only_way")};
    Tiles with = view.own();
    with.add(*top);
    const melds::MeldRules rules = view.rules.meld_rules();
    const int before = melds::in_formations(rules, view.own());
    const int after = melds::in_formations(rules, with);
    const std::string tile = top->face().to_string();
    if (after > before || view.pool_size == 0)
      return {Move::take(), Message("remi.reason.take", {{"tile", tile}, {"tiles", after}})};
    return {Move::draw(), Message("remi.reason.draw", {{"tile", tile}})};
  }

  static Thought<Remi> discard(const View& view) {
    if (view.rules.advanced()) {
      if (const auto laying = best_laying(view, view.own(), view.has_melded())) {
        const Face tile = melds::loneliest(view.rules.meld_rules(), laying->rest).tile;
        const int laid = view.own().size() - laying->rest.size();
        return {Move::lay(laying->table, tile),
                Message("remi.reason.lays", {{"tiles", laid}, {"tile", tile.to_string()}})};
      }
    }
    const melds::Lonely lonely = melds::loneliest(view.rules.meld_rules(), view.own());
    const std::string tile = lonely.tile.to_string();
    if (lonely.wins) return {Move::discard(lonely.tile), Message("remi.reason.wins")};
    if (lonely.spare) return {Move::discard(lonely.tile), Message("remi.reason.spare", {{"tile", tile}})};
    return {Move::discard(lonely.tile),
            Message("remi.reason.lonely", {{"tile", tile}, {"near", lonely.near}})};
  }
};

}  // namespace

std::unique_ptr<Player<Remi>> make_basic(const Seed&) { return std::make_unique<Basic>(); }

}  // namespace parlor::remi
