#include <array>
#include <bit>
#include <memory>
#include <string>
#include <vector>

#include "core/text.h"
#include "games/okey/players/outlooks.h"
#include "games/okey/players/players.h"
#include "games/okey/rules/complete.h"
#include "games/okey/rules/formations.h"
#include "melds/near.h"
#include "melds/parting.h"

namespace parlor::okey {
namespace {

std::string text(const std::array<int, kChainsToWin>& numbers) {
  std::vector<std::string> texts;
  texts.reserve(numbers.size());
  for (const int number : numbers) texts.push_back(std::to_string(number));
  return join(texts, ", ");
}

// --- the simplified game

Thought<Okey> draw_with_chain_outlook(const View& view) {
  const ChainOutlook outlook(view);
  const Tiles own = view.own();
  const Face last = view.discards.last().tile.face();
  const std::string tile = last.to_string();
  if (has_three_chains(own.with(last)))
    return {Move::take(), Message("okey.reason.take_wins", {{"tile", tile}})};
  const double taken = outlook.value_with(own, last);
  const bool stack = view.stack_size > 0;
  // After a pass nothing more can come; but taking must gain something, or nobody would ever pass.
  const double otherwise = stack ? outlook.value_after_draw(own) : outlook.value(own.once());
  const Message needs("okey.reason.needs",
                      {{"tile", tile}, {"numbers", text(outlook.best_numbers(own.once()))}});
  const Message not_needed("okey.reason.not_needed", needs.arguments);
  const Move other = stack ? Move::draw() : Move::pass();
  const bool takes = taken > otherwise;
  return {
      takes ? Move::take() : other, takes ? needs : not_needed, {{Move::take(), taken}, {other, otherwise}}};
}

Thought<Okey> discard_with_chain_outlook(const View& view) {
  const ChainOutlook outlook(view);
  const Tiles own = view.own();
  Thought<Okey> thought{Move::draw(), Message("okey.reason.double")};
  double best = -1;
  for (FaceBits bits = own.once(); bits != 0; bits &= bits - 1) {
    const Face face = Face::at(std::countr_zero(bits));
    const double value = outlook.value(own.without(face).once()) * (1 - outlook.wanted(face));
    thought.values.emplace_back(Move::discard(face), value);
    if (value <= best) continue;
    best = value;
    thought.move = Move::discard(face);
  }
  const Face face = thought.move.tile;
  const std::string tile = face.to_string();
  if (own.count(face) > 1) {
    thought.reason = Message("okey.reason.double", {{"tile", tile}});
  } else {
    const auto numbers = outlook.best_numbers(own.without(face).once());
    thought.reason = Message("okey.reason.least", {{"tile", tile}, {"numbers", text(numbers)}});
  }
  return thought;
}

// --- real Okey

melds::Keeping::Other next_player(const View& view) {
  const Seat next = view.turn.next(kSeats);
  const Face joker = *view.joker();
  melds::Keeping::Other other{as_melds(view.known[next], joker).counts(), {}};
  for (Tile tile : view.discards.pile(next)) other.refused.add(as_melds(tile.face(), joker));
  return other;
}

Thought<Okey> draw_with_formation_outlook(const View& view) {
  const Face joker = *view.joker();
  const Face last = view.discards.last().tile.face();
  const std::string tile = last.to_string();
  const melds::Tiles own = as_melds(view.own(), joker);
  Tiles more = view.own();
  more.add(view.discards.last().tile);
  const melds::Tiles with = as_melds(more, joker);
  if (FormationOutlook(view).wins(with))
    return {Move::take(), Message("okey.reason.take_wins", {{"tile", tile}})};
  const int formed = melds::in_formations(kMeldRules, with);
  if (formed > melds::in_formations(kMeldRules, own) || last == joker)
    return {Move::take(), Message("okey.reason.take", {{"tile", tile}, {"tiles", formed}})};
  return {view.stack_size > 0 ? Move::draw() : Move::pass(), Message("okey.reason.draw", {{"tile", tile}})};
}

Message reason(const melds::Parting& parting, Face face, int unseen) {
  const std::string tile = face.to_string();
  switch (parting.why) {
    case melds::Parting::Why::outs:
      return Message("okey.reason.outs", {{"tile", tile}, {"outs", parting.outs}, {"unseen", unseen}});
    case melds::Parting::Why::soon:
      return Message("okey.reason.soon", {{"tile", tile}});
    case melds::Parting::Why::least:
      break;
  }
  return Message("okey.reason.least_near", {{"tile", tile}});
}

Thought<Okey> discard_with_formation_outlook(const View& view) {
  const Face joker = *view.joker();
  const Tiles own = view.own();
  // A win that counts double comes first: the joker's face is tried before all others.
  for (FaceBits bits : {own.once() & bits_of(joker), own.once() & ~bits_of(joker)}) {
    for (; bits != 0; bits &= bits - 1) {
      const Face face = Face::at(std::countr_zero(bits));
      if (complete(view, own.without(face))) return {Move::discard(face), Message("okey.reason.wins")};
    }
  }
  const melds::Tiles rack = as_melds(own, joker);
  const FormationOutlook outlook(view);
  const melds::Keeping keeping(kMeldRules, rack, as_melds(view.unseen(), joker).counts(), next_player(view));
  const melds::Parting parting =
      melds::best_parting(outlook, keeping, rack, 0, [](melds::Face) { return 0.0; });
  const Face face = from_melds(parting.tile, joker);
  return {Move::discard(face), reason(parting, face, outlook.unseen())};
}

class Smart final : public Player<Okey> {
 public:
  Thought<Okey> think(const View& view, const Budget&) override {
    if (may_show(view, view.turn, view.own())) return {Move::show(), Message("okey.reason.show")};
    const bool draws = view.phase == Phase::draw;
    if (view.rules.real())
      return draws ? draw_with_formation_outlook(view) : discard_with_formation_outlook(view);
    return draws ? draw_with_chain_outlook(view) : discard_with_chain_outlook(view);
  }
};

}  // namespace

std::unique_ptr<Player<Okey>> make_smart(const Seed&) { return std::make_unique<Smart>(); }

}  // namespace parlor::okey
