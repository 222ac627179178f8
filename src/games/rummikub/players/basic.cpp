#include "games/rummikub/players/players.h"
#include "games/rummikub/players/turns.h"

namespace parlor::rummikub {
namespace {

class Basic final : public Player<Rummikub> {
 public:
  Thought<Rummikub> think(const View& view, const Budget&) override {
    const auto turn = most_tiles_appended(view);
    if (!turn) return {Move::draw(), nothing_fits(view)};
    return {Move::place(turn->board), Message("rummikub.reason.most_appended", {{"tiles", turn->placed}})};
  }
};

}  // namespace

std::unique_ptr<Player<Rummikub>> make_basic(const Seed&) { return std::make_unique<Basic>(); }

}  // namespace parlor::rummikub
