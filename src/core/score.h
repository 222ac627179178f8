// The points of one seat, and of all seats.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "core/per_seat.h"
#include "core/seat.h"

namespace parlor {

class Score {
 public:
  constexpr Score() = default;
  static constexpr Score of(int points) { return Score(points); }

  constexpr int points() const { return points_; }
  std::string to_string() const { return std::to_string(points_); }

  constexpr Score& operator+=(Score other) {
    points_ += other.points_;
    return *this;
  }
  friend constexpr Score operator+(Score a, Score b) { return Score(a.points_ + b.points_); }
  friend constexpr Score operator-(Score a) { return Score(-a.points_); }
  friend constexpr auto operator<=>(Score, Score) = default;

 private:
  constexpr explicit Score(std::int32_t points) : points_(points) {}
  std::int32_t points_ = 0;
};

// One score per seat; seats that a game does not use stay at 0.
class Scores {
 public:
  constexpr Score& operator[](Seat seat) { return scores_[seat]; }
  constexpr Score operator[](Seat seat) const { return scores_[seat]; }
  constexpr Score total() const {
    Score sum;
    for (Score score : scores_) sum += score;
    return sum;
  }
  constexpr Scores& operator+=(const Scores& other) {
    for (int i = 0; i < kMaxSeats; ++i) (*this)[Seat::at(i)] += other[Seat::at(i)];
    return *this;
  }
  // "15 -5 -7 -3"
  std::string to_string(int seats) const {
    std::string text;
    for (int i = 0; i < seats; ++i) {
      if (i > 0) text += ' ';
      text += (*this)[Seat::at(i)].to_string();
    }
    return text;
  }

  friend constexpr bool operator==(const Scores&, const Scores&) = default;

 private:
  PerSeat<Score> scores_;
};

}  // namespace parlor
