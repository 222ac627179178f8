// The rematch of a table: the same people and computers at a new one. There is one per table.
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

  // Somebody asks for it, with a word for its shuffle; the match can be read.
  void ask(const ClientPtr& client, Seat seat, const std::string& id, std::string word);
  // Somebody does not want one. The others play it without them; who is left alone with the wish is told so,
  // and may ask again.
  void decline(const ClientPtr& client, Seat seat, const std::string& id);
  // Everybody who is here is ready: makes it where somebody asked.
  void make();

 private:
  SeatSet players() const;  // people who are here and did not decline
  TableDetails next_table(const TableDetails& here, SeatSet people);
  void made(const std::string& table);  // "" where it could not be stored
  void refuse(const Message& why);
  // Which table it is; who stayed is told the seat and its token too. Asked again, the answer is the same.
  void tell(Client& client) const;

  RoomAccess& room_;
  std::vector<std::string> words_;  // of those who asked, by the seats here
  std::string asked_from_;          // the address of the last of them: the table counts as theirs
  bool being_made_ = false;
  std::vector<std::string> tokens_;  // by the seats here; only as long as somebody stays
};

}  // namespace parlor
