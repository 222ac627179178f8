// A game from outside: one thin class over the plain values of any game. Texts and JSON in, texts and JSON
// out.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "core/seat.h"
#include "engine/assessment.h"
#include "engine/event.h"
#include "engine/match.h"
#include "engine/place.h"
#include "engine/record.h"

namespace parlor {

// What the system notes beside the moves.
struct SystemNote {
  enum class What { clock, takeover, giveback, resign, hint };
  What what;
  Seat seat;
  std::string detail{};  // who took over

  static std::optional<SystemNote> parse(std::string_view text);
  std::string to_string() const;
};

class Table {
 public:
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  virtual ~Table() = default;

  // All of it; after forget_log() no more than the entries that came later.
  const Record& record() const { return record_; }
  const std::vector<std::string>& names() const { return names_; }
  int seats() const { return static_cast<int>(names_.size()); }

  // --- the course of a match. Each returns why it was refused, and changes nothing then.
  std::optional<Message> deal(const DealSource& source);
  std::optional<Message> play(Seat seat, std::string_view move);
  std::optional<Message> force(Seat seat, std::string_view move);  // against the rules, and marked so
  std::optional<Message> note(const SystemNote& note);

  // Takes a match up after deals that were played elsewhere; before the first deal here.
  void take_up(std::vector<Scores> sheet);
  // What everybody had before the first deal.
  const Scores& start() const { return start_; }

  int deals_dealt() const { return dealt_; }
  int deals_finished() const { return static_cast<int>(sheet_.size()); }
  const Scores& scores() const { return scores_; }             // with those of all finished deals
  const std::vector<Scores>& sheet() const { return sheet_; }  // of each of them
  bool dealt() const { return dealt_ > 0; }
  bool deal_over() const { return dealt() && actors().empty(); }
  bool match_over() const {
    return resigned_ || record_.setup.length.over(deals_finished(), scores_, seats());
  }
  SeatSet leaders() const;

  // --- what happened, as one observer was told
  std::size_t event_count() const { return forgotten_ + events_.size(); }
  std::vector<SeenEvent> events_since(std::size_t from, Observer observer) const;
  // Who keeps the record elsewhere needs no second copy in memory: events, setup, finished deals and the
  // entries of the current one are let go. Events are counted on, and the record goes on with the next entry
  // of its last deal.
  void forget_log();

  // --- the game
  virtual std::string_view game() const = 0;
  virtual Better better() const = 0;
  virtual SeatSet actors() const = 0;   // who may act; nobody before the first deal and after a deal
  virtual SeatSet winners() const = 0;  // of a finished deal
  virtual Scores deal_scores() const = 0;
  virtual std::string view(Observer observer) const = 0;  // as JSON
  virtual std::vector<std::string> moves(Seat seat) const = 0;
  virtual std::optional<Message> check(Seat seat, std::string_view move) const = 0;
  virtual Assessment assess(Seat seat, std::string_view draft) const = 0;
  // The move to force for a seat that ran out of time with this draft (nothing: the turn was not begun);
  // nothing where the rules say nothing.
  virtual std::optional<std::string> overdue(Seat seat, std::optional<std::string_view> draft) const = 0;
  virtual const std::vector<std::string>& arrangements() const = 0;
  virtual Arrangement arrange(Seat seat, std::string_view how) const = 0;
  virtual Shuffle shuffle() const = 0;  // how a seed becomes the order of the tiles
  // The tiles in the order in which a source deals them as the match's deal of this number. The scores so far
  // are taken as nothing: they do not move tiles.
  virtual Result<std::vector<DealtTile>> layout(const DealSource& source, int deal) const = 0;

 protected:
  enum class Force { no, yes };

  Table(TableSetup setup, const Scores& start);
  // A name must fit into a line of a record, and so must a word; fair deals need one a seat.
  static std::optional<Message> check_names(const TableSetup& setup);
  static std::optional<Message> check_words(const TableSetup& setup);
  Standing standing() const { return {deals_finished() + 1, scores_}; }
  std::vector<Event>& events() { return events_; }

  virtual std::optional<Message> deal_state(const DealSource& source) = 0;
  virtual void tell_deal() = 0;
  // Carries the move out and gives its canonical text.
  virtual Result<std::string> play_state(Seat seat, std::string_view move, Force force) = 0;

 private:
  std::optional<Message> play_checked(Seat seat, std::string_view move, Force force);
  void end_deal();

  Record record_;
  std::vector<std::string> names_;
  std::vector<Event> events_;
  std::size_t forgotten_ = 0;  // events before the first of events_
  Scores start_;
  Scores scores_;
  std::vector<Scores> sheet_;
  int dealt_ = 0;
  std::optional<Seat> resigned_;
};

// What tables, matches and records say, in English.
std::span<const Phrase> engine_phrases();

}  // namespace parlor
