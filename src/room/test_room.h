// For tests: a room whose time, threads, store and people are driven by hand.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table_player.h"
#include "room/room.h"
#include "room/room_host.h"
#include "testing/tricks.h"

namespace parlor::test {

class HandStrand final : public RoomStrand {
 public:
  void post(Task task) override { posted_.push_back(std::move(task)); }
  Timer after(std::chrono::milliseconds delay, Task task) override {
    auto timer = std::make_shared<Pending>(now_ + delay, std::move(task));
    timers_.push_back(timer);
    return timer;
  }
  Time now() const override { return now_; }
  std::shared_ptr<Strand> hold() override { return {std::shared_ptr<void>(), this}; }

  // Runs what was posted, and what that posts in turn.
  void run() {
    while (!posted_.empty()) {
      const Task task = std::move(posted_.front());
      posted_.pop_front();
      task();
    }
  }
  // Runs the timers due by then, in order, each at its time.
  void pass(std::chrono::milliseconds time) {
    const Time end = now_ + time;
    while (const auto next = first_until(end)) {
      now_ = std::max(now_, next->due);
      const Task task = std::exchange(next->task, nullptr);
      task();
      run();
    }
    now_ = end;
  }

 private:
  struct Pending {
    Pending(Time due_, Task task_) : due(due_), task(std::move(task_)) {}
    Time due;
    Task task;  // empty once it has run
  };
  std::shared_ptr<Pending> first_until(Time end) {
    std::shared_ptr<Pending> first;
    for (const auto& weak : timers_) {
      const auto timer = weak.lock();
      if (timer && timer->task && timer->due <= end && (!first || timer->due < first->due)) first = timer;
    }
    return first;
  }

  Time now_{};
  std::deque<Task> posted_;
  std::vector<std::weak_ptr<Pending>> timers_;
};

class HandThinking final : public Thinking {
 public:
  void move(Task task) override { moves_.push_back(std::move(task)); }
  bool ask(const std::string&, Step step) override {
    if (full) return false;
    jobs_.push_back(std::move(step));
    return true;
  }
  std::size_t waiting() const { return moves_.size() + jobs_.size(); }
  void run() {
    while (!moves_.empty()) {
      const Task task = std::move(moves_.front());
      moves_.pop_front();
      task();
    }
    while (!jobs_.empty()) {
      Step step = std::move(jobs_.front());
      jobs_.pop_front();
      while (step()) continue;
    }
  }

  bool full = false;

 private:
  std::deque<Task> moves_;
  std::deque<Step> jobs_;
};

// Stores one table. Writes take effect and are acknowledged when the test lets them.
class HandStore final : public TableStore {
 public:
  explicit HandStore(StoredTable table) : table_(std::move(table)) {}

  void save(StoredTable table, Done done) override {
    add([this, table = std::move(table)] { table_ = table; }, std::move(done));
  }
  void append(TableKey, StoredEntry entry, Done done) override {
    add([this, entry = std::move(entry)] { entries_.push_back(entry); }, std::move(done));
  }
  void append(StoredTable table, StoredEntry entry, Done done) override {
    add(
        [this, table = std::move(table), entry = std::move(entry)] {
          table_ = table;
          entries_.push_back(entry);
        },
        std::move(done));
  }
  void keep_summary(TableKey, StoredSummary) override {}
  void keep_result(std::string, StoredResult) override {}

  void in_background(std::function<void()> task) override { task(); }
  Read<StoredMatch> match(TableKey) const override {
    if (out) return Unread::unreachable;
    StoredMatch found{table_.details, entries_};
    if (const Task late = std::exchange(late_, nullptr)) late();
    return found;
  }
  Read<std::vector<StoredEntry>> entries(TableKey, int from) const override {
    if (out) return Unread::unreachable;
    std::vector<StoredEntry> found;
    std::ranges::copy_if(entries_, std::back_inserter(found),
                         [from](const StoredEntry& entry) { return entry.number >= from; });
    return found;
  }
  Read<std::vector<TableOfProfile>> tables_of(const std::string&, std::optional<TableKey>,
                                              int) const override {
    return Unread::absent;
  }
  Read<std::vector<StoredResult>> results_of(const std::string&) const override { return Unread::absent; }
  Read<std::vector<TableKey>> unsettled(const std::string&) const override { return Unread::absent; }

  const StoredTable& table() const { return table_; }
  const std::vector<StoredEntry>& written() const { return entries_; }
  std::size_t waiting() const { return waiting_.size(); }
  // The first waiting write succeeds or fails.
  void finish(Outcome outcome = Outcome::stored) {
    const auto [write, done] = std::move(waiting_.front());
    waiting_.pop_front();
    if (outcome == Outcome::stored) write();
    done(outcome);
  }
  // The first waiting write seems to fail, but turns up after the match has been read again.
  void finish_late() {
    const auto [write, done] = std::move(waiting_.front());
    waiting_.pop_front();
    late_ = write;
    done(Outcome::failed);
  }

  bool out = false;  // cannot be reached

