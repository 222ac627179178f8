// What is known of a table beside its moves: who sits there, by which rules, and the root of its deals.
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "core/seat.h"
#include "engine/record.h"
#include "room/token.h"
#include "store/tables/table_store.h"

namespace parlor {

inline constexpr int kLongestPace = 5000;  // milliseconds
inline constexpr int kShortestClock = 5;   // seconds
inline constexpr int kLongestClock = 3600;

struct SeatDetails {
  enum class Kind { open, person, computer };

  Kind kind = Kind::open;
  std::string name{};
  std::string level{};                 // of a computer
  std::string word{};                  // that a person added to the shuffle
  std::optional<TokenHash> token{};    // of a person
  bool away = false;                   // a computer plays for the person
  int hints = 0;                       // how many were taken
  std::optional<TokenHash> profile{};  // that a person took the seat with
};
// The names of the kinds, in their order.
inline constexpr std::array<std::string_view, 3> kSeatKinds = {"open", "person", "computer"};

struct TableDetails {
  std::string game;
  std::string rules;  // in full, with the version in front
  MatchLength match = MatchLength::deals(1);
  std::vector<SeatDetails> seats;
  Seat host;
  bool chat = true;
  bool watch = true;
  int pace = 800;  // milliseconds that a computer waits
  int clock = 0;   // seconds for a move of a person; 0 for no clock
  Seed root = Seed::of(0);
  Seed commitment = Seed::of(0);  // to what the root leads
  std::string rematch;            // the table of the next match, once there is one
  std::string language;           // of the host, as a tag such as "tr"; empty where not known
  std::string tiles;              // of a prepared table, which is not shuffled: all tiles in their order

  SeatDetails& seat(Seat at) { return seats[slot(at)]; }
  const SeatDetails& seat(Seat at) const { return seats[slot(at)]; }
  std::optional<Seat> open_seat() const;
  int people() const;
  // Computers of this level sit down at all open seats.
  void fill(const std::string& level);
  // Somebody who sits here is called so, or nearly.
  bool name_taken(std::string_view name) const;
  // By the seat's token, or by the key of the profile that it was taken with.
  std::optional<Seat> seat_of(std::string_view token) const;

  void set_root(const Seed& seed);
  std::vector<std::string> words() const;
  TableSetup setup() const;
  // Of the deal with that number.
  DealSource source(int deal) const;

  std::string to_string() const;
  // As the store keeps it, with the profiles that sit there.
  StoredTable stored(TableKey key, std::string id) const;
  static std::optional<TableDetails> parse(std::string_view text);
};

// What a computer is called that nobody named: as nobody else at the table is.
std::string computer_name(const TableDetails& details);

}  // namespace parlor
