// A game seen from outside: a thin class over the plain values of any game. Text and JSON in, text and JSON
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

// What the system records besides moves.
struct SystemNote {
  enum class What { clock, takeover, giveback, resign, hint, end };
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

  // The whole record; after forget_log(), only the entries added since.
  const Record& record() const { return record_; }
  const std::vector<std::string>& names() const { return names_; }
  int seats() const { return static_cast<int>(names_.size()); }

  // --- the course of a match. Each function returns why it refused; then nothing has changed.
  std::optional<Message> deal(const DealSource& source);
  std::optional<Message> play(Seat seat, std::string_view move);
  std::optional<Message> force(Seat seat, std::string_view move);  // against the rules; marked as forced
  std::optional<Message> note(const SystemNote& note);

  // Resumes a match after deals that were played elsewhere. Call it before the first deal here.
  void take_up(std::vector<Scores> sheet);
  // What every seat had before the first deal.
  const Scores& start() const { return start_; }

  int deals_dealt() const { return dealt_; }
  int deals_finished() const { return static_cast<int>(sheet_.size()); }
  const Scores& scores() const { return scores_; }             // including all finished deals
  const std::vector<Scores>& sheet() const { return sheet_; }  // one entry per finished deal
  bool dealt() const { return dealt_ > 0; }
  bool deal_over() const { return dealt() && actors().empty(); }
  bool match_over() const {
    return resigned_ || called_off_ || record_.setup.length.over(deals_finished(), scores_, seats());
  }
  // The players agreed to end the match: it is over and has no result.
  bool called_off() const { return called_off_; }
  SeatSet leaders() const;  // nobody if the match was called off

  // --- what happened, as one observer saw it
  std::size_t event_count() const { return forgotten_ + events_.size(); }
  std::vector<SeenEvent> events_since(std::size_t from, Observer observer) const;
  // For owners that keep the record elsewhere and need no second copy in memory: drops events, setup,
  // finished deals and the entries of the current one. Event numbers continue, and the record continues with
  // the next entry of its last deal.
  void forget_log();

  // --- the game
  virtual std::string_view game() const = 0;
  virtual Better better() const = 0;
  virtual SeatSet actors() const = 0;   // the seats to act; none before the first deal and after a deal
  virtual SeatSet winners() const = 0;  // of a finished deal
  virtual Scores deal_scores() const = 0;
  virtual std::string view(Observer observer) const = 0;  // as JSON
  virtual std::vector<std::string> moves(Seat seat) const = 0;
  virtual std::optional<Message> check(Seat seat, std::string_view move) const = 0;
  virtual Assessment assess(Seat seat, std::string_view draft) const = 0;
  // The move to force for a seat that ran out of time with this draft (none if the turn was not begun).
  // Nothing if the rules say nothing about it.
  virtual std::optional<std::string> overdue(Seat seat, std::optional<std::string_view> draft) const = 0;
  virtual const std::vector<std::string>& arrangements() const = 0;
  virtual Arrangement arrange(Seat seat, std::string_view how) const = 0;
  virtual Shuffle shuffle() const = 0;  // how a seed becomes the order of the tiles
  // The tiles in the order in which `source` deals them as deal number `deal` of the match. Ignores the
  // scores so far, which do not affect the tiles.
  virtual Result<std::vector<DealtTile>> layout(const DealSource& source, int deal) const = 0;

 protected:
  enum class Force { no, yes };

  Table(TableSetup setup, const Scores& start);
  // Names and words must each fit on a line of a record; fair deals need one word per seat.
  static std::optional<Message> check_names(const TableSetup& setup);
  static std::optional<Message> check_words(const TableSetup& setup);
  Standing standing() const { return {deals_finished() + 1, scores_}; }
  std::vector<Event>& events() { return events_; }

  virtual std::optional<Message> deal_state(const DealSource& source) = 0;
  virtual void tell_deal() = 0;
  // Carries out the move and returns its canonical text.
  virtual Result<std::string> play_state(Seat seat, std::string_view move, Force force) = 0;

 private:
  std::optional<Message> play_checked(Seat seat, std::string_view move, Force force);
  void end_deal();

  Record record_;
  std::vector<std::string> names_;
  std::vector<Event> events_;
  std::size_t forgotten_ = 0;  // the number of events dropped before events_
  Scores start_;
  Scores scores_;
  std::vector<Scores> sheet_;
  int dealt_ = 0;
  std::optional<Seat> resigned_;
  bool called_off_ = false;
};

// The English phrases of tables, matches and records.
std::span<const Phrase> engine_phrases();

}  // namespace parlor
