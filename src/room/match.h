// The match at one table: loaded from the store and continued. Knows nothing about clients.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"
#include "engine/table.h"
#include "listing/listing.h"
#include "room/details.h"
#include "store/tables/stored.h"

namespace parlor {

enum class Phase { waiting, playing, between, over };

class Match {
 public:
  // Fails if it makes no sense.
  static Result<std::unique_ptr<Match>> load(const GameListing& game, const StoredMatch& stored);

  // The table that these entries lead to, with its log; the first entry has number `before` + 1.
  static Result<std::unique_ptr<Match>> retell(const GameListing& game, TableDetails details,
                                               const std::vector<StoredEntry>& entries, int before = 0);

  const GameListing& game() const { return game_; }
  TableDetails& details() { return details_; }
  const TableDetails& details() const { return details_; }
  // Null before the first deal.
  const Table* table() const { return table_.get(); }
  int number() const { return number_; }
  // The number at which the current turn started; system notes do not start one.
  int turn() const { return turn_; }
  Phase phase() const;

  // The level that plays for absent people and gives hints.
  const LevelInfo& stand_in() const { return game_.best(); }
  // The level of the computer that plays for this seat, if one does.
  const LevelInfo& level_of(Seat seat) const;

  // Each of these changes the match in memory and returns the entry to store; a refusal changes nothing.
  Result<StoredEntry> deal();
  Result<StoredEntry> play(Seat seat, std::string_view move, std::string_view id);
  // A forced move, stored as one: the penalty when a player's time is up.
  Result<StoredEntry> force(Seat seat, std::string_view move);
  Result<StoredEntry> note(const SystemNote& note);

  // Applies entries that have already been accepted.
  std::optional<Message> repeat_all(const std::vector<StoredEntry>& entries);

  // The number of the move with that client ID.
  std::optional<int> answered(Seat seat, std::string_view id) const;
  // The events that clients have not received yet.
  std::vector<SeenEvent> news(Observer observer) const { return table_->events_since(told_, observer); }
  // All clients have received the log, so it need not stay in memory.
  void forget_log();

  // A table with its log, of the current deal or the whole match. Rebuilt from the stored entries, because
  // the one in memory keeps no log. The entries of the current deal start with this number:
  int deal_start() const { return dealt_at_; }
  Result<std::unique_ptr<Table>> retell_deal(const std::vector<StoredEntry>& entries) const;
  // The same later and on any thread, while the match continues.
  using Retell = std::function<Result<std::unique_ptr<Table>>(const std::vector<StoredEntry>& entries)>;
  Retell deal_reteller() const;
  Result<std::unique_ptr<Table>> retell_match(const std::vector<StoredEntry>& entries) const;

 private:
  struct Answered {
    std::string id;
    int number = 0;
  };

  Match(const GameListing& game, TableDetails details) : game_(game), details_(std::move(details)) {}
  std::optional<Message> open_table();
  std::optional<Message> carry_out(std::string_view text);
  std::optional<Message> repeat(const StoredEntry& entry);
  StoredEntry entry(std::string text, std::string id);
  void count(int number, std::string_view text);

  const GameListing& game_;
  TableDetails details_;
  std::unique_ptr<Table> table_;
  int number_ = 0;
  int turn_ = 0;
  std::size_t told_ = 0;
  int dealt_at_ = 0;  // the number at which the current deal started
  std::array<Answered, kMaxSeats> answered_;
};

}  // namespace parlor
