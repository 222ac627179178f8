// What is stored about a table besides its moves: the players, the rules, and the root of its deals.
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
  std::string word{};                  // added to the shuffle by a person
  std::optional<TokenHash> token{};    // of a person
  bool away = false;                   // a computer plays for the person
  int hints = 0;                       // number of hints taken
  std::optional<TokenHash> profile{};  // with which a person took the seat
};
// In the order of Kind.
inline constexpr std::array<std::string_view, 3> kSeatKinds = {"open", "person", "computer"};

struct TableDetails {
  std::string game;
  std::string rules;  // in full, with the version in front
  MatchLength match = MatchLength::deals(1);
  std::vector<SeatDetails> seats;
  Seat host;
  bool chat = true;
  bool watch = true;
  int pace = 800;  // milliseconds before a computer moves
  int clock = 0;   // seconds per turn for people; 0 for no clock
  Seed root = Seed::of(0);
  Seed commitment = Seed::of(0);  // to the secrets derived from the root
  std::string rematch;            // the table of the next match, once there is one
  std::string language;           // of the host, as a tag such as "tr"; empty if unknown
  std::string tiles;              // for a prepared table, which is not shuffled: all tiles in order

  SeatDetails& seat(Seat at) { return seats[slot(at)]; }
  const SeatDetails& seat(Seat at) const { return seats[slot(at)]; }
  std::optional<Seat> open_seat() const;
  int people() const;
  // Fills all open seats with computers of this level.
  void fill(const std::string& level);
  // Somebody at the table has this name or one that looks the same.
  bool name_taken(std::string_view name) const;
  // Takes the seat's token, or the key of the profile with which the seat was taken.
  std::optional<Seat> seat_of(std::string_view token) const;

  void set_root(const Seed& seed);
  std::vector<std::string> words() const;
  TableSetup setup() const;
  // The source of the deal with that number.
  DealSource source(int deal) const;

  std::string to_string() const;
  // In the store's format, with the profiles of the players.
  StoredTable stored(TableKey key, std::string id) const;
  static std::optional<TableDetails> parse(std::string_view text);
};

// A default name for a computer that nobody else at the table has.
std::string computer_name(const TableDetails& details);

}  // namespace parlor
