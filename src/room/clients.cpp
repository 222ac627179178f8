#include "room/clients.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "room/messages.h"

namespace parlor {
namespace {

std::shared_ptr<const std::string> text_of(const nlohmann::json& message) {
  return std::make_shared<const std::string>(
      message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

void tell(Client& client, const nlohmann::json& message) { client.send(text_of(message)); }

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

void Clients::tell(const nlohmann::json& message) const {
  const auto text = text_of(message);
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
