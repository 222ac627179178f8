#include "games/pinochle/term/keep_choice.h"

#include <algorithm>
#include <string>

#include "core/text.h"
#include "games/pinochle/term/typed_move.h"
#include "term/layout.h"

namespace parlor::pinochle {

std::optional<Cards> KeepChoice::twelve() const {
  if (kept_.size() == kHandCards) return kept_;
  if ((hand_ - dropped_).size() == kHandCards) return hand_ - dropped_;
  return std::nullopt;
}

Cards KeepChoice::so_far() const {
  if (const auto chosen = twelve()) return *chosen;
  return kept_.empty() ? hand_ - dropped_ : kept_;
}

// Two cards that look the same are distinguished only by their positions.
Card KeepChoice::card_at(std::size_t index, const std::vector<Face>& shown) const {
  const auto before =
      std::count(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(index), shown[index]);
  const Cards alike = with_faces(hand_, bit_of(shown[index]));
  return alike.nth(static_cast<int>(before));
}

char KeepChoice::mark(std::size_t index, const std::vector<Face>& shown) const {
  const Card card = card_at(index, shown);
  if (const auto chosen = twelve()) return chosen->contains(card) ? '+' : '-';
  if (kept_.contains(card)) return '+';
  return dropped_.contains(card) ? '-' : ' ';
}

Result<Cards> KeepChoice::cards_of(const std::vector<std::string_view>& items, const std::vector<Face>& shown,
                                   Cards already) const {
  Cards cards;
  for (std::string_view item : items) {
    if (const auto place = place_of(item, shown.size())) {
      if (!*place) return place->problem();
      cards.add(card_at(**place, shown));
      continue;
    }
    const auto face = Face::parse(item);
    if (!face) return Message("pinochle.no_card", {{"text", printable(item)}});
    // By name: an undecided copy if there is one, otherwise a copy with the opposite decision.
    const Cards alike = with_faces(hand_ - cards - already, bit_of(*face));
    if (alike.empty()) {
      return Message(count(hand_, *face) > 0 ? "pinochle.no_other_copy" : "pinochle.not_in_hand",
                     {{"card", face->to_string()}});
    }
    const Cards open = alike - kept_ - dropped_;
    cards.add((open.empty() ? alike : open).lowest());
  }
  return cards;
}

void KeepChoice::choose(Cards twelve) {
  kept_ = matching(hand_, twelve);
  dropped_ = Cards();
}

std::optional<Message> KeepChoice::change(std::string_view line, const std::vector<Face>& shown, Suit trump) {
  std::string text = lower_case(trim(line));
  std::ranges::replace(text, ',', ' ');
  std::vector<std::string_view> parts = words(text);
  const std::string_view word = parts.empty() ? "" : parts.front();
  if (word == "clear" && parts.size() == 1) {
    kept_ = dropped_ = Cards();
    return std::nullopt;
  }
  if (word == "rule" && parts.size() == 1) {
    choose(kept_by_rule(trump, hand_));
    return std::nullopt;
  }
  if (word != "keep" && word != "drop")
    return Message("pinochle.screen.no_keep", {{"text", printable(trim(line))}});
  parts.erase(parts.begin());
  if (parts.empty()) return Message("pinochle.screen.no_list");
  const bool keeps = word == "keep";
  Cards& to = keeps ? kept_ : dropped_;
  Cards& from = keeps ? dropped_ : kept_;
  const auto cards = cards_of(parts, shown, to);
  if (!cards) return cards.problem();
  const int count = (to | *cards).size();
  if (count > kHandCards)
    return Message(keeps ? "pinochle.screen.keep_full" : "pinochle.screen.drop_full", {{"count", count}});
  to |= *cards;
  from -= *cards;
  // Twelve on one side determine the other; if both were full, nothing could be changed any more.
  if (count == kHandCards) from = Cards();
  return std::nullopt;
}

}  // namespace parlor::pinochle
