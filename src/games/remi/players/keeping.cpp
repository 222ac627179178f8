#include "games/remi/players/keeping.h"

#include <utility>

#include "games/remi/players/near.h"
#include "games/remi/players/trios.h"

namespace parlor::remi {
namespace {

constexpr double kPriceless = 1000;  // a joker

// Found by trying: see docs/strength.md.
constexpr double kTwoUnseen = 0.05;       // two tiles that are both still to come
constexpr double kBesideFormation = 0.2;  // one to come, and one that is in another formation
constexpr double kKnown = 4;              // how likely the other player holds a tile that they took
constexpr double kRefused = 1;            // that they threw away what goes with it
constexpr double kOnTable = 20;           // that it can be added to the table at once

}  // namespace

Keeping::Keeping(const View& view, const Board& board, const Tiles& rack)
    : ends_(view.rules, board), unseen_(view.unseen().counts()) {
  const Tiles loose = outside_formations(view.rules, rack);
  loose_ = loose.counts();
  formed_ = (rack - loose).counts();
  const Seat other = view.observer.seat()->next(kSeats);
  others_ = view.known_of(other).counts();
  for (int i = 0; i < view.discards.count(other); ++i) refused_.add(view.discards.at(other, i).face());
  other_melded_ = view.rules.advanced() && view.melded.contains(other);
}

double Keeping::to_owner(Face face) const {
  if (face.is_joker()) return kPriceless;
  melds::FaceCounts loose = loose_;
  if (std::as_const(loose)[face] > 0) loose.remove(face);
  const auto& beside = std::as_const(loose);
  double value = 0;
  each_trio(face, [&](Face a, Face b) {
    if (beside[a] == 0 && beside[b] == 0) value += kTwoUnseen * unseen(a) * unseen(b);
    if (beside[a] > 0 && beside[b] == 0) value += unseen(b);
    if (beside[b] > 0 && beside[a] == 0) value += unseen(a);
    if (beside[a] == 0 && formed_[a] > 0) value += kBesideFormation * unseen(b);
    if (beside[b] == 0 && formed_[b] > 0) value += kBesideFormation * unseen(a);
  });
  return value;
}

double Keeping::to_other(Face face) const {
  if (face.is_joker()) return kPriceless;
  double value = other_melded_ && ends_.takes(face) ? kOnTable : 0;
  each_trio(face, [&](Face a, Face b) {
    const auto likely = [&](Face other) { return others_[other] > 0 ? kKnown : unseen(other) / 2.0; };
    value += likely(a) * likely(b);
    value -= kRefused * (refused_[a] + refused_[b]);
  });
  return value;
}

}  // namespace parlor::remi
