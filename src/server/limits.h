// How much one client, one address and one message may ask for.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

namespace parlor {

// So many at once, and so many a second after that.
struct Rate {
  double burst;
  double per_second;
};

struct Limits {
  std::size_t message_bytes = std::size_t{8} * 1024;
  std::size_t header_bytes = std::size_t{8} * 1024;
  std::size_t body_bytes = std::size_t{64} * 1024;
  std::chrono::milliseconds request_time{10'000};  // for a whole request, and for a socket's first message
  std::chrono::milliseconds idle_time{120'000};    // a socket that answers no ping
  int connections_an_address = 200;
  std::size_t queued_bytes = std::size_t{256} * 1024;  // to a client that does not read

  Rate requests{120, 20};  // an address
  Rate tables{20, 0.1};    // an address
  Rate joins{30, 0.5};     // an address
  Rate messages{100, 5};   // a socket
  Rate chat{8, 0.5};       // a socket

  std::chrono::milliseconds away_after{
      60'000};  // a computer plays for who is gone so long, where others wait
  std::chrono::milliseconds table_idle{600'000};  // a table nobody looks at leaves memory
  std::chrono::milliseconds sweep_every{30'000};  // how often such tables are looked for

  std::optional<int> analysis_samples{};  // a move; as many as the budget of a deal allows

  // For load runs: everything that counts what an address or a socket asks for is lifted.
  static Limits for_load() {
    constexpr Rate kAny{1e12, 1e12};
    Limits limits;
    limits.connections_an_address = 1'000'000;
    limits.requests = limits.tables = limits.joins = limits.messages = limits.chat = kAny;
    return limits;
  }
};

}  // namespace parlor
