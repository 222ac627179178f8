// What a room needs from its surroundings, which in a server is the house. All of it outlives the room.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "listing/listing.h"
#include "room/bucket.h"
#include "room/details.h"
#include "room/thinking.h"
#include "store/tables/table_store.h"

namespace parlor {

struct RoomLimits {
  // Per seat, over all sockets, so reconnecting gains nothing.
  Rate messages{100, 5};
  Rate chat{8, 0.5};
  // After this time a computer plays for an absent person, if others are waiting.
  std::chrono::milliseconds away_after{60'000};
  std::optional<int> analysis_samples{};  // per move; if not set, as many as the budget for a move allows
};

// The message allowance of one seat.
struct Allowance {
  Allowance(const RoomLimits& limits, Bucket::Time now)
      : messages(limits.messages, now), chat(limits.chat, now) {}

  Bucket messages;
  Bucket chat;
};

struct RoomCounters {
  std::atomic<std::uint64_t> moves = 0;
  std::atomic<std::uint64_t> refused = 0;      // messages and requests
  std::atomic<std::uint64_t> quarantined = 0;  // tables that could not be read
};

class RoomHost {
 public:
  RoomHost() = default;
  RoomHost(const RoomHost&) = delete;
  RoomHost& operator=(const RoomHost&) = delete;
  virtual ~RoomHost() = default;

  virtual const GameListing* game(std::string_view name) const = 0;
  // The language of refusals.
  virtual const Catalogue& words() const = 0;
  virtual const RoomLimits& limits() const = 0;
  virtual TableStore& store() = 0;
  // Whether what is in memory of a table with this key still counts. Call from any thread.
  virtual bool owns(TableKey key) const = 0;
  virtual Thinking& thinkers() = 0;
  virtual RoomCounters& metrics() = 0;

  // Whether this address may create another table now; if so, counts it.
  virtual bool may_make_table(const std::string& address) = 0;
  // Stores a new table. `then` receives its ID, on any thread; empty if it could not be stored.
  virtual void make_table(const TableDetails& details, std::function<void(std::string id)> then) = 0;
  // Reports to the operator. Call from any thread.
  virtual void report(std::string_view event, std::string_view table,
                      const std::optional<Message>& why = std::nullopt) = 0;
};

}  // namespace parlor
