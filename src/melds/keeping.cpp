#include "melds/keeping.h"

#include <utility>

#include "melds/near.h"
#include "melds/trios.h"

namespace parlor::melds {
namespace {

constexpr double kPriceless = 1000;  // a joker

// Found by experiment: see docs/strength.md.
constexpr double kTwoUnseen = 0.05;       // both tiles are still unseen
constexpr double kBesideFormation = 0.2;  // one is unseen, and one is in another formation
constexpr double kKnown = 4;              // how likely the other player still holds a tile they took
constexpr double kRefused = 1;            // that they discarded a tile that goes with it

}  // namespace

Keeping::Keeping(const MeldRules& rules, const Tiles& rack, const FaceCounts& unseen, const Other& other)
    : unseen_(unseen), other_(other) {
  const Tiles loose = outside_formations(rules, rack);
  loose_ = loose.counts();
  formed_ = (rack - loose).counts();
}

double Keeping::to_owner(Face face) const {
  if (face.is_joker()) return kPriceless;
  FaceCounts loose = loose_;
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
  double value = 0;
  each_trio(face, [&](Face a, Face b) {
    const auto likely = [&](Face other) { return other_.holds[other] > 0 ? kKnown : unseen(other) / 2.0; };
    value += likely(a) * likely(b);
    value -= kRefused * (other_.refused[a] + other_.refused[b]);
  });
  return value;
}

}  // namespace parlor::melds
