// The tricks of two open hands, played perfectly by both: how many card points each makes.
//
// Alpha-beta over the trick points of seat 0, with zero-width windows and a table of positions. Leads and
// replies that differ from another one only in points, and for the worse, are skipped. Exact, unless the node
// limit stops it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// Both hands, the seat to move, and the card on the table if one has been led.
struct OpenTricks {
  Following following = Following::handout;
  Suit trump{};
  PerSeat<Cards> hands;
  Seat turn;
  std::optional<Face> led;  // by the other seat
};

class TrickSolver {
 public:
  TrickSolver();
  ~TrickSolver();
  TrickSolver(const TrickSolver&) = delete;
  TrickSolver& operator=(const TrickSolver&) = delete;

  // The card points that seat 0 makes from here; nothing if that takes more nodes than allowed.
  std::optional<int> solve(const OpenTricks& tricks);
  // The same after this card.
  std::optional<int> solve_after(const OpenTricks& tricks, Face card);

  void limit(std::uint64_t nodes) { limit_ = nodes; }
  std::uint64_t nodes() const { return nodes_; }  // for the last answer

 private:
  // A hand in one word: the faces present, and above them those present twice.
  using Hand = std::uint64_t;
  struct Position {
    std::array<Hand, kSeats> hands;
    int leader;
    int points;  // of all cards left

    Hand own() const { return hands[static_cast<std::size_t>(leader)]; }
    Hand other() const { return hands[static_cast<std::size_t>(1 - leader)]; }
    Position without(int seat, int face) const;
  };
  struct Key {
    Hand first = ~Hand{0};
    Hand second = 0;  // with leader, trump and following in the high bits
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Entry {
    Key key;
    std::int16_t least = 0;
    std::int16_t most = 0;
    std::uint8_t best = 0;  // the best lead
  };
  // Faces in the order in which to try them.
  class Order;
  struct Stopped {};

  void begin(const OpenTricks& tricks);
  Position position(const OpenTricks& tricks) const;
  template <class Search>
  std::optional<int> by_windows(const Position& at, Search search) const;
  int guess(const Position& at) const;

  int lead(const Position& at, int alpha, int beta);
  int best_lead(const Position& at, int alpha, int beta, std::uint8_t& best);
  int follow(const Position& at, int led, int alpha, int beta);
  int after_trick(const Position& at, int led, int played, int alpha, int beta);

  Order leads(const Position& at, int best) const;
  Order replies(const Position& at, int led) const;
  FaceBits unlike(FaceBits own, FaceBits others, bool won) const;
  FaceBits winning(FaceBits replies, int led) const;

  int sure_for_leader(Hand own, Hand other) const;
  int sure_for_other(Hand own, Hand other) const;
  int points_in(Hand hand, FaceBits faces) const;
  Key key_of(const Position& at) const;

  // The table left by the last solver on this thread: solvers used one after another take the memory of one.
  static std::vector<Entry>& spare_table();

  std::vector<Entry> table_;
  Following following_ = Following::handout;
  Suit trump_{};
  FaceBits trumps_ = 0;
  std::array<int, kFaces> points_{};
  // How often a card has caused a cutoff, weighted by depth: such cards are tried first.
  using PerFace = std::array<std::uint32_t, kFaces>;
  std::array<PerFace, kSeats> cut_leads_{};
  std::array<std::array<PerFace, kFaces>, kSeats> cut_replies_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_ = ~std::uint64_t{0};
};

}  // namespace parlor::pinochle
