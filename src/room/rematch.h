// The rematch of a table: the same people and computers at a new table. Each table has at most one.
#pragma once

#include <string>
#include <vector>

#include "core/seat.h"
#include "room/clients.h"
#include "room/details.h"
#include "room/room_access.h"

namespace parlor {

class Rematch {
 public:
  explicit Rematch(RoomAccess& room) : room_(room) {}

  // Somebody asks for it, with a word for its shuffle. Call only if the match can be read.
  void ask(const ClientPtr& client, Seat seat, const std::string& id, std::string word);
  // Somebody does not want one. The others play without them; a player left alone is told so and can ask
  // again.
  void decline(const ClientPtr& client, Seat seat, const std::string& id);
  // Everybody here is ready: creates the table if somebody asked for it.
  void make();

 private:
  SeatSet players() const;  // people who are here and did not decline
  TableDetails next_table(const TableDetails& here, SeatSet people);
  void made(const std::string& table);  // "" if it could not be stored
  void refuse(const Message& why);
  // Sends the new table's ID, and to players who stayed their seat and its token. Asking again gives the same
  // answer.
  void tell(Client& client) const;

  RoomAccess& room_;
  std::vector<std::string> words_;  // of those who asked, by seat at this table
  std::string asked_from_;          // the address of the last of them, which the new table is charged to
  bool being_made_ = false;
  std::vector<std::string> tokens_;  // by seat at this table; kept only while somebody stays
};

}  // namespace parlor
