// One table's match, read back from the store and carried on. Knows no clients.
#pragma once

#include <array>
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
#include "store/tables/table_store.h"

namespace parlor {

enum class Phase { waiting, playing, between, over };

class Match {
 public:
  // Nothing, where what is stored cannot be read.
  static Result<std::unique_ptr<Match>> load(const GameListing& game, const TableStore& store,
                                             const StoredTable& stored);

  // What these entries lead to, with its log; the first of them counts `before` + 1.
  static Result<std::unique_ptr<Match>> retell(const GameListing& game, TableDetails details,
                                               const std::vector<StoredEntry>& entries, int before = 0);

  const GameListing& game() const { return game_; }
  TableDetails& details() { return details_; }
  const TableDetails& details() const { return details_; }
  // There is one from the first deal on.
  const Table* table() const { return table_.get(); }
  int number() const { return number_; }
  // The number that the turn being played began with: notes of the system do not begin one.
  int turn() const { return turn_; }
  Phase phase() const;

  // The level that plays for people who are away, and thinks of hints.
  const LevelInfo& stand_in() const { return game_.best(); }
  // The level that plays for this seat, where a computer does.
  const LevelInfo& level_of(Seat seat) const;

  // Each carries it out here and gives what is to be stored; a refusal changes nothing.
  Result<StoredEntry> deal();
  Result<StoredEntry> play(Seat seat, std::string_view move, std::string_view id);
  // Against the rules, and stored so: what the clock does to who is late.
  Result<StoredEntry> force(Seat seat, std::string_view move);
  Result<StoredEntry> note(const SystemNote& note);

  // What was settled elsewhere is carried out here too.
  std::optional<Message> repeat_all(const std::vector<StoredEntry>& entries);

  // The number that a move of that id got.
  std::optional<int> answered(Seat seat, std::string_view id) const;
  // What happened since this was last asked.
  std::vector<SeenEvent> news(Observer observer) const { return table_->events_since(told_, observer); }
  // Everybody has been told: the log need not stay in memory.
  void forget_log();

  // A table with its log, made anew from the store when somebody asks, since one in memory keeps none: of the
  // current deal, or of the whole match.
  Result<std::unique_ptr<Table>> retell_deal(const TableStore& store, TableKey key) const;
  Result<std::unique_ptr<Table>> retell_match(const TableStore& store, TableKey key) const;

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
  int dealt_at_ = 0;  // the number of the current deal's beginning
  std::array<Answered, kMaxSeats> answered_;
};

}  // namespace parlor
