// All tables of a server: finds them, creates them, unloads idle ones.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/languages.h"
#include "listing/listing.h"
#include "room/answer.h"
#include "room/room_host.h"
#include "room/strand.h"
#include "server/doorkeeper.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace parlor {

class Room;

// What the house needs from the server. All of it outlives the house.
struct Services {
  const std::vector<GameListing>& games;
  const Languages& languages;
  Store& store;
  Metrics& metrics;
  const Limits& limits;
  std::function<std::unique_ptr<Strand>()> new_strand;
  Thinkers& thinkers;
  Doorkeeper& doorkeeper;
};

using RoomOrRefusal = std::variant<std::shared_ptr<Room>, Refusal>;

class House final : public RoomHost {
 public:
  explicit House(Services services);
  ~House() override;

  const Services& services() const { return services_; }
  const GameListing* game(std::string_view name) const override;
  // The language of the server itself: its refusals, its log.
  const Catalogue& words() const override { return services_.languages.english(); }
  const Limits& limits() const override { return services_.limits; }
  Store& store() override { return services_.store; }
  Metrics& metrics() override { return services_.metrics; }
  Thinkers& thinkers() override { return services_.thinkers; }
  bool may_make_table(const std::string& address) override;
  void make_table(const TableDetails& details, std::function<void(std::string id)> then) override;
  void report(std::string_view event, std::string_view table, const std::optional<Message>& why) override;

  // From memory, or else from the store. An unknown ID creates nothing.
  RoomOrRefusal find(std::string_view id);
  // Stores a new table; `then` receives it, or null if it could not be stored.
  void create(const TableDetails& details, std::function<void(std::shared_ptr<Room>)> then);
  // Unloads tables that nobody is looking at.
  void sweep();
  void for_each(const std::function<void(const std::shared_ptr<Room>&)>& visit) const;
  std::size_t resident() const;

 private:
  std::shared_ptr<Room> add(StoredTable stored);

  Services services_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string_view, std::shared_ptr<Room>> rooms_;  // by the ID that the room holds
};

}  // namespace parlor
