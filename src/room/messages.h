// The messages that a table sends to its clients. docs/api.md shows each.
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
  SeatSet ends{};      // agree to end the match without a result
  SeatSet declined{};  // said no to that, or to a rematch
  int watchers = 0;
  std::optional<std::chrono::milliseconds> time{};  // left on the clock
};

struct ChatLine {
  Seat seat;
  std::string text;
};

// The progress of the match: phase, scores, sheet and leaders. Depends only on the entries once there are
// any.
nlohmann::json standing_json(const Match& match);

// The same for everybody.
nlohmann::json table_json(std::string_view id, const Match& match, const Presence& presence);

// What the observer can see now: everything once the deal is over.
Observer eye(const Match& match, Observer observer);

// These return messages as text, so that views, which are written as text, need not be parsed again.

// {"type": "table"}: who is here, and the progress of the match.
std::string table_text(std::string_view id, const Match& match, const Presence& presence);
// `retold` has the log of the current deal; null before the first deal.
std::string state_text(std::string_view id, const Match& match, const Presence& presence, const Table* retold,
                       Observer observer, bool with_moves, const std::vector<ChatLine>& chat);
// Both say why, if they refuse.
Result<std::string> assessment_text(const Match& match, Seat seat, std::string_view id,
                                    std::string_view draft);
Result<std::string> arrangement_text(const Match& match, Seat seat, std::string_view id,
                                     const std::string& how);
std::string hint_text(std::string_view id, int number, const TextThought& thought);
std::string done_text(std::string_view id, int number);
std::string chat_text(const ChatLine& line);
std::string refused_text(std::string_view id, int number, const Message& reason);
std::string goodbye_text(const Message& reason);
// The table belongs to the server of that name.
std::string elsewhere_text(std::string_view node);

// The refusal of a message about this number when the table is at another.
Message stale(int number, int current);

// [MESSAGE, ...]
std::string events_text(const std::vector<SeenEvent>& events);

// The message about a change just committed, for each client. Parts that several clients share are built
// once.
class Update {
 public:
  // Pass `table` if more than the game has changed, and `time` if there is a clock.
  Update(const Match& match, const nlohmann::json* table, std::optional<std::chrono::milliseconds> time,
         bool new_deal);

  std::string text(Observer observer, bool with_moves, std::string_view id);

 private:
  const JsonWriter& body(Observer observer);

  const Match& match_;
  bool new_deal_;
  JsonWriter head_;  // the part that is the same for all observers
  std::optional<std::string> table_;
  std::optional<std::chrono::milliseconds> time_;
  std::vector<SeenEvent> open_events_;
  std::string open_events_text_;
  std::vector<std::pair<Observer, JsonWriter>> bodies_;
};

}  // namespace parlor
