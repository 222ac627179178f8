// Counts what each address asks for.
#pragma once

#include <array>
#include <map>
#include <mutex>
#include <string>

#include "server/bucket.h"
#include "server/limits.h"

namespace parlor {

class Doorkeeper {
 public:
  enum class Ask { request, table, join };

  explicit Doorkeeper(const Limits& limits) : limits_(limits) {}

  bool allows(const std::string& address, Ask ask);
  // False where the address has too many connections open already.
  bool let_in(const std::string& address);
  void let_out(const std::string& address);

 private:
  struct Visitor {
    int connections = 0;
    std::array<Bucket, 3> buckets;
  };
  Visitor& visitor(const std::string& address);

  const Limits& limits_;
  std::mutex mutex_;
  std::map<std::string, Visitor> visitors_;
};

}  // namespace parlor
