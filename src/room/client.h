// Somebody at a table, as the table knows them: an ear. Sockets are one kind; tests have another.
#pragma once

#include <memory>
#include <string>

#include "core/seat.h"

namespace parlor {

class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  // Shared, since many may be told the same.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // After what was sent before it.
  virtual void close() = 0;

  Observer observer = Observer::spectator();
  std::string address;       // as people are counted by it
  bool lists_moves = false;  // wants to be told the moves of its seat
};

}  // namespace parlor
