#include "room/room.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

namespace parlor {
namespace {

constexpr std::int64_t kInUse = -1;

std::int64_t in_milliseconds(Strand::Time time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

}  // namespace

Room::Room(RoomHost& host, StoredTable stored, std::unique_ptr<Strand> strand)
    : host_(host),
      stored_(std::move(stored)),
      strand_(std::move(strand)),
      queue_(*this, host_.store(), [this] { mark_idle(); }),
      clock_(*this, [this] { when_settled([this] { clock_ran_out(); }); }),
      absence_(*this,
               [this](Seat seat) {
                 when_settled([this, seat] {
                   if (loaded() && !clients_.seats().contains(seat)) set_away(seat, true);
                 });
               }),
      computers_(*this, host_,
                 [this](Seat seat, const std::string& move) {
                   when_settled([this, seat, move] { play_for(seat, move); });
                 }),
      hints_(*this),
      analyses_(*this),
      idle_since_(in_milliseconds(strand_->now())) {}

void Room::post(Task task) {
  strand_->post([self = shared_from_this(), task = std::move(task)] { task(); });
}

Timer Room::after(std::chrono::milliseconds delay, Task task) {
  return strand_->after(delay, [weak = weak_from_this(), task = std::move(task)] {
    if (const auto self = weak.lock()) task();
  });
}

std::shared_ptr<Strand> Room::hold() { return {shared_from_this(), static_cast<Strand*>(this)}; }

std::chrono::milliseconds Room::idle_for() const {
  const std::int64_t since = idle_since_.load();
  return std::chrono::milliseconds(since == kInUse ? 0 : in_milliseconds(strand_->now()) - since);
}

void Room::mark_idle() {
  const bool used = !clients_.empty() || queue_.busy() || pause_ || clock_.running() || absence_.waiting() ||
                    computers_.busy();
  if (used) {
    idle_since_ = kInUse;
  } else if (idle_since_ == kInUse) {
    idle_since_ = in_milliseconds(now());
  }
}

void Room::when_settled(Task task) {
  queue_.when_settled([this, task = std::move(task)]() mutable {
    if (!host_.owns(stored_.key)) end(Message("server.moving"));
    if (match_ || broken_ || shut_) return task();
    load(std::move(task));
  });
}

void Room::load(Task then) {
  queue_.read([key = stored_.key](const TableStore& store) { return store.match(key); },
              [this, then = std::move(then)](const Read<StoredMatch>& read) {
                if (!shut_) take_in(read);
                then();
              });
}

void Room::take_in(const Read<StoredMatch>& read) {
  const GameListing* game = nullptr;
  if (const auto details = read ? TableDetails::parse(read->details) : std::nullopt)
    game = host_.game(details->game);
  auto match =
      game != nullptr
          ? Match::load(*game, *read)
          : Result<std::unique_ptr<Match>>(Message(read ? "server.bad_details" : "server.bad_entry"));
  if (match) {
    match_ = std::move(*match);
    return;
  }
  // While the store cannot be reached, the table may be fine: the next attempt tells.
  broken_ = read || read.why() != Unread::unreachable;
  if (broken_) {
    ++host_.metrics().quarantined;
    host_.report("table_quarantined", id(), match.problem());
  }
  clients_.say_goodbye(not_loaded().why);
}

Refusal Room::not_loaded() const {
  if (shut_) return {503, shut_because_};
  return broken_ ? Refusal{500, Message("server.quarantined")} : Refusal{503, Message("server.cannot_read")};
}

void Room::read_entries(int from, std::function<void(const std::vector<StoredEntry>&)> then,
                        std::function<void(const Refusal&)> failed) {
  queue_.read([key = stored_.key, from](const TableStore& store) { return store.entries(key, from); },
              [this, then = std::move(then), failed = std::move(failed)](Read<Entries> entries) {
                if (!entries) {
                  const bool damaged = entries.why() == Unread::damaged;
                  return failed(damaged ? Refusal{500, Message("server.quarantined")}
                                        : Refusal{503, Message("server.cannot_read")});
                }
                // A write that seemed to have failed may turn up after the match was read again. Until the
                // next write finds it there, it has not happened.
                std::erase_if(*entries,
                              [this](const StoredEntry& entry) { return entry.number > match_->number(); });
                then(*entries);
              });
}

Allowance& Room::allowance(Seat seat) {
  if (allowances_.empty()) allowances_.assign(kMaxSeats, Allowance(host_.limits(), now()));
  return allowances_[slot(seat)];
}

void Room::wake() {
  when_settled([this] {
    if (!loaded()) return;
    // The server was stopped right after the last seat was taken.
    if (match_->phase() == Phase::waiting && !match_->details().open_seat()) deal();
    take_turns();
  });
}

void Room::shut(const Message& reason) {
  queue_.when_settled([this, reason] { end(reason); });
}

void Room::end(const Message& reason) {
  if (shut_.exchange(true)) return;
  shut_because_ = reason;
  match_.reset();
  pause_.reset();
  clock_.stop();
  computers_.give_up();
  clients_.say_goodbye(reason);
}

void Room::commit(std::optional<StoredEntry> entry, bool details, Task then, Task failed) {
  const auto done = [this, then = std::move(then), failed = std::move(failed)](Outcome outcome) {
    written(outcome, then, failed);
  };
  if (!details) return queue_.write(stored_.key, *std::move(entry), done);
  queue_.write(match_->details().stored(stored_.key, stored_.id), std::move(entry), done);
}

void Room::written(Outcome outcome, const Task& then, const Task& failed) {
  if (outcome == Outcome::stored) return then();
  // What is in memory never happened: start again from what is on disk. If the store as a whole fails, it
  // reports that itself.
  if (outcome == Outcome::refused) host_.report("write_refused", id());
  match_.reset();
  computers_.give_up();
  failed();
  load([this, outcome] {
    if (!loaded()) return;
    tell_state({clients_.begin(), clients_.end()},
               [this, outcome] { outcome == Outcome::failed ? take_turns_later() : take_turns(); });
  });
}

void Room::save_details(Task then) { commit(std::nullopt, true, std::move(then)); }

void Room::refuse(const ClientPtr& client, std::string_view id, const Message& why) {
  ++host_.metrics().refused;
  tell(*client, refused_text(id, match_ ? match_->number() : 0, why));
}

void Room::advance(const StoredEntry& entry, Told how, const ClientPtr& mover, const std::string& id) {
  const bool new_deal = entry.text == "deal";
  if (!entry.text.starts_with("system ")) clock_.forget_draft();
  commit(
      entry, false,
      [this, how, mover, new_deal, id] {
        ++host_.metrics().moves;
        tell_update(how, new_deal, mover, id);
        match_->forget_log();
        take_turns();
        if (new_deal) note_absent();
      },
      [this, mover, id] {
        if (mover) refuse(mover, id, Message("server.not_stored"));
      });
}

bool Room::deal() {
  auto entry = match_->deal();
  if (!entry) return false;
  ready_ = SeatSet::none();
  advance(*entry, Told::table);
  return true;
}

void Room::note(const SystemNote& note) {
  if (const auto entry = match_->note(note)) advance(*entry, Told::table);
}

Presence Room::presence() const {
  return {clients_.seats(), ready_, ends_, declined_, clients_.watchers(), clock_.left()};
}

void Room::tell_update(Told how, bool new_deal, const ClientPtr& mover, std::string_view id) {
  if (match_->phase() != Phase::playing) how = Told::table;
  if (match_->details().clock > 0) run_clock();
  nlohmann::json table;
  if (how == Told::table) table = table_json(this->id(), *match_, presence());
  Update update(*match_, how == Told::table ? &table : nullptr, clock_.left(), new_deal);
  for (const ClientPtr& client : clients_) {
    tell(*client, update.text(client->observer, client->lists_moves, client == mover ? id : ""));
  }
}

// The log of the current deal is not in memory. Whoever cannot be told is sent away, and may come back when
// the log can be read.
void Room::tell_state(std::vector<ClientPtr> to, const Task& then) {
  const auto tell_all = [this](const std::vector<ClientPtr>& clients, const Table* retold) {
    for (const ClientPtr& client : clients) {
      tell(*client,
           state_text(id(), *match_, presence(), retold, client->observer, client->lists_moves, chat_));
    }
  };
  if (match_->table() == nullptr) {
    tell_all(to, nullptr);
    return then();
  }
  const auto clients = std::make_shared<const std::vector<ClientPtr>>(std::move(to));
  const auto failed = [clients, then](const Refusal& refusal) {
    for (const ClientPtr& client : *clients) dismiss(*client, refusal.why);
    then();
  };
  read_entries(
      match_->deal_start(),
      [this, clients, then, tell_all, failed](const Entries& entries) {
        const auto retold = match_->retell_deal(entries);
        if (!retold) return failed({500, Message("server.quarantined")});
        tell_all(*clients, retold->get());
        then();
      },
      failed);
}

void Room::tell_table() { clients_.tell(table_text(id(), *match_, presence())); }

}  // namespace parlor
