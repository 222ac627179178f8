#include "engine/match.h"

#include "core/text.h"

namespace parlor {

std::optional<MatchLength> MatchLength::parse(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 2) return std::nullopt;
  const std::optional<int> amount = parse_int(parts[1]);
  if (!amount) return std::nullopt;
  for (Kind kind : {Kind::deals, Kind::to_score, Kind::within, Kind::down_to}) {
    const int least = kind == Kind::down_to ? 0 : 1;
    if (parts[0] == word_for(kind) && *amount >= least) return MatchLength(kind, *amount);
  }
  return std::nullopt;
}

std::string_view MatchLength::word_for(Kind kind) {
  switch (kind) {
    case Kind::deals:
      return "deals";
    case Kind::to_score:
      return "to";
    case Kind::within:
      return "within";
    case Kind::down_to:
      return "down";
  }
  return {};
}

std::string MatchLength::to_string() const {
  return std::string(word_for(kind_)) + " " + std::to_string(amount_);
}

bool MatchLength::reached(int points) const {
  switch (kind_) {
    case Kind::deals:
      return false;
    case Kind::to_score:
      return points >= amount_;
    case Kind::within:
      return points >= amount_ || points <= -amount_;
    case Kind::down_to:
      return points <= amount_;
  }
  return false;
}

bool MatchLength::over(int finished, const Scores& scores, int seats) const {
  if (finished >= most_deals()) return true;
  for (int i = 0; i < seats; ++i) {
    if (reached(scores[Seat::at(i)].points())) return true;
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
