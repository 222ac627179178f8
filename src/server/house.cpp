#include "server/house.h"

#include <algorithm>
#include <utility>

#include "room/room.h"
#include "server/log.h"

namespace parlor {
namespace {

Refusal not_found(Unread why) {
  if (why == Unread::absent) return {404, Message("server.no_table")};
  return {503, Message("server.cannot_read")};
}

}  // namespace

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
  create(details, new_table_id(), [then = std::move(then)](const Found& found) {
    const auto* room = std::get_if<std::shared_ptr<Room>>(&found);
    then(room != nullptr ? (*room)->id() : "");
  });
}

void House::report(std::string_view event, std::string_view table, const std::optional<Message>& why) {
  if (!why) return log_error(event, {{"table", short_id(table)}});
  log_error(event, {{"table", short_id(table)}, {"why", words().say(*why)}});
}

bool House::owns(TableKey key) const {
  const std::uint64_t term = services_.store.term();
  return term != 0 && key.counts_in(term);
}

std::shared_ptr<Room> House::add(TableKey key, const std::string& id) {
  auto room = std::make_shared<Room>(*this, StoredTable{key, id, ""}, services_.new_strand());
  {
    const std::scoped_lock lock(mutex_);
    // Somebody may look for a table while it is being created.
    if (auto here = resident(id)) return here;
    rooms_.erase(id);  // of an earlier term
    rooms_.emplace(room->id(), room);
  }
  room->strand().post([room] { room->wake(); });
  return room;
}

std::shared_ptr<Room> House::resident(std::string_view id) const {
  const auto known = rooms_.find(id);
  if (known == rooms_.end() || known->second->is_shut() || !owns(known->second->key())) return nullptr;
  return known->second;
}

void House::find(const std::string& id, Then then) {
  if (!is_table_id(id)) return then(Refusal{404, Message("server.no_table")});
  if (services_.store.term() == 0) return then(Refusal{503, Message("server.cannot_read")});
  std::unique_lock lock(mutex_);
  if (const std::shared_ptr<Room> here = resident(id)) {
    lock.unlock();
    return then(here);
  }
  auto& waiting = wanted_[id];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  lock.unlock();
  services_.store.in_background([this, id] { look_up(id); });
}

void House::read_details(const std::string& id, std::function<void(DetailsOrRefusal)> then) {
  if (!is_table_id(id)) return then(Refusal{404, Message("server.no_table")});
  services_.store.in_background([&store = services_.store, id, then = std::move(then)] {
    const auto stored = store.find(id);
    if (!stored) return then(not_found(stored.why()));
    const auto details = TableDetails::parse(stored->table.details);
    if (!details) return then(Refusal{500, Message("server.quarantined")});
    then(*details);
  });
}

void House::look_up(const std::string& id) {
  Store& store = services_.store;
  const std::uint64_t term = store.term();
  const auto stored = store.find(id);
  if (!stored) return found(id, not_found(stored.why()));
  if (!stored->node.empty()) return found(id, Elsewhere{stored->node});
  // If somebody else is faster, the next request will tell who.
  const TableKey key = stored->table.key.in(term);
  store.claim(key, [this, id, key](Outcome outcome) {
    if (outcome != Outcome::stored) return found(id, Refusal{503, Message("server.moving")});
    found(id, add(key, id));
  });
}

void House::found(const std::string& id, const Found& what) {
  std::vector<Then> waiting;
  {
    const std::scoped_lock lock(mutex_);
    waiting = std::move(wanted_.extract(id).mapped());
  }
  for (const Then& then : waiting) then(what);
}

void House::create(const TableDetails& details, std::string id, Then then) {
  Store& store = services_.store;
  store.in_background([this, &store, details, id = std::move(id), then = std::move(then)] {
    const std::uint64_t term = store.term();
    const auto key = store.new_key();
    if (!key || term == 0) return then(Refusal{503, Message("server.not_stored")});
    const TableKey ours = key->in(term);
    store.save(details.stored(ours, id), [this, ours, id, then](Outcome outcome) {
      if (outcome == Outcome::refused) return then(Refusal{409, Message("server.id_taken")});
      if (outcome == Outcome::failed) return then(Refusal{503, Message("server.not_stored")});
      ++services_.metrics.tables_created;
      then(add(ours, id));
    });
  });
}

// An idle room has no timer and nothing in progress: anyone who could wake it must find it here first.
void House::sweep() {
  const std::scoped_lock lock(mutex_);
  std::erase_if(rooms_, [this](const auto& entry) {
    const std::shared_ptr<Room>& room = entry.second;
    if (room.use_count() > 1 || room->idle_for() <= services_.limits.table_idle) return false;
    services_.store.release(room->key());
    return true;
  });
}

void House::check_lease() {
  std::vector<std::shared_ptr<Room>> lost;
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(rooms_, [&](const auto& entry) {
      if (owns(entry.second->key())) return false;
      lost.push_back(entry.second);
      return true;
    });
  }
  for (const auto& room : lost) room->strand().post([room] { room->shut(Message("server.moving")); });
}

void House::for_each(const std::function<void(const std::shared_ptr<Room>&)>& visit) const {
  std::vector<std::shared_ptr<Room>> rooms;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [id, room] : rooms_) rooms.push_back(room);
  }
  for (const auto& room : rooms) visit(room);
}

bool House::all_shut() const {
  const std::scoped_lock lock(mutex_);
  return std::ranges::all_of(rooms_, [](const auto& entry) { return entry.second->is_shut(); });
}

std::size_t House::resident() const {
  const std::scoped_lock lock(mutex_);
  return rooms_.size();
}

}  // namespace parlor
