// All tables of a server: finds them, makes them, lets the idle ones go.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/languages.h"
#include "listing/listing.h"
#include "server/details.h"
#include "server/doorkeeper.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/strand.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace parlor {

class Room;

// What a house is built over. All of it outlives the house.
struct Ground {
  const std::vector<GameListing>& games;
  const Languages& languages;
  Store& store;
  Metrics& metrics;
  const Limits& limits;
  std::function<std::unique_ptr<Strand>()> new_strand;
  Thinkers& thinkers;
  Doorkeeper& doorkeeper;
};

class House {
 public:
  explicit House(Ground ground);
  ~House();
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  const Ground& ground() const { return ground_; }
  // What the server itself says: its refusals, its log.
  const Catalogue& words() const { return ground_.languages.english(); }
  const Limits& limits() const { return ground_.limits; }
  Store& store() { return ground_.store; }
  Metrics& metrics() { return ground_.metrics; }
  Thinkers& thinkers() { return ground_.thinkers; }
  Doorkeeper& doorkeeper() { return ground_.doorkeeper; }
  const GameListing* game(std::string_view name) const;

  // From memory, or back from the store. An unknown id makes nothing.
  std::shared_ptr<Room> find(std::string_view id);
  // Stores a new table; `then` gets it, or nothing where it could not be stored.
  void create(const TableDetails& details, std::function<void(std::shared_ptr<Room>)> then);
  // Lets go of tables that nobody looks at.
  void sweep();
  void for_each(const std::function<void(const std::shared_ptr<Room>&)>& visit) const;
  std::size_t resident() const;

 private:
  std::shared_ptr<Room> add(StoredTable stored);

  Ground ground_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string_view, std::shared_ptr<Room>> rooms_;  // by the id that the room holds
};

}  // namespace parlor