 private:
  void add(Task write, Done done) { waiting_.emplace_back(std::move(write), std::move(done)); }

  StoredTable table_;
  std::vector<StoredEntry> entries_;
  std::deque<std::pair<Task, Done>> waiting_;
  mutable Task late_;
};

// A client that records what it receives.
class Ear final : public Client {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    heard.push_back(nlohmann::json::parse(*text));
  }
  void close() override { closed = true; }

  // The types of the messages received since the last call.
  std::string types() {
    std::string list;
    for (const auto& message : std::exchange(heard, {}))
      list += (list.empty() ? "" : " ") + message.at("type").get<std::string>();
    return list;
  }

  std::vector<nlohmann::json> heard;
  bool closed = false;
};

// A match of one deal: each seat has the given number of tiles, the lowest numbers first.
inline GameListing tricks_listing() {
  GameListing game;
  game.name = Tricks::kName;
  game.levels = {{"low", {"tricks.about"}}, {"high", {"tricks.about"}}};
  game.best_level = "high";
  game.open = TableOf<Tricks>::open;
  game.starting_points = [](std::string_view) { return 0; };
  game.make_player = [](std::string_view name, const Seed& seed) -> Result<std::unique_ptr<TablePlayer>> {
    const Style style = name == "low" ? Style::low : Style::high;
    return std::unique_ptr<TablePlayer>(
        std::make_unique<TablePlayerOf<Tricks>>(std::make_unique<TricksPlayer>(style, seed)));
  };
  game.make_adviser = [make = game.make_player] { return *make("high", Seed::of(0)); };
  return game;
}

// People at the first seats, computers of the lower level at the others; seat i has the token "token i".
inline TableDetails tricks_table(int people, int seats = 2, int tiles = 2) {
  TableDetails details;
  details.game = Tricks::kName;
  details.rules = "1 seats=" + std::to_string(seats) + " tiles=" + std::to_string(tiles);
  for (int i = 0; i < 24; ++i) details.tiles += (i == 0 ? "" : " ") + std::to_string(i);
  for (int i = 0; i < seats; ++i) {
    SeatDetails seat{.kind = SeatDetails::Kind::computer, .name = computer_name(details), .level = "low"};
    if (i < people) {
      seat = {.kind = SeatDetails::Kind::person,
              .name = "Person " + std::to_string(i),
              .token = TokenHash::of("token " + std::to_string(i))};
    }
    details.seats.push_back(seat);
  }
  details.set_root(Seed::of(1));
  return details;
}

class HandHost final : public RoomHost {
 public:
  explicit HandHost(const TableDetails& details) : store_(details.stored(TableKey::of(1), "table")) {}

  const GameListing* game(std::string_view) const override { return &game_; }
  const Catalogue& words() const override { return words_; }
  const RoomLimits& limits() const override { return limits_; }
  HandStore& store() override { return store_; }
  bool owns(TableKey) const override { return owner; }
  HandThinking& thinkers() override { return thinking_; }
  RoomCounters& metrics() override { return counters_; }
  bool may_make_table(const std::string&) override { return more_tables; }
  void make_table(const TableDetails& details, std::function<void(std::string)> then) override {
    made.emplace_back(details, std::move(then));
  }
  void report(std::string_view event, std::string_view, const std::optional<Message>&) override {
    reported += (reported.empty() ? "" : " ") + std::string(event);
  }

  bool more_tables = true;
  bool owner = true;
  std::vector<std::pair<TableDetails, std::function<void(std::string)>>> made;
  std::string reported;

  GameListing& listing() { return game_; }

 private:
  GameListing game_ = tricks_listing();
  Catalogue words_;
  RoomLimits limits_;
  HandStore store_;
  HandThinking thinking_;
  RoomCounters counters_;
};

// A room with its people. Nothing happens by itself: settle() writes, thinks and runs until all is quiet.
class HandRoom {
 public:
  explicit HandRoom(const TableDetails& details) : host(details) {
    auto own = std::make_unique<HandStrand>();
    strand = own.get();
    room = std::make_shared<Room>(host, host.store().table(), std::move(own));
    room->wake();
    settle();
  }

  std::shared_ptr<Ear> sit(int seat) {
    auto ear = std::make_shared<Ear>();
    room->enter(ear, {{"type", "sit"}, {"token", "token " + std::to_string(seat)}});
    settle();
    return ear;
  }
  void send(const std::shared_ptr<Ear>& from, const nlohmann::json& message) { room->receive(from, message); }
  void settle() {
    strand->run();
    while (host.store().waiting() + host.thinkers().waiting() > 0) {
      if (host.store().waiting() > 0) host.store().finish();
      strand->run();
      host.thinkers().run();
      strand->run();
    }
  }
  // The texts that were written.
  std::string entries() {
    std::string list;
    for (const StoredEntry& entry : host.store().written()) list += (list.empty() ? "" : "|") + entry.text;
    return list;
  }
  TableDetails stored() { return *TableDetails::parse(host.store().table().details); }

  HandHost host;
  HandStrand* strand;
  std::shared_ptr<Room> room;
};

}  // namespace parlor::test
