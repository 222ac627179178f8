// What the parts of a room can use of it.
#pragma once

#include <string_view>

#include "room/clients.h"
#include "room/match.h"
#include "room/room_host.h"
#include "room/strand.h"

namespace parlor {

class RoomAccess : public RoomStrand {
 public:
  virtual RoomHost& host() = 0;
  // The table's key and ID; the match has the rest.
  virtual const StoredTable& stored() const = 0;
  // Loaded from the store if necessary; null if it cannot be read.
  virtual Match* match() = 0;

  // Runs the task when nothing is being written.
  virtual void when_settled(Task task) = 0;
  // Writes the table's details; `then` runs once they are on disk.
  virtual void save_details(Task then) = 0;

  virtual Clients& clients() = 0;
  // The players who are ready for what comes next: a deal, or the rematch.
  virtual SeatSet& ready() = 0;
  // The players who declined a rematch.
  virtual SeatSet& declined() = 0;
  virtual bool everybody_ready() = 0;
  virtual void tell_table() = 0;
  // `id` is the client's ID for its message.
  virtual void refuse(const ClientPtr& client, std::string_view id, const Message& why) = 0;
};

}  // namespace parlor
