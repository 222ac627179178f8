// What an operator monitors. Prometheus reads it as text.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "room/room_host.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace parlor {

struct Metrics : RoomCounters {
  std::atomic<std::int64_t> clients = 0;
  std::atomic<std::uint64_t> tables_created = 0;
  std::atomic<std::uint64_t> slow_clients = 0;  // disconnected because they did not read

  std::string to_string(std::size_t tables_resident, const Store::Figures& store,
                        const std::optional<Store::Lease>& lease, const Thinkers::Figures& thinkers) const;
};

}  // namespace parlor
