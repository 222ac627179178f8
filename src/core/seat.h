// A seat, a set of seats, and the observer of a game.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

inline constexpr int kMaxSeats = 4;

class Seat {
 public:
  constexpr Seat() = default;
  static constexpr Seat at(int index) { return Seat(static_cast<std::uint8_t>(index)); }
  static constexpr std::optional<Seat> parse(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + kMaxSeats) return std::nullopt;
    return at(text[0] - '0');
  }

  constexpr int index() const { return index_; }
  constexpr Seat next(int seats) const { return at((index_ + 1) % seats); }
  std::string to_string() const { return std::to_string(index_); }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  constexpr explicit Seat(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

// The array index of a seat.
constexpr std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat.index()); }

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet none() { return {}; }
  static constexpr SeatSet of(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1U << seat.index())); }
  static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint8_t>((1U << count) - 1)); }

  constexpr bool contains(Seat seat) const { return (bits_ >> seat.index() & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr Seat lowest() const { return Seat::at(std::countr_zero(bits_)); }
  constexpr SeatSet with(Seat seat) const { return *this | of(seat); }
  constexpr SeatSet without(Seat seat) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~of(seat).bits_));
  }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return Seat::at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint8_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

// A seat, a spectator (who sees only what is public), or the open view, which sees everything: after the end,
// or when hands are open.
class Observer {
 public:
  constexpr Observer(Seat seat)
      : code_(static_cast<std::uint8_t>(seat.index())) {}  // NOLINT: a seat is an observer
  static constexpr Observer spectator() { return Observer(kSpectator); }
  static constexpr Observer open() { return Observer(kOpen); }

  constexpr bool is_open() const { return code_ == kOpen; }
  constexpr bool is_spectator() const { return code_ == kSpectator; }
  constexpr bool is(Seat seat) const { return code_ == seat.index(); }
  constexpr std::optional<Seat> seat() const {
    if (code_ < kMaxSeats) return Seat::at(code_);
    return std::nullopt;
  }
  constexpr bool sees(SeatSet seats) const {
    return is_open() || (code_ < kMaxSeats && seats.contains(Seat::at(code_)));
  }

  friend constexpr bool operator==(Observer, Observer) = default;

 private:
  static constexpr std::uint8_t kSpectator = 0xFE;
  static constexpr std::uint8_t kOpen = 0xFF;
  constexpr explicit Observer(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
};

}  // namespace parlor
