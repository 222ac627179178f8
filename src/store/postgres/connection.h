// One connection to PostgreSQL. It never waits longer than it was told to, whatever happens to the network or
// to the server. After a Problem it must not be used again unless the problem concerns one write.
#pragma once

#include <chrono>
#include <libpq-fe.h>
#include <memory>
#include <string>
#include <vector>

#include "store/postgres/address.h"
#include "store/postgres/problem.h"
#include "store/postgres/rows.h"

namespace parlor::postgres {

class Connection {
 public:
  // Throws a Problem if there is no connection to be had. `patience` is how long a request may take.
  Connection(const Address& address, std::chrono::milliseconds patience);

  // Both throw a Problem. A statement with its arguments, $1 and so on:
  Rows ask(const char* statement, const std::vector<std::string>& arguments = {});
  // Several statements, separated by semicolons; returns the rows of the last one.
  Rows run(const std::string& statements);

 private:
  Rows answer();
  void wait(bool sending, std::chrono::steady_clock::time_point end);
  [[noreturn]] void lost() const;

  std::unique_ptr<PGconn, decltype(&PQfinish)> connection_;
  std::chrono::milliseconds patience_;
};

}  // namespace parlor::postgres
