#include "server/house.h"

#include <utility>

#include "room/room.h"
#include "server/log.h"

namespace parlor {

House::House(Services services) : services_(std::move(services)) {}
House::~House() = default;

const GameListing* House::game(std::string_view name) const {
  for (const GameListing& game : services_.games) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

bool House::may_make_table(const std::string& address) {
  return services_.doorkeeper.allows(address, Doorkeeper::Ask::table);
}

void House::make_table(const TableDetails& details, std::function<void(std::string id)> then) {
  create(details,
         [then = std::move(then)](const std::shared_ptr<Room>& room) { then(room ? room->id() : ""); });
}

void House::report(std::string_view event, std::string_view table, const std::optional<Message>& why) {
  if (!why) return log_error(event, {{"table", short_id(table)}});
  log_error(event, {{"table", short_id(table)}, {"why", words().say(*why)}});
}

std::shared_ptr<Room> House::add(StoredTable stored) {
  auto room = std::make_shared<Room>(*this, std::move(stored), services_.new_strand());
  return rooms_.emplace(room->id(), room).first->second;
}

RoomOrRefusal House::find(std::string_view id) {
  if (!is_table_id(id)) return Refusal{404, Message("server.no_table")};
  const std::scoped_lock lock(mutex_);
  if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
  const std::uint64_t outages = services_.store.outages();
  auto stored = services_.store.find(id);
  if (!stored && services_.store.outages() != outages) return Refusal{503, Message("server.cannot_read")};
  if (!stored) return Refusal{404, Message("server.no_table")};
  std::shared_ptr<Room> room = add(std::move(*stored));
  room->strand().post([room] { room->wake(); });
  return room;
}

void House::create(const TableDetails& details, std::function<void(std::shared_ptr<Room>)> then) {
  const auto key = services_.store.new_key();
  if (!key) return then(nullptr);
  const StoredTable table = details.stored(*key, new_table_id());
  services_.store.save(table, [this, table, then = std::move(then)](Outcome outcome) {
    if (outcome != Outcome::stored) return then(nullptr);
    std::shared_ptr<Room> room;
    {
      const std::scoped_lock lock(mutex_);
      room = add(table);
    }
    ++services_.metrics.tables_created;
    room->strand().post([room] { room->wake(); });
    then(room);
  });
}

// An idle room has no timer and nothing in progress: anyone who could wake it must find it here first.
void House::sweep() {
  const std::scoped_lock lock(mutex_);
  std::erase_if(rooms_, [this](const auto& entry) {
    const std::shared_ptr<Room>& room = entry.second;
    return room.use_count() == 1 && room->idle_for() > services_.limits.table_idle;
  });
}

void House::for_each(const std::function<void(const std::shared_ptr<Room>&)>& visit) const {
  std::vector<std::shared_ptr<Room>> rooms;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [id, room] : rooms_) rooms.push_back(room);
  }
  for (const auto& room : rooms) visit(room);
}

std::size_t House::resident() const {
  const std::scoped_lock lock(mutex_);
  return rooms_.size();
}

}  // namespace parlor
