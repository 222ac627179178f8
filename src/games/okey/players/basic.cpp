// The rule document's rule for its computers; in real Okey the same idea with formations.
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>

#include "core/fast_random.h"
#include "games/okey/players/players.h"
#include "games/okey/rules/chains.h"
#include "games/okey/rules/formations.h"
#include "melds/near.h"

namespace parlor::okey {
namespace {

Thought<Okey> take_or_draw(const View& view, bool take, const Message& why) {
  if (take) return {Move::take(), why};
  if (view.stack_size == 0) return {Move::pass(), why};
  return {Move::draw(), why};
}

// --- the simplified game

Thought<Okey> draw_for_chains(const View& view) {
  const Face last = view.discards.last().tile.face();
  const FaceBits own = view.own().once();
  const bool longer = (own & bits_of(last)) == 0;
  if (!longer) return take_or_draw(view, false, Message("okey.reason.have", {{"tile", last.to_string()}}));
  return take_or_draw(view, true,
                      Message("okey.reason.longer", {{"tile", last.to_string()},
                                                     {"length", chain_length(own, last.number()) + 1}}));
}

// Doubles first, then tiles of the shortest chain; random among equals.
Thought<Okey> discard_from_chains(const View& view, FastRandom& random) {
  const Tiles own = view.own();
  std::array<Face, kFaces> least;
  std::uint32_t count = 0;
  int length = kColours + 1;
  for (FaceBits bits = own.once(); bits != 0; bits &= bits - 1) {
    const Face face = Face::at(std::countr_zero(bits));
    const int in_chain = own.count(face) > 1 ? 0 : chain_length(own.once(), face.number());
    if (in_chain > length) continue;
    if (in_chain < length) count = 0;
    length = in_chain;
    least[count++] = face;
  }
  const Face face = least[random.below(count)];
  const std::string tile = face.to_string();
  if (length == 0) return {Move::discard(face), Message("okey.reason.double", {{"tile", tile}})};
  return {Move::discard(face), Message("okey.reason.shortest", {{"tile", tile}, {"length", length}})};
}

// --- real Okey

Thought<Okey> draw_for_formations(const View& view) {
  const Face joker = *view.joker();
  const Face last = view.discards.last().tile.face();
  const int before = melds::in_formations(kMeldRules, as_melds(view.own(), joker));
  Tiles with = view.own();
  with.add(view.discards.last().tile);
  const int after = melds::in_formations(kMeldRules, as_melds(with, joker));
  const std::string tile = last.to_string();
  if (after > before)
    return take_or_draw(view, true, Message("okey.reason.take", {{"tile", tile}, {"tiles", after}}));
  return take_or_draw(view, false, Message("okey.reason.draw", {{"tile", tile}}));
}

Thought<Okey> discard_from_formations(const View& view) {
  const Face joker = *view.joker();
  const Tiles own = view.own();
  for (FaceBits bits = own.once(); bits != 0; bits &= bits - 1) {
    const Face face = Face::at(std::countr_zero(bits));
    if (without_twin(own.without(face), joker) == 0)
      return {Move::discard(face), Message("okey.reason.wins")};
  }
  const melds::Lonely lonely = melds::loneliest(kMeldRules, as_melds(own, joker));
  const Face face = from_melds(lonely.tile, joker);
  if (lonely.wins) return {Move::discard(face), Message("okey.reason.wins")};
  return {Move::discard(face),
          Message("okey.reason.lonely", {{"tile", face.to_string()}, {"near", lonely.near}})};
}

class Basic final : public Player<Okey> {
 public:
  explicit Basic(const Seed& seed) : random_(seed) {}

  Thought<Okey> think(const View& view, const Budget&) override {
    if (may_show(view, view.turn, view.own())) return {Move::show(), Message("okey.reason.show")};
    const bool draws = view.phase == Phase::draw;
    if (view.rules.real()) return draws ? draw_for_formations(view) : discard_from_formations(view);
    return draws ? draw_for_chains(view) : discard_from_chains(view, random_);
  }

 private:
  FastRandom random_;
};

}  // namespace

std::unique_ptr<Player<Okey>> make_basic(const Seed& seed) { return std::make_unique<Basic>(seed); }

}  // namespace parlor::okey
