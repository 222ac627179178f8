// A match is a sequence of deals with running scores; one deal is the shortest match.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/score.h"
#include "core/seat.h"

namespace parlor {

// How far the match has got. It is part of the state, so that players see the scores.
struct Standing {
  int deal = 1;   // the number of the deal being played
  Scores scores;  // from the deals before this one
  friend bool operator==(const Standing&, const Standing&) = default;
};

enum class Better { high, low };

// A match to a score ends after this number of deals at the latest, because a fair match commits to a fixed
// number.
inline constexpr int kMostDeals = 1000;

// How a match ends: after a number of deals ("deals"); when a seat reaches a score ("to"); when a seat
// reaches a score or the same number of points below zero, for games in which everybody's points can go down
// ("within"); or when the points that everybody starts with have dropped to a score ("down").
class MatchLength {
 public:
  static MatchLength deals(int count) { return MatchLength(Kind::deals, count); }
  static MatchLength to_score(int points) { return MatchLength(Kind::to_score, points); }
  static MatchLength within(int points) { return MatchLength(Kind::within, points); }
  static MatchLength down_to(int points) { return MatchLength(Kind::down_to, points); }
  static std::optional<MatchLength> parse(std::string_view text);

  // "deals 3", "to 100", "within 200" or "down 0"
  std::string to_string() const;
  // `finished` is the number of finished deals.
  bool over(int finished, const Scores& scores, int seats) const;
  // Whether it ends when a score is high enough, or when it is low enough.
  bool rises() const { return kind_ == Kind::to_score; }
  bool falls() const { return kind_ == Kind::down_to; }
  int most_deals() const { return kind_ == Kind::deals ? amount_ : kMostDeals; }

  friend bool operator==(const MatchLength&, const MatchLength&) = default;

 private:
  enum class Kind : std::uint8_t { deals, to_score, within, down_to };

  static std::string_view word_for(Kind kind);
  bool reached(int points) const;

  MatchLength(Kind kind, int amount) : kind_(kind), amount_(amount) {}
  Kind kind_;
  int amount_;
};

// The seats with the best score; several if they share it.
SeatSet leaders(const Scores& scores, int seats, Better better);

}  // namespace parlor
