#include "engine/match.h"

#include "core/text.h"

namespace parlor {

std::optional<MatchLength> MatchLength::parse(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 2) return std::nullopt;
  const std::optional<int> amount = parse_int(parts[1]);
  if (!amount || *amount < 1) return std::nullopt;
  if (parts[0] == "deals") return deals(*amount);
  if (parts[0] == "to") return to_score(*amount);
  return std::nullopt;
}

std::string MatchLength::to_string() const {
  return (by_score_ ? "to " : "deals ") + std::to_string(amount_);
}

bool MatchLength::over(int finished, const Scores& scores, int seats) const {
  if (finished >= most_deals()) return true;
  if (!by_score_) return false;
  for (int i = 0; i < seats; ++i) {
    if (scores[Seat::at(i)].points() >= amount_) return true;
  }
  return false;
}

SeatSet leaders(const Scores& scores, int seats, Better better) {
  SeatSet best = SeatSet::of(Seat::at(0));
  for (int i = 1; i < seats; ++i) {
    const Seat seat = Seat::at(i);
    const Score ours = scores[seat];
    const Score theirs = scores[best.lowest()];
    if (ours == theirs) {
      best = best.with(seat);
    } else if ((ours > theirs) == (better == Better::high)) {
      best = SeatSet::of(seat);
    }
  }
  return best;
}

}  // namespace parlor
