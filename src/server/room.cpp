#include "server/room.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/house.h"
#include "server/log.h"

namespace parlor {
namespace {

constexpr std::int64_t kInUse = -1;
constexpr std::chrono::milliseconds kPauseAfterFailure{1000};

std::int64_t now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace

Room::Room(House& house, StoredTable stored, std::unique_ptr<Strand> strand)
    : house_(house), stored_(std::move(stored)), strand_(std::move(strand)), idle_since_(now_ms()) {}

Room::~Room() = default;

std::chrono::milliseconds Room::idle_for() const {
  const std::int64_t since = idle_since_.load();
  return std::chrono::milliseconds(since == kInUse ? 0 : now_ms() - since);
}

void Room::mark_idle() {
  const bool timers = clock_ || pause_ ||
                      std::ranges::any_of(moves_to_come_, [](const Timer& timer) { return !!timer; }) ||
                      std::ranges::any_of(absent_, [](const Timer& timer) { return !!timer; });
  const bool used = !clients_.empty() || writing_ || !thinking_.empty() || timers;
  if (used) {
    idle_since_ = kInUse;
  } else if (idle_since_ == kInUse) {
    idle_since_ = now_ms();
  }
}

bool Room::load() {
  if (course_ || broken_) return !broken_;
  const GameListing* game = nullptr;
  if (const auto details = TableDetails::parse(stored_.details)) game = house_.game(details->game);
  auto course = game != nullptr ? Course::load(*game, house_.store(), stored_)
                                : Result<std::unique_ptr<Course>>(Message("server.bad_details"));
  if (!course) {
    broken_ = true;
    ++house_.metrics().quarantined;
    log_error("table_quarantined",
              {{"table", short_id(id())}, {"why", house_.words().say(course.problem())}});
    say_goodbye(Message("server.quarantined"));
    return false;
  }
  course_ = std::move(*course);
  // The course has these now; the id stays where it is, since others read it and the house finds us by it.
  stored_.details = {};
  stored_.sitters = {};
  return true;
}

Allowance& Room::allowance(Seat seat) {
  if (allowances_.empty()) allowances_.assign(kMaxSeats, Allowance(house_.limits(), Clock::now()));
  return allowances_[slot(seat)];
}

void Room::wake() {
  when_settled([this] {
    if (!load()) return;
    // The last seat was taken, and then the server was stopped.
    if (course_->phase() == Phase::waiting && !course_->details().open_seat()) deal();
    take_turns();
  });
}

void Room::shut(const Message& reason) {
  when_settled([this, reason] { say_goodbye(reason); });
}

void Room::say_goodbye(const Message& reason) {
  const auto text = std::make_shared<const std::string>(goodbye_text(reason));
  for (const ClientPtr& client : clients_) {
    client->send(text);
    client->close();
  }
}

void Room::when_settled(Task task) {
  waiting_.push_back(std::move(task));
  settle();
}

void Room::settle() {
  while (!writing_ && !waiting_.empty()) {
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    task();
  }
  mark_idle();
}

void Room::commit(std::optional<StoredEntry> entry, bool details, Task then, Task failed) {
  writing_ = true;
  const auto done = [self = shared_from_this(), then = std::move(then),
                     failed = std::move(failed)](Outcome outcome) {
    self->strand().post([self, outcome, then, failed] { self->written(outcome, then, failed); });
  };
  if (!details) return house_.store().append(stored_.key, std::move(*entry), done);
  StoredTable table = course_->details().stored(stored_.key, stored_.id);
  if (!entry) return house_.store().save(std::move(table), done);
  house_.store().append(std::move(table), std::move(*entry), done);
}

void Room::written(Outcome outcome, const Task& then, const Task& failed) {
  writing_ = false;
  if (outcome == Outcome::stored) {
    then();
  } else {
    // What is in memory never happened: begin again from what is on disk.
    // Where the store fails as a whole, it says so itself.
    if (outcome == Outcome::refused) log_error("write_refused", {{"table", short_id(id())}});
    course_.reset();
    if (auto stored = house_.store().find(stored_.id)) stored_.details = std::move(stored->details);
    thinking_ = SeatSet::none();
    failed();
    if (load()) {
      for (const ClientPtr& client : clients_) tell_state(client);
      outcome == Outcome::failed ? take_turns_later() : take_turns();
    }
  }
  settle();
}

// Nothing can be stored at present: computers need not try again at every beat.
void Room::take_turns_later() {
  pause_ = strand_->after(kPauseAfterFailure, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) {
      self->pause_.reset();
      self->when_settled([self] {
        if (self->load()) self->take_turns();
      });
    }
  });
}

void Room::advance(const StoredEntry& entry, Told how, const ClientPtr& mover, const std::string& id) {
  const bool new_deal = entry.text == "deal";
  if (!entry.text.starts_with("system ")) draft_.reset();
  commit(
      entry, false,
      [this, how, mover, new_deal, id] {
        ++house_.metrics().moves;
        tell_update(how, new_deal, mover, id);
        course_->forget_log();
        take_turns();
        if (new_deal) note_absent();
      },
      [this, mover, id] {
        if (mover) refuse(mover, id, Message("server.not_stored"));
      });
}

bool Room::deal() {
  auto entry = course_->deal();
  if (!entry) return false;
  ready_ = SeatSet::none();
  advance(*entry, Told::table);
  return true;
}

void Room::tell_update(Told how, bool new_deal, const ClientPtr& mover, std::string_view id) {
  if (course_->phase() != Phase::playing) how = Told::table;
  if (course_->details().clock > 0) run_clock();
  nlohmann::json table;
  if (how == Told::table) table = table_json(this->id(), *course_, presence());
  Update update(*course_, how == Told::table ? &table : nullptr, presence().time, new_deal);
  for (const ClientPtr& client : clients_) {
    client->send(std::make_shared<const std::string>(
        update.text(client->observer, client->lists_moves, client == mover ? id : "")));
  }
}

void Room::tell_all(const nlohmann::json& message) {
  const auto text = std::make_shared<const std::string>(
      message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  for (const ClientPtr& client : clients_) client->send(text);
}

void Room::tell_table() { tell_all({{"type", "table"}, {"table", table_json(id(), *course_, presence())}}); }

void Room::note(const SystemNote& note) {
  auto entry = course_->note(note);
  if (entry) advance(*entry, Told::table);
}

}  // namespace parlor
