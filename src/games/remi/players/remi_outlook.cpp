#include "games/remi/players/remi_outlook.h"

#include "melds/trios.h"

namespace parlor::remi {
namespace {

bool remove(Tiles& rack, Face face) {
  if (rack.count(face) == 0) return false;
  rack.remove(rack.one(face));
  return true;
}

}  // namespace

TableEnds::TableEnds(const Rules& rules, const Board& table) {
  for (int i = 0; i < table.sets(); ++i) {
    const auto formation = melds::as_formation(rules.meld_rules(), table.set(i));
    const Face first = formation->stand_for.front();
    if (formation->kind == melds::Kind::run) {
      const int last = first.number() + static_cast<int>(formation->faces.size()) - 1;
      runs_.push_back({first.colour(), first.number(), last});
    } else if (formation->faces.size() < melds::kColours) {
      std::uint8_t missing = (1U << melds::kColours) - 1;
      for (Face face : formation->faces) {
        if (!face.is_joker())
          missing = static_cast<std::uint8_t>(missing & ~(1U << static_cast<int>(face.colour())));
      }
      groups_.push_back({first.number(), missing});
    }
  }
}

Tiles TableEnds::left_of(Tiles rack) const {
  for (const Run& run : runs_) {
    for (int place = run.first - 1; place > 0 && remove(rack, face_at(run.colour, place));) --place;
    for (int place = run.last + 1; place <= melds::kFourteen && remove(rack, face_at(run.colour, place));)
      ++place;
  }
  for (const Group& group : groups_) {
    for (Colour colour : melds::kAllColours) {
      const bool fits = (group.missing >> static_cast<int>(colour) & 1U) != 0;
      if (fits && remove(rack, Face::of(colour, group.number))) break;
    }
  }
  return rack;
}

bool TableEnds::takes(Face face) const {
  if (face.is_joker()) return !runs_.empty() || !groups_.empty();
  for (const Run& run : runs_) {
    const bool below = run.first > 1 && face_at(run.colour, run.first - 1) == face;
    const bool above = run.last < melds::kFourteen && face_at(run.colour, run.last + 1) == face;
    if (below || above) return true;
  }
  for (const Group& group : groups_) {
    if (group.number == face.number() && (group.missing >> static_cast<int>(face.colour()) & 1U) != 0)
      return true;
  }
  return false;
}

RemiOutlook::RemiOutlook(const View& view, const Board& table, bool melded)
    : Outlook(view.rules.meld_rules(), view.unseen().counts()),
      melded_(melded && view.rules.advanced()),
      ends_(view.rules, table) {}

int RemiOutlook::misfits(const Tiles& rack) const {
  return Outlook::misfits(melded_ ? ends_.left_of(rack) : rack);
}

bool RemiOutlook::wins(const Tiles& rack) const {
  if (Outlook::wins(rack)) return true;
  if (!melded_) return false;
  const Tiles left = ends_.left_of(rack);
  return left.empty() || Outlook::wins(left);
}

}  // namespace parlor::remi
