#include "room/clients.h"

#include <algorithm>
#include <utility>

#include "room/messages.h"

namespace parlor {

void tell(Client& client, std::string message) {
  client.send(std::make_shared<const std::string>(std::move(message)));
}

void dismiss(Client& client, const Message& reason) {
  tell(client, goodbye_text(reason));
  client.close();
}

bool Clients::remove(const ClientPtr& client) {
  const bool was_here = std::erase(clients_, client) > 0;
  clients_.shrink_to_fit();
  return was_here;
}

bool Clients::has(const ClientPtr& client) const {
  return std::ranges::find(clients_, client) != clients_.end();
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
