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
#include "room/details.h"
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

// Another server owns the table.
struct Elsewhere {
  std::string node;
};

using Found = std::variant<std::shared_ptr<Room>, Elsewhere, Refusal>;
using DetailsOrRefusal = std::variant<TableDetails, Refusal>;

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
  bool owns(TableKey key) const override;
  Metrics& metrics() override { return services_.metrics; }
  Thinkers& thinkers() override { return services_.thinkers; }
  bool may_make_table(const std::string& address) override;
  void make_table(const TableDetails& details, std::function<void(std::string id)> then) override;
  void report(std::string_view event, std::string_view table, const std::optional<Message>& why) override;

  // `then` is called once, here or later on another thread.
  using Then = std::function<void(Found)>;
  // From memory, or else from the store, if no other server owns it. An unknown ID creates nothing.
  void find(const std::string& id, Then then);
  // What is stored of a table, whoever owns it.
  void read_details(const std::string& id, std::function<void(DetailsOrRefusal)> then);
  // Stores a new table; what was found is that one, or a refusal if it could not be stored.
  void create(const TableDetails& details, std::string id, Then then);
  // Unloads tables that nobody is looking at.
  void sweep();
  // Says goodbye at every table if this server may no longer own them.
  void check_lease();
  void for_each(const std::function<void(const std::shared_ptr<Room>&)>& visit) const;
  bool all_shut() const;
  std::size_t resident() const;

 private:
  std::shared_ptr<Room> add(TableKey key, const std::string& id);
  // Null if it is not in memory, or no longer counts. Call with the mutex locked.
  std::shared_ptr<Room> resident(std::string_view id) const;
  // The work of find(), where it may wait for the store.
  void look_up(const std::string& id);
  void found(const std::string& id, const Found& what);

  Services services_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string_view, std::shared_ptr<Room>> rooms_;  // by the ID that the room holds
  std::unordered_map<std::string, std::vector<Then>> wanted_;          // being looked up
};

}  // namespace parlor
