// Requests for hints at one table.
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

  // Call only if the table can be read. `id` is the client's ID for the request.
  void ask(const ClientPtr& client, Seat seat, const std::string& id);
  void leave(const Client& client);

 private:
  Hints& hints();
  // Refuses requests about a position that is over.
  void move_on(Seat seat);
  void think(Seat seat, const std::string& address);
  void ended(const Hints::Job& job, std::optional<TextThought> thought);

  RoomAccess& room_;
  std::unique_ptr<Hints> hints_;  // created by the first request
};

}  // namespace parlor
