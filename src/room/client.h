// A client of a table, as the table sees it: somebody to send messages to. Sockets implement it, and so do
// tests.
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

  // Shared, because many clients may receive the same text.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // Closes after everything sent so far.
  virtual void close() = 0;

  Observer observer = Observer::spectator();
  std::string address;       // as limits count it
  bool lists_moves = false;  // wants its seat's legal moves listed
};

}  // namespace parlor
