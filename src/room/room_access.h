// What the parts of a room can use of it.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "room/answer.h"
#include "room/clients.h"
#include "room/match.h"
#include "room/room_host.h"
#include "room/strand.h"
#include "store/tables/stored.h"

namespace parlor {

class RoomAccess : public RoomStrand {
 public:
  virtual RoomHost& host() = 0;
  // The table's key and ID; the match has the rest.
  virtual const StoredTable& stored() const = 0;
  // Null if it cannot be read, and then not_loaded() says why.
  virtual Match* match() = 0;
  virtual Refusal not_loaded() const = 0;

  // Runs the task when nothing is being written or read, after loading the match if necessary.
  virtual void when_settled(Task task) = 0;
  // Reads the entries from that number on, for `then` or, if they cannot be read, for `failed`.
  virtual void read_entries(int from, std::function<void(const std::vector<StoredEntry>&)> then,
                            std::function<void(const Refusal&)> failed) = 0;
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
