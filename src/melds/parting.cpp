#include "melds/parting.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace parlor::melds {
namespace {

// Found by experiment: see docs/strength.md.
constexpr double kNextOuts = 0.5;        // weight of an out after the next draw, relative to one now
constexpr double kDangerNear = 0.05;     // weight of the other player wanting the tile, when close to winning
constexpr double kDangerFar = 0.2;       // and before that
constexpr std::size_t kMostWeighed = 6;  // discards examined two turns ahead

struct Choice {
  Face face;
  int outs;
};

}  // namespace

Parting best_parting(const Outlook& outlook, const Keeping& keeping, const Tiles& rack, double per_point,
                     const Danger& more_danger) {
  const auto danger = [&](Face face) { return keeping.to_other(face) + more_danger(face); };
  const std::vector<Face> faces = outlook.candidates(rack);
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
    const double value =
        choice.outs + kNextOuts * next + per_point * choice.face.number() - kDangerNear * danger(choice.face);
    if (best && value <= highest) continue;
    highest = value;
    best = choice;
  }
  if (best) return {best->face, best->outs == 0 ? Parting::Why::soon : Parting::Why::outs, best->outs};
  const auto loss = [&](Face face) {
    return keeping.to_owner(face) + kDangerFar * danger(face) - per_point * face.number();
  };
  return {*std::ranges::min_element(faces, {}, loss)};
}

}  // namespace parlor::melds
