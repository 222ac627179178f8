// What the parts of a room reach of it.
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
  // Its key and id; the match has the rest.
  virtual const StoredTable& stored() const = 0;
  // Read back from the store where need be; nothing where it cannot be read.
  virtual Match* match() = 0;

  // Runs it when nothing is being written.
  virtual void when_settled(Task task) = 0;
  // Writes the table's details; `then` runs once they are on disk.
  virtual void save_details(Task then) = 0;

  virtual Clients& clients() = 0;
  // The players who are ready for what comes next: a deal, or the rematch.
  virtual SeatSet& ready() = 0;
  // Those who said no to a rematch.
  virtual SeatSet& declined() = 0;
  virtual bool everybody_ready() = 0;
  virtual void tell_table() = 0;
  // Why not; `id` is what the client called its question.
  virtual void refuse(const ClientPtr& client, std::string_view id, const Message& why) = 0;
};

}  // namespace parlor
