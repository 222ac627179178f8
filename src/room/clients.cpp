#include "room/clients.h"

#include <algorithm>
#include <utility>

#include "room/messages.h"

namespace parlor {

void tell(Client& client, std::string message) {
  client.send(std::make_shared<const std::string>(std::move(message)));
}

void Clients::remove(const ClientPtr& client) {
  std::erase(clients_, client);
  clients_.shrink_to_fit();
}

SeatSet Clients::seats() const {
  SeatSet seats;
  for (const ClientPtr& client : clients_) {
    if (const auto seat = client->observer.seat()) seats = seats.with(*seat);
  }
  return seats;
}

int Clients::watchers() const {
  return static_cast<int>(
      std::ranges::count_if(clients_, [](const ClientPtr& client) { return !client->observer.seat(); }));
}

void Clients::tell(std::string message) const {
  const auto text = std::make_shared<const std::string>(std::move(message));
  for (const ClientPtr& client : clients_) client->send(text);
}

void Clients::say_goodbye(const Message& reason) const {
  const auto text = std::make_shared<const std::string>(goodbye_text(reason));
  for (const ClientPtr& client : clients_) {
    client->send(text);
    client->close();
  }
}

}  // namespace parlor
