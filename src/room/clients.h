// All clients connected to a table.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "room/client.h"

namespace parlor {

using ClientPtr = std::shared_ptr<Client>;

void tell(Client& client, std::string message);
// Says goodbye and closes.
void dismiss(Client& client, const Message& reason);

class Clients {
 public:
  void add(const ClientPtr& client) { clients_.push_back(client); }
  // False if the client is not here.
  bool remove(const ClientPtr& client);
  bool has(const ClientPtr& client) const;
  bool empty() const { return clients_.empty(); }
  auto begin() const { return clients_.begin(); }
  auto end() const { return clients_.end(); }

  SeatSet seats() const;
  int watchers() const;

  // The same text to everybody.
  void tell(std::string message) const;
  void say_goodbye(const Message& reason) const;

 private:
  std::vector<ClientPtr> clients_;
};

}  // namespace parlor
