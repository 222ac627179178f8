// How much one client, one address and one message may ask for.
#pragma once

#include <chrono>
#include <cstddef>
#include <initializer_list>

#include "room/room_host.h"

namespace parlor {

// How many hints, analyses, lessons and profiles may wait for a thread.
struct Waiting {
  std::size_t an_address = 64;
  std::size_t all = 1024;
};

struct Limits : RoomLimits {
  std::size_t message_bytes = std::size_t{8} * 1024;
  std::size_t header_bytes = std::size_t{8} * 1024;
  std::size_t body_bytes = std::size_t{64} * 1024;
  std::chrono::milliseconds request_time{10'000};  // for a whole request, and for a socket's first message
  std::chrono::milliseconds idle_time{120'000};    // for a socket that does not answer pings
  int connections_an_address = 200;
  std::size_t queued_bytes = std::size_t{256} * 1024;  // to a client that does not read

  // Per address. A family or a school class may share one, so these allow for many people.
  Rate connections{400, 40};             // new ones; more are closed at once
  Rate requests{120, 20};                // to the API
  Rate tables{20, 0.1};                  // for creating them
  Rate joins{30, 0.5};                   // for taking a seat
  Rate pages{2000, 100};                 // files of the page, which has a few dozen
  Rate checks{60, 5};                    // /healthz and /metrics, polled every few seconds
  Rate upgrades{300, 15};                // sockets opened
  Rate strangers{300, 15};               // messages of spectators, and before somebody sits down
  Rate address_messages{2000, 200};      // over all its sockets
  Rate address_chat{80, 5};              // over all its sockets
  Rate address_control_frames{600, 20};  // over all its sockets

  // Per socket. Browsers send none except the answer to our ping, once per half `idle_time`.
  Rate control_frames{20, 1};

  std::chrono::milliseconds table_idle{600'000};  // a table nobody looks at is unloaded
  std::chrono::milliseconds sweep_every{30'000};  // how often to look for such tables

  Waiting waiting{};

  // For load runs: lifts every limit on what an address, a seat or a socket may ask for.
  static Limits for_load() {
    constexpr Rate kAny{1e12, 1e12};
    Limits limits;
    limits.connections_an_address = 1'000'000;
    limits.waiting = {1'000'000, 1'000'000};
    for (Rate Limits::* rate : std::initializer_list<Rate Limits::*>{
             &Limits::connections, &Limits::requests, &Limits::tables, &Limits::joins, &Limits::pages,
             &Limits::checks, &Limits::upgrades, &Limits::strangers, &Limits::address_messages,
             &Limits::address_chat, &Limits::address_control_frames, &Limits::messages, &Limits::chat,
             &Limits::control_frames}) {
      limits.*rate = kAny;
    }
    return limits;
  }
};

}  // namespace parlor
