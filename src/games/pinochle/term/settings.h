// The contents of a properties file of the course, key by key. A card is a rank number and a suit letter: 1
// is the ace, 11, 12 and 13 are jack, queen and king. An empty value counts as missing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/pinochle/rules/state.h"
#include "term/properties.h"

namespace parlor::pinochle {

// What one seat is dealt and does, as far as the file says.
struct SeatScript {
  std::vector<int> bids;      // increments; 0 is a pass
  std::vector<Face> initial;  // in the hand from the start
  std::vector<Face> extra;    // from the stock in cut-throat, the turned-up card first
  std::vector<Face> kept;     // in cut-throat: twelve or none
  std::vector<Face> played;   // in this order
};

struct Settings {
  bool is_auto = false;  // bids, trump and cards come from the script while it lasts
  bool additional_melds = false;
  bool smart_bids = false;  // of seat 0
  bool smart_tricks = false;
  bool cutthroat = false;
  int thinking_ms = 200;
  int delay_ms = 50;
  Following following = Following::course;
  First first = First::lot;
  std::optional<Suit> trump;
  PerSeat<SeatScript> seats;

  // The rules of the course's own program, with the changes the file makes.
  Rules rules() const;
  // The player that takes over at seat 0: its bidding and its trick play.
  std::string computer() const;
};

// "players.1.bids"
std::string seat_key(Seat seat, std::string_view name);

struct ReadSettings {
  Settings settings;
  std::vector<Message> warnings;
};
Result<ReadSettings> read_settings(const Properties& properties);
// Reads a text, with KEY=VALUE changes applied on top.
Result<ReadSettings> read_settings(std::string_view text, const std::vector<std::string>& changes);

// Whether this is a valid raise or a pass.
bool is_increment(int bid);

}  // namespace parlor::pinochle
