// The texts that a table sends to its clients. docs/api.md shows each.
#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/json_writer.h"
#include "engine/table_player.h"
#include "room/match.h"

namespace parlor {

// The people at the table, and what they are waiting for.
struct Presence {
  SeatSet here{};
  SeatSet ready{};     // for the next deal, or for a rematch
  SeatSet ends{};      // would end the match without a result
  SeatSet declined{};  // said no to that, or to a rematch
  int watchers = 0;
  std::optional<std::chrono::milliseconds> time{};  // left on the clock
};

struct ChatLine {
  Seat seat;
  std::string text;
};

// How far the match is: phase, scores, sheet and leaders. Comes from the entries alone once there are some.
nlohmann::json standing_json(const Match& match);

// The same for everybody.
nlohmann::json table_json(std::string_view id, const Match& match, const Presence& presence);

// What the observer may see now: everything once the deal is over.
Observer eye(const Match& match, Observer observer);

// Each of these is a message as text, so that what a view is written as need not be read again.

// {"type": "table"}: who is here, and how far the match is.
std::string table_text(std::string_view id, const Match& match, const Presence& presence);
// `retold` has the log of the current deal; there is none before the first.
std::string state_text(std::string_view id, const Match& match, const Presence& presence, const Table* retold,
                       Observer observer, bool with_moves, const std::vector<ChatLine>& chat);
// Each says what it is refused for.
Result<std::string> assessment_text(const Match& match, Seat seat, std::string_view id,
                                    std::string_view draft);
Result<std::string> arrangement_text(const Match& match, Seat seat, std::string_view id,
                                     const std::string& how);
std::string hint_text(std::string_view id, int number, const TextThought& thought);
std::string done_text(std::string_view id, int number);
std::string chat_text(const ChatLine& line);
std::string refused_text(std::string_view id, int number, const Message& reason);
std::string goodbye_text(const Message& reason);

// Why something about this number is refused where the table is at another.
Message stale(int number, int current);

// [MESSAGE, ...]
std::string events_text(const std::vector<SeenEvent>& events);

// What has just been committed, as each client is told. What is the same for several is made once.
class Update {
 public:
  // `table` is told where more than the game has changed, `time` where there is a clock.
  Update(const Match& match, const nlohmann::json* table, std::optional<std::chrono::milliseconds> time,
         bool new_deal);

  std::string text(Observer observer, bool with_moves, std::string_view id);

 private:
  const JsonWriter& body(Observer observer);

  const Match& match_;
  bool new_deal_;
  JsonWriter head_;  // up to what depends on the observer
  std::optional<std::string> table_;
  std::optional<std::chrono::milliseconds> time_;
  std::vector<SeenEvent> open_events_;
  std::string open_events_text_;
  std::vector<std::pair<Observer, JsonWriter>> bodies_;
};

}  // namespace parlor
