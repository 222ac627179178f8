// What people at a table ask the best player.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "room/clients.h"
#include "room/hints.h"
#include "room/room_access.h"

namespace parlor {

class HintRequests {
 public:
  explicit HintRequests(RoomAccess& room) : room_(room) {}

  // The table can be read; `id` is what the client calls its question.
  void ask(const ClientPtr& client, Seat seat, const std::string& id);
  void leave(const Client& client);

 private:
  Hints& hints();
  // Those who asked about a position that is over are told so.
  void move_on(Seat seat);
  void think(Seat seat, const std::string& address);
  void ended(const Hints::Job& job, std::optional<TextThought> thought);

  RoomAccess& room_;
  std::unique_ptr<Hints> hints_;  // from the first question on
};

}  // namespace parlor
