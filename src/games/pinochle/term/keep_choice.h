// Which of 24 cards to keep, as a person decides it step by step.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

class KeepChoice {
 public:
  KeepChoice() = default;
  explicit KeepChoice(Cards hand) : hand_(hand) {}

  // "keep 1 5 10C", "drop ...", "rule", "clear"; `shown` is the hand in the order shown. A refused line
  // changes nothing.
  std::optional<Message> change(std::string_view line, const std::vector<Face>& shown, Suit trump);

  // Keeps exactly these twelve.
  void choose(Cards twelve);

  Cards kept() const { return kept_; }
  Cards dropped() const { return dropped_; }
  // The twelve cards, as soon as the choices so far determine them.
  std::optional<Cards> twelve() const;
  // The cards to score so far: those kept, or if none, those not dropped.
  Cards so_far() const;
  // '+' kept, '-' dropped, space undecided.
  char mark(std::size_t index, const std::vector<Face>& shown) const;

 private:
  Result<Cards> cards_of(const std::vector<std::string_view>& items, const std::vector<Face>& shown,
                         Cards already) const;
  Card card_at(std::size_t index, const std::vector<Face>& shown) const;

  Cards hand_;
  Cards kept_;
  Cards dropped_;
};

}  // namespace parlor::pinochle
